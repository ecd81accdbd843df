import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openReceipt } from '../../src/files/receipt-writer.js';
import { guardCell, unguardCell } from '../../src/import/foreign/csv/guard-cell.js';
import { writeCsv } from '../../src/import/foreign/csv/write-csv.js';
import { writeLineageFile } from '../../src/import/foreign/datahub-lineage-file/write-lineage-file.js';
import { writeDot } from '../../src/import/foreign/dot/write-dot.js';
import { writeOpenLineage } from '../../src/import/foreign/openlineage/write-openlineage.js';
import type { PortableLineage } from '../../src/model/portable-lineage.js';
import { prettyCanonicalJson } from '../../src/plan/document/canonical-json.js';
import type { DatasetUrn } from '../../src/urn/dataset-urn.js';
import { readYaml } from '../../src/yaml/read-yaml.js';
import { scalarText } from '../../src/yaml/scalar-text.js';
import { folderWith } from '../files/temp-folder.js';
import { hostileDocuments } from '../support/report/hostile-documents.js';
import { renamedDocument } from '../support/report/renamed-document.js';
import { renderAs } from '../support/report/rendered.js';
import { reportDocuments } from '../support/report/report-documents.js';

/** Bidi, zero-width, tags beyond the first plane, C1, DEL, and the separators of lines. */
const INVISIBLE = 'a\u202eb\u2066c\u200bd\ufeffe\u{e0041}f\u009bg\u0085h\u007fi\u2028j\u2029k';

function expectVisible(text: string): void {
  expect(text.replaceAll(/[\n\r]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
}

describe('invisible characters are escaped in JSON', () => {
  it.each(Object.entries(reportDocuments))('of the report %s', (_name, document) => {
    const shown = renderAs('json', renamedDocument(document, INVISIBLE));
    expectVisible(shown ?? '');
  });

  it('of reports with hostile names, which programs read as they were', () => {
    for (const document of hostileDocuments(INVISIBLE)) {
      const shown = renderAs('json', document);
      expectVisible(shown);
      expect(JSON.stringify(JSON.parse(shown))).toContain(JSON.stringify(INVISIBLE).slice(1, -1));
    }
  });

  it('of saved plans', () => {
    const text = prettyCanonicalJson({ name: INVISIBLE });
    expectVisible(text);
    expect(text).toContain(
      'a\\u202eb\\u2066c\\u200bd\\ufeffe\\udb40\\udc41f\\u009bg\\u0085h\\u007fi',
    );
    expect(JSON.parse(text)).toEqual({ name: INVISIBLE });
  });

  it('of receipts', async () => {
    const folder = await folderWith({});
    const log = await openReceipt({ folder, name: 'r.json', header: { stack: INVISIBLE } });
    await log.append({ urn: INVISIBLE });
    await log.close({ end: INVISIBLE });
    const receipts = join(folder, '.headwater/receipts');
    expect(await readdir(receipts)).toEqual(['r.json']);
    const text = await readFile(join(receipts, 'r.json'), 'utf8');
    expectVisible(text);
    expect(JSON.parse(text)).toEqual({
      stack: INVISIBLE,
      events: [{ urn: INVISIBLE }],
      end: INVISIBLE,
    });
  });
});

describe('invisible characters are marked in exports', () => {
  const urn = (name: string) =>
    `urn:li:dataset:(urn:li:dataPlatform:snowflake,${name},PROD)` as DatasetUrn;
  const lineage: PortableLineage = {
    units: [
      {
        downstream: urn(`${INVISIBLE}down`),
        edges: [{ upstream: urn(`${INVISIBLE}up`), type: 'TRANSFORMED' }],
        pairs: [
          {
            downstreamColumn: INVISIBLE,
            upstream: { dataset: urn(`${INVISIBLE}up`), column: INVISIBLE },
            transform: INVISIBLE,
            confidence: 1,
          },
        ],
        wildcards: [],
      },
    ],
  };

  it.each([
    ['csv', writeCsv(lineage)],
    ['dot', writeDot(lineage)],
    ['openlineage', writeOpenLineage(lineage, '2026-01-01T00:00:00Z')],
    ['datahub-lineage-file', writeLineageFile(lineage)],
  ] as const)('to %s', (_format, { chunks }) => {
    const text = [...chunks].join('');
    expectVisible(text);
    expect(text).toMatch(/a\\+u\{?202e\}?b/);
  });

  it.each([INVISIBLE, '\\u{202e}', '\\\\u{5c}u{41}', '=\u202e', '\\u{41}', "'\u200b"])(
    'in cells, which read back: %j',
    (text) => {
      expectVisible(guardCell(text));
      expect(unguardCell(guardCell(text))).toBe(text);
    },
  );

  it.each(['\\u{110000}', '\\u{41}'])('in cells, but %s is not a mark of ours', (text) => {
    expect(unguardCell(text)).toBe(text);
  });

  it('in the YAML of imports and of fmt, which reads back', () => {
    const text = scalarText(INVISIBLE, false);
    expectVisible(text);
    const { root } = readYaml({ path: 'a.yaml', text: `a: ${text}\n` });
    expect(root?.kind === 'map' && root.entries.get('a')?.value).toMatchObject({
      value: INVISIBLE,
    });
  });
});
