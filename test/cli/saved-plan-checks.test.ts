import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prettyCanonicalJson } from '../../src/plan/document/canonical-json.js';
import type { Plan } from '../../src/plan/document/plan.js';
import { effectDigest } from '../../src/plan/document/plan-digest.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { plannedShop, type Shop, settings } from '../support/cli/saved-plan-shop.js';
import { urnOf } from '../support/model/state-builders.js';

describe('a plan made for another place', () => {
  it.each<[string, (one: Shop) => Promise<CliRun>]>([
    [
      'another stack',
      async ({ write, run }) =>
        write('headwater.yaml', settings.replace('shop', 'other')).then(() =>
          run('apply', 'p.json'),
        ),
    ],
    ['another target', ({ run }) => run('apply', 'p.json', '--target', 'dev')],
    [
      'another catalog',
      ({ path, catalog }) =>
        runCli(['apply', 'p.json'], {
          cwd: path,
          env: { DATAHUB_GMS_URL: catalog.url.replace('127.0.0.1', 'localhost') },
        }),
    ],
  ])('%s: exit 4 before any request', async (_what, apply) => {
    const one = await plannedShop();
    const before = one.catalog.requests();
    const { code, stdout, stderr } = await apply(one);
    expect(code).toBe(4);
    expect(stdout).toBe('');
    expect(stderr).toContain('HW5007');
    expect(one.catalog.requests()).toEqual(before);
  });
});

describe('the file of a plan', () => {
  const forged = (plan: Plan): Plan => ({ ...plan, digests: { effect: effectDigest(plan) } });
  it.each<[string, (plan: Plan, text: string) => string, string]>([
    ['not JSON', () => 'hello', 'not a JSON object'],
    ['a list', () => '[]', 'not a JSON object'],
    ['cut off', (_, text) => text.slice(0, text.length / 2), 'not a JSON object'],
    ['without a version', () => '{}', 'formatVersion'],
    ['another major', (plan) => JSON.stringify({ ...plan, formatVersion: '2.0' }), '2.0'],
    [
      'an unknown property',
      (plan) => JSON.stringify({ ...plan, more: 1 }),
      'additional properties',
    ],
    ['a wrong type', (plan) => JSON.stringify({ ...plan, changes: [{}] }), '/changes/0'],
    [
      'fewer changes',
      (plan) => JSON.stringify({ ...plan, changes: plan.changes.slice(1) }),
      'digest',
    ],
    ['too large', (_, text) => text + ' '.repeat(128_000_000), 'larger than 128 MB'],
  ])('%s: exit 64 without a request to the catalog', async (_what, make, said) => {
    const { run, path, saved, catalog } = await plannedShop();
    await writeFile(
      join(path, 'q.json'),
      make(await saved(), await readFile(join(path, 'p.json'), 'utf8')),
    );
    const before = catalog.requests();
    for (const verb of ['apply', 'show']) {
      const { code, stdout, stderr } = await run(verb, 'q.json');
      expect([code, stdout]).toEqual([64, '']);
      expect(stderr).toContain(said);
    }
    expect(catalog.requests()).toEqual(before);
  });

  it('of a higher minor version with additional properties is accepted', async () => {
    const { run, path, saved, upstreams } = await plannedShop();
    const plan = await saved();
    const later = {
      ...plan,
      formatVersion: '1.9',
      news: [1],
      target: { ...plan.target, region: 'eu' },
    };
    await writeFile(join(path, 'q.json'), prettyCanonicalJson(later));
    expect(await run('apply', 'q.json')).toMatchObject({ code: 0 });
    expect(await upstreams('mart')).toEqual(['orders']);
    await writeFile(join(path, 'q.json'), prettyCanonicalJson({ ...later, changes: 5 }));
    expect(await run('show', 'q.json')).toMatchObject({ code: 64 });
  });

  it('a forged one with a right digest writes no more than the manifests say', async () => {
    const { run, path, saved, upstreams } = await plannedShop();
    const plan = await saved();
    const changes = plan.changes.map((change) =>
      change.element === 'edge' && change.upstream === urnOf('raw')
        ? { ...change, upstream: urnOf('mart') }
        : change,
    );
    await writeFile(join(path, 'q.json'), prettyCanonicalJson(forged({ ...plan, changes })));
    const applied = await run('apply', 'q.json');
    expect(applied, applied.stdout).toMatchObject({ code: 0 });
    expect(applied.stdout).toContain('Held back');
    expect(await upstreams('orders')).toEqual(['fx']);
  });
});
