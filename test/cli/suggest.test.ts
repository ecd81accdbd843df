import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../schemas/suggestions.schema.json' with { type: 'json' };
import type { ColumnType } from '../../src/model/desired-state.js';
import { declares, type Step, worldThat } from '../support/cli/explain-json.js';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { columnsBecame, ingestedAspects } from '../support/scenario/steps.js';
import { schemaMetadata } from '../support/server/schema-metadata.js';
import { lastLine } from './apply-world.js';

const matches = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
  schema,
);

/** An ingestion writes columns with their types. */
function typed(name: string, columns: Readonly<Record<string, ColumnType>>): Step {
  const aspect = schemaMetadata(name, []);
  const fields = Object.entries(columns).map(([fieldPath, type]) => ({
    fieldPath,
    nativeDataType: type,
    type: {
      type: { [`com.linkedin.schema.${type.slice(0, 1).toUpperCase()}${type.slice(1)}Type`]: {} },
    },
  }));
  return ingestedAspects(urnOf(name), { schemaMetadata: { ...aspect, fields } });
}

const shop = [
  declares(
    'downstream: orders, upstreams: [raw_orders, raw_fx]',
    'downstream: mart, upstreams: [orders, sheet]',
    'downstream: raw_fx, upstreams: [raw_orders], columns: {day: raw_orders.id}',
  ),
  typed('raw_orders', { id: 'string', amount: 'number', note: 'string', day: 'date' }),
  typed('orders', {
    order_id: 'string',
    Amount: 'number',
    note: 'number',
    day: 'date',
    rate: 'number',
  }),
  columnsBecame('mart', 'orderId', 'last_note', 'day'),
];

describe('headwater suggest', () => {
  it('prints a manifest with scores and reasons, which validates as it is', async () => {
    const { headwater, folder, url } = await worldThat(...shop);
    const { code, stdout, stderr } = await headwater('suggest');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.replaceAll(url, 'CATALOG')).toMatchInlineSnapshot(`
      "# Headwater suggest for stack shop
      # catalog CATALOG
      # Review each pair, then paste what is right into a manifest.

      version: 1

      lineage:
        - downstream: mart
          columns:
            orderId: orders.order_id # 0.90 same words

        - downstream: orders
          columns:
            order_id: raw_orders.id # 0.97 same name after that of the table
            Amount: raw_orders.amount # 0.99 same name
            note: raw_orders.note # 0.99 same name
            rate: raw_fx.rate # 0.99 same name

      # 1 edge without suggestions: columns are not known
      #   mart <- sheet (sheet)

      # 1 edge without suggestions: some columns of the upstream are mapped
      #   raw_fx <- raw_orders

      # Suggestions: 5 column pairs for 2 datasets; 2 edges without any.
      "
    `);
    writeFileSync(join(folder, 'lineage/suggested.yaml'), stdout);
    expect((await headwater('validate')).stdout).toBe(
      'Valid: stack shop, 2 files, 5 datasets, 5 edges, 6 column mappings.\n',
    );
    expect(await headwater('fmt', '--check', 'lineage/suggested.yaml')).toMatchObject({ code: 0 });
  });

  it('shows less certain pairs of some downstreams, and of those that map columns', async () => {
    const { headwater, declare } = await worldThat(...shop);
    const low = await headwater('suggest', 'mart', 'raw_fx', '--min-score', '0');
    expect(low.stdout.split('\n').slice(2)).toMatchInlineSnapshot(`
      [
        "# Review each pair, then paste what is right into a manifest.",
        "",
        "version: 1",
        "",
        "lineage:",
        "  - downstream: mart",
        "    columns:",
        "      orderId: orders.order_id # 0.90 same words",
        "      last_note: orders.note # 0.20 same name after an aggregate; the types differ",
        "      day: orders.day # 0.20 same name; the types differ",
        "",
        "# 1 edge without suggestions: columns are not known",
        "#   mart <- sheet (sheet)",
        "",
        "# 1 edge without suggestions: some columns of the upstream are mapped",
        "#   raw_fx <- raw_orders",
        "",
        "# Suggestions: 3 column pairs for 1 dataset; 2 edges without any.",
        "",
      ]
    `);
    await declare(
      declaring(
        'downstream: orders, upstreams: [raw_orders, raw_fx], columns: {note: raw_orders.note}',
      ),
    );
    const some = await headwater('suggest', 'orders');
    expect(some.stdout).toContain(
      'other columns of the downstream are mapped; --all suggests more',
    );
    expect(lastLine(some.stdout)).toBe('# Suggestions: 0 column pairs; 2 edges without any.');
    const all = await headwater('suggest', 'orders', '--all');
    expect(all.stdout).toContain('      rate: raw_fx.rate # 0.99 same name\n');
    expect(lastLine(all.stdout)).toBe(
      '# Suggestions: 1 column pair for 1 dataset; 1 edge without any.',
    );
  });

  it('gives JSON that follows the published schema', async () => {
    const { headwater } = await worldThat(...shop);
    const { stdout } = await headwater('suggest', '--format', 'json', '--min-score', '0');
    expect(matches(JSON.parse(stdout)), JSON.stringify(matches.errors)).toBe(true);
    expect((await headwater('suggest', '-q')).stdout).toMatch(
      /^Suggestions: 5 column pairs for 2 datasets/,
    );
  });

  it('takes columns of datasets that the stack creates from the manifests', async () => {
    const { headwater, declare } = await worldThat();
    await declare({
      'lineage/new.yaml': `version: 1
defaults: {platform: sheets, env: PROD}
datasets:
  rates: {name: new_rates, create: true, columns: {day: date, rate: number}}
lineage:
  - {downstream: rates, upstreams: [{platform: snowflake, name: raw_fx}]}
`,
    });
    expect((await headwater('suggest')).stdout).toContain(
      `      day: # 0.99 same name
        dataset: {urn: "${urnOf('raw_fx')}"}
        column: day
`,
    );
  });

  it('refuses mistakes and names the next step', async () => {
    const { headwater } = await worldThat(...shop);
    const wrong = async (...words: readonly string[]) => {
      const { code, stderr } = await headwater('suggest', ...words);
      return `${code} ${stderr}`;
    };
    expect(await wrong('ordres')).toMatchInlineSnapshot(`
      "64 error HW1010 "ordres": no dataset with lineage
        = did you mean orders?
      "
    `);
    expect(await wrong('--min-score', '2')).toMatchInlineSnapshot(`
      "64 error HW1005 option '--min-score <score>' argument '2' is invalid. It must be a number from 0 to 1.
        = headwater help suggest lists the options
      "
    `);
    expect(await wrong('--min-score', 'high')).toContain('It must be a number from 0 to 1.');
    expect(await wrong('--format', 'html')).toContain('64 ');
  });
});
