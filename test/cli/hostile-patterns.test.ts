import { describe, expect, test } from 'vitest';
import { parseWriterGlob, passesFilter } from '../../src/import/foreign/catalog/edge-filter.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';

/** A regular expression for it would try every way to spread the stars over the name. */
const PATTERN = `${'*a'.repeat(30)}b`;

const NAME = 'a'.repeat(56);

const manifest = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: ${NAME}}, orders: {name: ${NAME}x}}
lineage:
  - {downstream: orders, upstreams: [raw]}
`;

const csv = `upstream_dataset,downstream_dataset\nsnowflake:${NAME},snowflake:${NAME}x\n`;

const event = JSON.stringify({
  eventType: 'COMPLETE',
  eventTime: '2026-01-01T00:00:00Z',
  producer: 'x',
  schemaURL: 'x',
  run: { runId: '019a0000-0000-7000-8000-000000000000' },
  job: { namespace: NAME, name: 'j' },
  inputs: [{ namespace: `postgres://${NAME}`, name: 'a.b.c' }],
  outputs: [{ namespace: `postgres://${NAME}`, name: 'a.b.d' }],
});

describe('a pattern with many stars ends at once', () => {
  test.each([
    ['manifests', ['validate'], `manifests: ["${PATTERN}.yaml"]\n`, 'HW1002'],
    ['manifests that leave out', ['validate'], `manifests: ["**/*.yaml", "!${PATTERN}"]\n`, ''],
    ['graph SELECTOR', ['graph', PATTERN], '', 'HW1010'],
    ['explain ADDRESS', ['explain', PATTERN], '', 'HW1018'],
    ['export SELECTOR', ['export', '--to', 'csv', PATTERN], '', 'HW1010'],
    ['import --exclude', ['import', 'csv', 'in.csv', '--exclude', PATTERN], '', 'HW1010'],
    [
      'imports.openlineage.namespaces',
      ['import', 'openlineage', 'event.json', '--dry-run'],
      `imports: {openlineage: {namespaces: {"${PATTERN}": false}}}\n`,
      '',
    ],
  ])('%s', async (_place, args, settings, error) => {
    const { path } = await stackFolder({
      'headwater.yaml': `version: 1\nstack: shop\n${settings}`,
      [`lineage/${NAME}.yaml`]: manifest,
      'in.csv': csv,
      'event.json': event,
    });
    const ended = await runCli(args, { cwd: path, env: {} });
    expect(ended.code).toBe(error === '' ? 0 : 64);
    expect(ended.stderr).toMatch(error === '' ? /^$/ : new RegExp(`^error ${error} `));
  });

  test('import catalog --written-by', () => {
    const reading = { datasets: new Map(), writtenBy: `urn:li:corpuser:${NAME}`, writtenIn: NAME };
    for (const writer of [PATTERN, `run:${PATTERN}`])
      expect(
        passesFilter(
          { dataset: urnOf('raw'), type: 'COPY' } as never,
          reading as never,
          {
            writtenBy: [parseWriterGlob(writer)],
            newerThan: undefined,
            olderThan: undefined,
          } as never,
        ),
      ).toBe(false);
  });
});
