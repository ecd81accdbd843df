import { describe, expect, it } from 'vitest';
import { validateCode } from '../../../src/import/run/validate-code.js';
import { loadAndRender } from '../../../src/report/load-renderers.js';
import { expectGolden } from '../../support/golden.js';
import { codeSettings, codeStack, viewReading } from '../../support/import/code-stack.js';

const manifest = `version: 1 # the shop
defaults: {platform: snowflake}
datasets:
  orders: {name: orders}
  raw: {name: raw}
  fx: {name: fx}
lineage:
  # The orders.
  - downstream: orders
    upstreams: [raw, fx] # both
    columns:
      id: raw.id   # the key
      total: {from: raw.amount, transform: SUM(price)} # in cents
      old: raw.old
`;

const columns = {
  id: [undefined, 'raw.id'],
  total: ['SUM(amount * rate) AS total', 'raw.amount', 'fx.rate'],
  day: ['DATE(at)', 'raw.at'],
  city: [undefined, 'places.city'],
} as const;

const reading = viewReading('orders', columns);

async function validated(
  { request }: Pick<Awaited<ReturnType<typeof codeStack>>, 'request'>,
  fix = false,
) {
  return await validateCode({ ...request, against: ['sql'], fix });
}

describe('validate --against', () => {
  it('names the lines of both sides in every format', async () => {
    const { report, sources, exitCode } = await validated(await codeStack(manifest, reading));
    expect(exitCode).toBe(0);
    const render = async (format: 'text' | 'json' | 'sarif') =>
      String(
        await loadAndRender(format, report, {
          color: false,
          sources,
          tool: { name: 'headwater', version: '0' },
        }),
      );
    await expectGolden(import.meta, 'validate-against', {
      text: await render('text'),
      json: await render('json'),
      sarif: await render('sarif'),
    });
  });

  it('finds nothing if the manifests say what the code does, and closes the parser', async () => {
    const stack = await codeStack(
      manifest,
      viewReading('orders', {
        ID: [undefined, 'raw.id'],
        total: ['SUM("PRICE") AS "TOTAL"', 'raw.AMOUNT'],
        old: [undefined, 'raw.old'],
      }),
    );
    expect((await validated(stack)).report.findings).toEqual([]);
    expect(stack.parser.isClosed()).toBe(true);
  });

  it('takes the levels of the settings', async () => {
    const rules = 'rules: {code-column-stale: error, code-column-missing: off}\n';
    const stack = await codeStack(manifest, reading, { 'headwater.yaml': codeSettings + rules });
    const { report, exitCode } = await validated(stack);
    expect(exitCode).toBe(1);
    expect(report.findings.map(({ name, level }) => `${level} ${name}`)).toEqual([
      'warning code-transform-differs',
      'error code-column-stale',
    ]);
  });

  it('takes datasets in the spelling of the manifests', async () => {
    const upper = manifest.replace('{name: orders}', '{name: ORDERS}');
    const { report } = await validated(await codeStack(upper, reading));
    expect(report.findings.map(({ name }) => name)).toContain('code-column-stale');
  });

  it('takes the environment of a target', async () => {
    const targets = 'targets: {dev: {env: DEV}}\n';
    const stack = await codeStack(manifest, reading, { 'headwater.yaml': codeSettings + targets });
    await validateCode({ ...stack.request, target: 'dev', against: ['sql'], fix: false });
    expect(stack.parser.settings).toMatchObject([{ platform: 'snowflake', env: 'DEV' }]);
  });

  it('gives the words of the parser for code that it cannot read', async () => {
    const odd = viewReading('orders', { id: [undefined, 'raw.id'] }, 'odd columns');
    const { report } = await validated(await codeStack(manifest, odd));
    expect(report.findings.map(({ name, message }) => `${name}: ${message}`)).toEqual([
      'code-unread: the columns of "orders" were not compared with its code: odd columns',
    ]);
    const failed = await codeStack(manifest, { kind: 'failed', reason: 'no answer' });
    expect((await validated(failed)).report.findings).toMatchObject([
      {
        name: 'code-unread',
        message: 'code was not compared: text left out: no answer',
        place: { file: 'sql/orders.sql' },
      },
    ]);
  });

  it('reports the mistakes of manifests alone', async () => {
    const { report, exitCode } = await validated(await codeStack('version: 2\n', reading));
    expect(exitCode).toBe(1);
    expect(report.findings.map(({ place }) => place?.file)).toEqual(['lineage/a.yaml']);
  });
});

describe('validate --against --fix', () => {
  it('writes the columns in place, and a second run changes nothing', async () => {
    const stack = await codeStack(manifest, reading);
    const { report, fixed } = await validated(stack, true);
    const text = await stack.manifest();
    expect(fixed).toEqual([{ path: 'lineage/a.yaml', before: manifest, text }]);
    await expectGolden(import.meta, 'validate-against-fix', {
      manifest: text,
      left: report.findings.map(({ name, message }) => `${name}: ${message}`).join('\n'),
    });
    const again = await validated(stack, true);
    expect(again.fixed).toEqual([]);
    expect(again.report).toEqual(report);
    expect(await stack.manifest()).toBe(text);
  });

  it('leaves wildcards, notes and other downstreams alone', async () => {
    const others = `${manifest}  - downstream: {name: bare}
    upstreams: [{dataset: raw, note: by hand}]
    columns: {"*": {from: raw.*, except: [x]}, y: raw.y}
`
      .replace('[raw, fx] # both', '[{dataset: raw, note: kept}, fx]')
      .replace('      old: raw.old', '      "*": raw.*');
    const stack = await codeStack(others, reading);
    await validated(stack, true);
    const text = await stack.manifest();
    for (const part of [
      'note: by hand',
      'note: kept',
      '"*": {from: raw.*, except: [x]}, y: raw.y',
      '"*": raw.*',
    ])
      expect(text).toContain(part);
  });

  it('gives the pair that replaces the only pair of a column no old transform', async () => {
    const stated = manifest.replace(
      '      old: raw.old',
      '      old: {from: raw.old, transform: X(old)}',
    );
    const columns = { ID: [undefined, 'raw.id'], old: [undefined, 'raw.new'] } as const;
    const stack = await codeStack(stated, viewReading('orders', columns));
    await validated(stack, true);
    expect(await stack.manifest()).toContain('      old: {from: raw.new, confidence: 0.9}');
  });

  it('writes to the file that declares the edge', async () => {
    const more = `version: 1
lineage:
  - {downstream: orders, upstreams: [raw], columns: {b: raw.b}}
`;
    const code = viewReading('orders', {
      a: [undefined, 'fx.a'],
      b: [undefined, 'raw.b'],
      c: [undefined, 'raw.c'],
    });
    const own = manifest
      .replace('[raw, fx] # both', '[fx]')
      .replace(/ {4}columns:[\s\S]*/, '    columns: {a: fx.a}\n');
    const stack = await codeStack(own, code, { 'lineage/b.yaml': more });
    const { fixed, report } = await validated(stack, true);
    expect(fixed.map(({ path }) => path)).toEqual(['lineage/b.yaml']);
    expect(fixed[0]?.text).toContain('c: {from: raw.c, confidence: 0.9}');
    expect(report.findings).toEqual([]);
  });
});
