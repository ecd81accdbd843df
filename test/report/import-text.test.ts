import { describe, expect, it } from 'vitest';
import { finding } from '../../src/errors/finding.js';
import type { ImportReport } from '../../src/report/document/import-report.js';
import { quietText } from '../../src/report/text/quiet-text.js';
import { renderAs } from '../support/report/rendered.js';

const options = { color: false, sources: new Map() };
const none = { added: 0, changed: 0, removed: 0 };
const counts = { new: 0, updated: 0, removed: 0, kept: 0, staysGone: 0 };

const empty: ImportReport = {
  kind: 'import',
  format: 'csv',
  name: 'csv',
  state: 'written',
  settings: null,
  files: [],
  records: 1,
  leftOut: [],
  findings: [],
  counts,
  resolution: null,
  adoption: null,
};

const several: ImportReport = {
  ...empty,
  settings: 'version: 1\nstack: shop\n',
  files: [
    {
      path: 'lineage/mssql/crm.dbo.yaml',
      before: 'version: 1\nlineage: []\n',
      after: 'version: 1\n',
      edges: { added: 3, changed: 0, removed: 1 },
      columns: { added: 0, changed: 2, removed: 0 },
    },
    {
      path: 'lineage/snowflake/shop.public.yaml',
      after: 'version: 1\n',
      edges: { added: 63, changed: 0, removed: 0 },
      columns: { added: 388, changed: 0, removed: 0 },
    },
    { path: 'lineage/\u001b[2J.yaml', after: 'version: 1\n', edges: none, columns: none },
  ],
  records: 470,
  leftOut: [
    ...['a', 'b', 'c', 'd'].map(
      (record) => ({ code: 'csv-malformed-row', record, line: 7 }) as const,
    ),
    { code: 'dbt-exposure', record: 'exposure.shop.\u001b[2Jweekly' },
    // A code without words of its own.
    { code: 'csv-malformed', record: 'x' },
    { code: 'import-without-columns', record: 'y' },
    { code: 'import-without-columns', record: 'z' },
  ],
  findings: [
    finding('import-kept-edited', {
      message: 'orders.total: the source says otherwise',
      place: { file: 'lineage/mssql/crm.dbo.yaml', line: 2, column: 1 },
    }),
  ],
  resolution: {
    respelled: 3,
    asSpelled: [
      { code: 'import-dataset-absent', record: 'urn:a' },
      { code: 'import-dataset-absent', record: 'urn:b' },
      { code: 'import-dataset-ambiguous', record: 'urn:c' },
    ],
  },
  adoption: {
    file: 'adopt.json',
    state: 'created',
    edges: 9,
    pairs: 24,
    leftToIngestion: [
      { writer: 'snowflake-prod', edges: 54 },
      { writer: 'dbt-\u001b[2J', edges: 1 },
    ],
  },
  counts: { new: 451, updated: 2, removed: 1, kept: 1, staysGone: 5 },
};

describe('the text of an import', () => {
  it.each([80, 100])('fits into %i columns', async (columns) => {
    const text = renderAs('text', several, { columns });
    await expect(text).toMatchFileSnapshot(`goldens/import-${columns}.txt`);
  });

  it('with all details names three records of each code', async () => {
    const text = renderAs('text', several, { full: true });
    await expect(text).toMatchFileSnapshot('goldens/import-full.txt');
  });

  it('shows the differences if nothing is written', async () => {
    const text = renderAs('text', { ...several, state: 'dry-run' });
    await expect(text).toMatchFileSnapshot('goldens/import-dry-run.txt');
    const refused = renderAs('text', { ...several, state: 'refused' });
    expect(refused).toContain('+++ headwater.yaml\n@@ -0,0 +1,2 @@\n+version: 1\n');
    expect(refused).toContain('Import: no file written since --strict');
  });

  it('lists no files if the manifest is printed', () => {
    const text = renderAs('text', { ...several, settings: null, state: 'printed' });
    expect(text).toMatch(/^Left out: 4 malformed rows \(HW2541\), /);
    expect(text).toContain('Import: one manifest printed, elements: 451 new');
  });

  it.each([
    [
      { state: 'replaced' },
      'adopt.json: 9 edges, in place of the plan that was there; not 54 that',
    ],
    [{ state: 'unchanged', leftToIngestion: [] }, 'adopt.json: 9 edges, as before\n'],
    [{ state: 'nothing', edges: 0, pairs: 0 }, 'adopt.json: nothing to adopt; not 54 that'],
    [{ edges: 0, pairs: 1 }, 'adopt.json: 1 column; not'],
  ] as const)('says of the plan of an adoption: %j', (changed, words) => {
    const { adoption } = several;
    if (adoption === null) throw new Error('the sample has no adoption');
    const report = { ...several, adoption: { ...adoption, ...changed } };
    expect(renderAs('text', report)).toContain(words);
  });

  it('is one line if nothing changes', () => {
    const text = 'Import: nothing changes; 1 record.\n';
    expect(renderAs('text', empty)).toBe(text);
    expect(quietText(empty, options)).toEqual({ summary: text, errors: '' });
  });
});

describe('the JSON of an import', () => {
  const json = (report: ImportReport): unknown => JSON.parse(renderAs('json', report));

  it('has all that is left out, and the texts only if they are not written', () => {
    expect(json(several)).toMatchObject({
      kind: 'import',
      newSettings: true,
      state: 'written',
      files: [{ kind: 'update' }, { kind: 'create' }, { kind: 'create' }],
      leftOut: { length: 8, 4: { code: 'HW2511', name: 'dbt-exposure', line: null } },
    });
    expect(JSON.stringify(json(several))).not.toContain('version: 1\\n');
    expect(json({ ...several, state: 'dry-run' })).toMatchObject({
      files: [{ text: 'version: 1\n' }, {}, {}],
    });
    expect(json(empty)).toMatchObject({ newSettings: false, files: [], leftOut: [] });
  });
});
