import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headNote, headRoom, NEAR } from '../../../../src/report/drawing/look/box-head.js';
import { entityNames } from '../../../../src/report/drawing/look/entity-names.js';
import { platformMark } from '../../../../src/report/drawing/look/platform-mark.js';
import { textWidth } from '../../../../src/report/drawing/look/text-width.js';
import {
  type NamedBox,
  type ShownWords,
  viewWords,
} from '../../../../src/report/drawing/look/view-words.js';

const letters = [NEAR, { size: 17, isTitleOnly: false }, { size: 32, isTitleOnly: true }] as const;

function shownOf(boxes: readonly NamedBox[], one: (typeof letters)[number] = NEAR, width = 240) {
  return viewWords(boxes, ({ platform, env }) =>
    headRoom({ kind: 'dataset', platform }, { env, width, letters: one }),
  );
}

function named(urn: string, kind: string, title?: string): NamedBox {
  return { urn, kind, ...entityNames(urn, title) };
}

const dataset = (platform: string, name: string, env = 'PROD') =>
  named(`urn:li:dataset:(urn:li:dataPlatform:${platform},${name},${env})`, 'dataset');

const list = (...boxes: readonly NamedBox[]): readonly ShownWords[] => [...shownOf(boxes).values()];

const word = fc.constantFrom(
  ...['orders', 'order', 'stg', 'customers', 'daily', 'eu', 'emea', 'v1', 'fct', 'a', 'Revenue'],
);
const longName = fc
  .array(word, { minLength: 1, maxLength: 14 })
  .chain((words) => fc.constantFrom('_', '-', '').map((separator) => words.join(separator)));
const schema = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join('_'));
const env = fc.constantFrom('PROD', 'DEV', 'NON_PROD');
const instance = fc.constantFrom('', 'instance_1.', 'instance_2.');

const tables = fc
  .tuple(
    fc.constantFrom(
      ...['snowflake', 'bigquery', 'postgres', 'mysql', 'mssql', 'redshift', 'databricks'],
      ...['oracle', 'dbt'],
    ),
    ...[instance, schema, schema, longName, env],
  )
  .map(([platform, from, database, place, name, where]) =>
    dataset(platform, `${from}${database}.${place}.${name}`, where),
  );
const topics = fc
  .tuple(instance, fc.array(word, { minLength: 1, maxLength: 12 }), env)
  .map(([from, words, where]) => dataset('kafka', `${from}${words.join('.')}`, where));
const files = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 9 }), longName, env)
  .map(([folders, name, where]) => dataset('s3', `${folders.join('/')}/${name}.parquet`, where));
const jobs = fc
  .tuple(instance, schema, longName, env)
  .map(([from, flow, id, where]) =>
    named(`urn:li:dataJob:(urn:li:dataFlow:(airflow,${from}${flow},${where}),${id})`, 'job'),
  );
const reports = fc
  .tuple(
    fc.constantFrom('chart', 'dashboard'),
    fc.constantFrom('looker', 'tableau'),
    fc.nat(30),
    fc.option(longName, { nil: undefined }),
  )
  .map(([kind, platform, id, title]) =>
    named(`urn:li:${kind}:(${platform},dashboard_elements.${id})`, kind, title),
  );
const models = fc
  .tuple(longName, env)
  .map(([name, where]) =>
    named(`urn:li:mlModel:(urn:li:dataPlatform:sagemaker,${name},${where})`, 'model'),
  );
const catalogs = fc.uniqueArray(fc.oneof(tables, topics, files, jobs, reports, models), {
  maxLength: 60,
  selector: ({ urn }) => urn,
});

/** Names that differ in one word: the first, one in the middle, the last, or in the schema only. */
const twins = fc
  .tuple(schema, fc.array(word, { minLength: 8, maxLength: 16 }), fc.nat(15), fc.nat(1), env)
  .map(([place, words, at, part, where]) =>
    ['alpha', 'beta', 'gamma'].map((own) => {
      const name = words.with(at % words.length, own).join('_');
      return part === 0
        ? dataset('snowflake', `db.${place}.${name}`, where)
        : dataset('snowflake', `db.${name}.${place}`, where);
    }),
  );

