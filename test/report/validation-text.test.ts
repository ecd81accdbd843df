import { describe, expect, it } from 'vitest';
import { findCode } from '../../src/errors/find-code.js';
import { finding } from '../../src/errors/finding.js';
import type { ReportDocument } from '../../src/report/document/report-document.js';
import { at } from '../support/model/state-builders.js';
import { renderAs } from '../support/report/rendered.js';
import { renderText, sources } from '../support/report/text-samples.js';

const missing = finding('dataset-missing', {
  message: '"ordrs" is not there',
  place: { file: 'lineage/a.yaml', line: 3, column: 16, endLine: 3, endColumn: 21 },
  related: [at(9), { file: 'lineage/a.yaml', line: 3, column: 16 }],
  suggestion: 'orders',
});
const soft = finding('soft-deleted', {
  message: 'over several lines',
  place: { file: 'lineage/a.yaml', line: 3, column: 4, endLine: 4, endColumn: 2 },
});

describe('the text of a validation', () => {
  const counts = { files: 1, datasets: 2, edges: 1, columnMappings: 0 };

  it('points at the line with a caret, and ends with the result', async () => {
    const text = renderText({
      kind: 'validation',
      findings: [missing, soft, finding('dataset-gone', { message: 'nowhere' })],
      stack: 'shop',
      counts,
    });
    await expect(text).toMatchFileSnapshot('goldens/validation-findings.txt');
  });

  it.each([
    ['one line if all is well', [], counts, 'Valid: stack shop, 1 file, 2 datasets, 1 edge.\n'],
    [
      'entities of several kinds',
      [],
      { ...counts, otherKinds: true as const },
      'Valid: stack shop, 1 file, 2 entities, 1 edge.\n',
    ],
    [
      'column mappings',
      [],
      { ...counts, files: 2, columnMappings: 3 },
      'Valid: stack shop, 2 files, 2 datasets, 1 edge, 3 column mappings.\n',
    ],
    ['nothing to count', [], null, 'Valid: stack shop, nothing to read.\n'],
  ])('is short: %s', (_what, findings, some, expected) => {
    expect(renderText({ kind: 'validation', findings, stack: 'shop', counts: some })).toBe(
      expected,
    );
  });

  it('counts warnings without calling the manifests invalid', () => {
    const text = renderText({
      kind: 'validation',
      findings: [{ ...soft, place: at(99) }],
      stack: 'shop',
      counts,
    });
    expect(text).toContain('Valid: stack shop, 1 file, 2 datasets, 1 edge; 1 warning.');
    expect(text).toContain('lineage/a.yaml:99:5');
  });

  it('does not repeat a suggestion that is in the message', () => {
    const findings = [
      finding('dataset-gone', { message: 'did you mean "orders"?', suggestion: 'orders' }),
    ];
    expect(renderText({ kind: 'validation', findings, stack: 's', counts })).not.toContain(
      '= did you mean',
    );
  });

  it('marks one character if the place has no end', () => {
    const text = renderText({
      kind: 'validation',
      findings: [
        finding('dataset-gone', {
          message: 'm',
          place: { file: 'lineage/a.yaml', line: 1, column: 1 },
        }),
      ],
      stack: 's',
      counts,
    });
    expect(text).toContain('1 | version: 1\n    | ^\n');
  });
});

describe('the text of a code', () => {
  it('is its explanation, and so is its JSON', () => {
    const found = findCode('HW3021');
    if (!found.ok) throw new Error('no such code');
    const document: ReportDocument = { kind: 'code', entry: found.value };
    expect(renderText(document)).toMatch(/^warning HW3021 rollback-overtaken\nchanged since/);
    expect(JSON.parse(renderAs('json', document, { sources }))).toMatchObject({
      kind: 'code',
      code: 'HW3021',
    });
  });
});
