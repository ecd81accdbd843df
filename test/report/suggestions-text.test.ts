import { expect, it } from 'vitest';
import type { SuggestionsReport } from '../../src/report/document/suggestions-report.js';
import { urnOf } from '../support/model/state-builders.js';
import { asJson, renderAs } from '../support/report/rendered.js';

const [orders, raw] = [urnOf('orders'), urnOf('raw')];

const report: SuggestionsReport = {
  kind: 'suggestions',
  target: { origin: 'http://localhost:8080', stack: 'shop', target: 'dev' },
  minScore: 0.9,
  downstreams: [
    {
      address: 'orders',
      downstream: orders,
      pairs: [
        {
          downstreamColumn: 'total',
          upstream: raw,
          upstreamAddress: 'raw',
          upstreamColumn: 'total',
          score: 0.99,
          relation: 'same',
          rivalry: 'none',
          typesFit: true,
          reason: 'same name',
        },
      ],
    },
  ],
  without: [
    { address: 'orders <- \u001b[31mfx', downstream: orders, upstream: raw, why: 'no-match' },
    {
      address: 'mart <- orders',
      downstream: orders,
      upstream: raw,
      why: 'no-columns',
      columnless: ['mart', 'or\nders'],
    },
    { address: 'mart <- raw', downstream: orders, upstream: raw, why: 'no-match' },
  ],
  fragment: 'version: 1\n',
};

it('prints the manifest and all else as comments, also on a narrow terminal', () => {
  expect(renderAs('text', report, { columns: 30 })).toMatchInlineSnapshot(`
    "# Headwater suggest for stack shop, target dev
    # catalog http://localhost:8080
    # Review each pair, then paste what is right into a manifest.

    version: 1

    # 2 edges without suggestions: no names are alike
    #   orders <- \\u{1b}[31mfx
    #   mart <- raw

    # 1 edge without suggestions: columns are not known
    #   mart <- orders (mart, or\\u{a}ders)

    # Suggestions: 1 column pair for 1 dataset; 3 edges without any.
    "
  `);
});

it('prints comments alone without a pair', () => {
  const text = renderAs('text', { ...report, downstreams: [], without: [], fragment: '' });
  expect(text).toMatchInlineSnapshot(`
    "# Headwater suggest for stack shop, target dev
    # catalog http://localhost:8080

    # Suggestions: 0 column pairs.
    "
  `);
});

it('gives the document as JSON, and its summary for -q', () => {
  expect(JSON.parse(asJson(report))).toMatchObject({
    kind: 'suggestions',
    fragment: report.fragment,
    downstreams: report.downstreams,
  });
});