describe('the words of a view', () => {
  it.each(letters)('differ from box to box, with letters of $size px', (one) => {
    fc.assert(
      fc.property(fc.oneof(catalogs, twins), (boxes) => {
        const words = shownOf(boxes, one);
        const all = boxes.map(({ urn, kind, platform }) => [
          kind,
          platformMark(platform),
          words.get(urn),
        ]);
        expect(new Set(all.map((shown) => JSON.stringify(shown))).size).toBe(boxes.length);
      }),
      { numRuns: 60 },
    );
  });

  it('fit, and hold whole words only', () => {
    fc.assert(
      fc.property(twins, (boxes) => {
        for (const [urn, { title, context, env }] of shownOf(boxes)) {
          expect(title.length).toBeLessThanOrEqual(2);
          for (const line of title) expect(textWidth(line, 'sans') * 14).toBeLessThanOrEqual(240);
          expect(textWidth(context + env, 'sans') * 11).toBeLessThanOrEqual(240);
          const known = new Set(urn.split(/[^A-Za-z0-9]+/));
          const parts = [...title, context].join('_').split(/[^A-Za-z0-9]+/);
          expect(parts.filter((part) => part !== '' && !known.has(part))).toEqual([]);
        }
      }),
    );
  });

  it('are the short name, its place and its environment where that is enough', () => {
    expect(list(dataset('snowflake', 'shop.marts.orders'))).toEqual([
      { title: ['orders'], context: 'shop.marts', env: 'PROD' },
    ]);
    expect(list(dataset('kafka', 'shop.orders.v1'))).toEqual([
      { title: ['shop.orders.v1'], context: '', env: 'PROD' },
    ]);
  });

  it('wrap a long name, and keep the word that tells it apart', () => {
    const name = (own: string) =>
      `shop.m.fct_customer_orders_by_${own}_and_region_with_returns_daily`;
    expect(list(dataset('hive', 'shop.m.int_payments_pivoted_to_orders'))[0]?.title).toEqual([
      'int_payments_',
      'pivoted_to_orders',
    ]);
    expect(
      list(dataset('hive', name('month')), dataset('hive', name('week'))).map(({ title }) => title),
    ).toEqual([
      ['fct_…month_…', 'returns_daily'],
      ['fct_…week_…', 'returns_daily'],
    ]);
  });

  it('say more where short names are the same', () => {
    const chart = (id: string) => named(`urn:li:chart:(looker,elements.${id})`, 'chart', 'Revenue');
    expect(list(chart('42'), chart('43')).map(({ context }) => context)).toEqual([
      'elements.42',
      'elements.43',
    ]);
    const model = (where: string) =>
      named(`urn:li:mlModel:(urn:li:dataPlatform:sagemaker,scores,${where})`, 'model');
    expect(list(model('PROD'), model('DEV')).map(({ context }) => context)).toEqual([
      'urn:li:…scores,PROD)',
      'urn:li:…scores,DEV)',
    ]);
  });

  it('show the letters that differ, or numbers where those have no room', () => {
    const id = (end: string) => `${'x'.repeat(200)}${end}${'y'.repeat(200)}`;
    const boxes = ['a', 'b'].map((end) => named(`urn:li:chart:(looker,${id(end)})`, 'chart', 'A'));
    const contexts = (width: number) =>
      [...shownOf(boxes, NEAR, width).values()].map(({ context }) => context);
    expect(contexts(90)).toEqual(['…a…', '…b…']);
    expect(contexts(78)).toEqual(['#1', '#2']);
  });

  it('end where no number fits either', () => {
    const boxes = ['a', 'b'].map((id) => named(`urn:li:chart:(looker,${id})`, 'chart', 'A'));
    expect(shownOf(boxes, NEAR, 60).size).toBe(2);
  });
});

describe('the facts of a box', () => {
  const facts = (width: number, ...all: readonly string[]) =>
    headNote({ kind: 'dataset', facts: all }, width);

  it('stand in a line as far as they fit', () => {
    expect(facts(300, 'job', '', 'stack commerce', 'airflow')).toBe(
      'job · stack commerce · airflow',
    );
    // The mark tells the platform too.
    expect(facts(200, 'job', '', 'stack commerce', 'airflow')).toBe('job · stack commerce');
    expect(facts(120, 'job', '', 'stack commerce', 'airflow')).toBe('job …');
    expect(facts(120, 'job', '', 'stack commerce', '')).toBe('job …');
  });

  it('are cut by nothing else, and may be none', () => {
    expect(facts(60, 'dashboard', 'looker')).toBe('dashboard');
    expect(facts(60, '')).toBe('');
  });
});
