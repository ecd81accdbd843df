import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/plan/document/change.js';
import type { Plan } from '../../src/plan/document/plan.js';
import { settingsFacts, undoAllowed } from './record-files.js';
import { broken, oldAspects, oldFiles, oldText, releases } from './releases.js';
import { type Aspects, aspectsIn, type OldWorld, oldWorld } from './world.js';

// The files that users keep. Each test takes those of a release, and the program of today.

describe.each(releases)('of %s', (release) => {
  const stack = oldFiles(release, 'stack');
  const oldPlan = (intent: string): Plan => JSON.parse(oldText(release, `plans/${intent}.json`));
  const world = (holds: string, files = stack): Promise<OldWorld> =>
    oldWorld({ files, holds: oldAspects(release, holds) });

  it('manifests load without a finding and make the same plan', async () => {
    const { json } = await world('catalog/before.json');
    expect(await json(0, 'validate'), broken(release, 'Manifests')).toMatchObject({ findings: [] });
    const plan = await json(0, 'plan');
    expect(meaningOf(plan), broken(release, 'Manifests')).toEqual(meaningOf(oldPlan('sync')));
  });

  it('settings load without a finding, with the same defaults', () => {
    const before: Readonly<Record<string, object>> = JSON.parse(oldText(release, 'settings.json'));
    for (const [path, text] of Object.entries(oldFiles(release, 'settings')))
      expect(settingsFacts(path, text), broken(release, 'Settings')).toMatchObject(
        before[path] ?? {},
      );
  });

  it('a saved plan is shown, and its apply writes what it says', async () => {
    const files = { ...stack, 'old.json': oldText(release, 'plans/sync.json') };
    const { run, json, catalog } = await world('catalog/before.json', files);
    const shown = await run('show', 'old.json');
    expect(shown.code, broken(release, 'Saved plans') + shown.stderr).toBe(0);
    expect(shown.stdout + shown.stderr, broken(release, 'Saved plans')).not.toContain('HW5016');
    await json(0, 'apply', 'old.json');
    expect(lineageOf(await aspectsIn(catalog)), broken(release, 'Saved plans')).toMatchObject(
      lineageOf(oldAspects(release, 'catalog/spec.json')),
    );
  });

  it.each([
    ['adopt', ['adopt', '--select', 'adopted']],
    ['release', ['release', '--select', 'orders_copy']],
  ])('a saved plan of %s is applied', async (intent, again) => {
    const files = { ...stack, 'old.json': oldText(release, `plans/${intent}.json`) };
    const { json } = await world('catalog/spec.json', files);
    const planned = await json(0, ...again);
    expect(meaningOf(planned), broken(release, 'Saved plans')).toEqual(meaningOf(oldPlan(intent)));
    await json(0, 'apply', 'old.json');
    expect(await json(0, ...again), broken(release, 'Saved plans')).toMatchObject({ changes: [] });
  });

  it('a receipt rolls its apply back, by a new plan or a saved one', async () => {
    const files = {
      ...stack,
      'sync.json': oldText(release, 'receipts/sync.json'),
      'old.json': oldText(release, 'plans/rollback.json'),
    };
    const { json } = await world('catalog/spec.json', files);
    const undo = await json(0, 'rollback', 'sync.json', ...undoAllowed);
    expect(meaningOf(undo), broken(release, 'Receipts')).toEqual(meaningOf(oldPlan('rollback')));
    await json(0, 'apply', 'old.json', ...undoAllowed);
    const again = await json(0, 'rollback', 'sync.json', ...undoAllowed);
    expect(again, broken(release, 'Receipts')).toMatchObject({ changes: [] });
  });

  it('a receipt restores what its apply undid of another writer', async () => {
    const files = {
      ...oldFiles(release, 'lost'),
      'old.json': oldText(release, 'lost/receipt.json'),
    };
    const { json, catalog } = await world('lost/after.json', files);
    await json(0, 'rollback', 'old.json', '--out', 'undo.json');
    await json(0, 'apply', 'undo.json');
    const sink = JSON.stringify(lineageOf(await aspectsIn(catalog)));
    expect(sink, broken(release, 'Receipts')).toContain('snowflake,theirs,PROD');
  });

  it('a receipt of a later minor version is shown', async () => {
    const text = oldText(release, 'receipts/sync.json');
    const later = text.replace(/"formatVersion":"(\d+)\.\d+"/, '"formatVersion":"$1.99","later":1');
    expect(later).not.toBe(text);
    const { run } = await oldWorld({ files: { ...stack, 'old.json': later }, holds: {} });
    expect(await run('show', 'old.json')).toMatchObject({ code: 0 });
  });

  it('an import record is the base of the next import', async () => {
    const { json, write } = await oldWorld({ files: oldFiles(release, 'import'), holds: {} });
    const again = ['import', 'csv', 'l.csv', '--detailed-exitcode'];
    await json(0, ...again);
    const csv = oldText(release, 'import/l.csv');
    await write('l.csv', csv.replace('snowflake:a.b.raw,x,', 'snowflake:a.b.raw,y,'));
    // The record says that nobody edited the old mapping, so the source takes it away.
    expect(await json(2, ...again), broken(release, 'Import records')).toMatchObject({
      counts: { new: 1, removed: 1, kept: 0 },
    });
  });
});

/** The part of the changes that people rely on: which element, why, from what to what. */
function meaningOf(plan: unknown): readonly unknown[] {
  return (plan as Plan).changes.map(({ place: _, ...change }: Change) => change);
}

/** The aspects that an apply writes, without times. */
function lineageOf(aspects: Aspects): object {
  const kept = Object.values(aspects)
    .flat()
    .map((entity) => [entity.urn, entity] as const);
  return JSON.parse(
    JSON.stringify(Object.fromEntries(kept), (name, value) =>
      name === 'time' || name === 'lastObserved' ? 0 : value,
    ),
  );
}
