import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnSigns,
  type Drawing,
  type DrawnLink,
  datasetSigns,
  linkLabel,
} from '../../../src/report/drawing/drawing.js';
import { truncateMiddle } from '../../../src/report/fitting.js';
import { mermaidLabel } from '../../../src/report/mermaid/escape.js';
import { flowchart } from '../../../src/report/mermaid/flowchart.js';
import { renderReport } from '../../../src/report/reporters.js';
import { escapeControls } from '../../../src/report/text/escape.js';
import { campaignRuns } from '../../campaigns/campaign.js';
import { drawings } from '../../support/report/drawing-builders.js';
import { largePlan } from '../../support/report/large-plan.js';
import { readMermaid } from '../../support/report/mermaid-reading.js';

const strokes = {
  added: 'thick',
  removed: 'dotted',
  changed: 'normal',
  marked: 'normal',
  context: 'normal',
};

describe('a flowchart, read by mermaid', () => {
  it('has the names, boxes and links of the drawing, for any names', async () => {
    await fc.assert(
      fc.asyncProperty(drawings, async (drawing) => {
        const read = await readMermaid(flowchart(drawing));
        const ids = idsOf(drawing);
        expect(read.links).toEqual(drawing.links.map((link) => linkIn(link, ids)));
        expect(labelsIn(read)).toEqual(labelsOf(drawing));
        expect([...read.boxes.values()].map(({ nodes }) => nodes.length)).toEqual(
          boxSizes(drawing),
        );
      }),
      { numRuns: campaignRuns('flowcharts', { part: 50, whole: 150 }) },
    );
  });
});

describe('the format mermaid', () => {
  const rendered = (size: number) =>
    renderReport(
      'mermaid',
      { kind: 'plan', plan: largePlan(size) },
      { color: false, sources: new Map() },
    ) ?? '';

  it('is a sentence if a plan is too large', async () => {
    const { nodes } = await readMermaid(rendered(200));
    expect([...nodes.values()]).toEqual([
      'too large to draw: 400 datasets, 200 edges, 3200 columns; the formats text and json have it all',
    ]);
  });

  it('lists in comments what is left out', async () => {
    expect(rendered(20)).toMatch(/^flowchart LR\n {2}%% not drawn: /);
    expect((await readMermaid(rendered(20))).links).toHaveLength(20);
  });
});

describe('a text in a label', () => {
  it.each([
    ['raw_orders', 'raw_orders'],
    ['shop.public.orders (PROD)', 'shop.public.orders (PROD)'],
    ['+ total', '#43; total'],
    ['- total', '#45; total'],
    ['1. total', '1#46; total'],
    ['1) total', '1#41; total'],
    ['_total_', '#95;total#95;'],
    ['*total*', '#42;total#42;'],
    ['www.shop.com', 'www#46;shop.com'],
    ['fa:fa-bomb', 'fa#58;fa-bomb'],
    ['  two  ', '#32; two#32;#32;'],
    ['"]', '#34;#93;'],
    ['#quot;', '#35;quot#59;'],
    ['style x:#1;', 'style x#58;#35;1#59;'],
  ])('%s is escaped as %s', (text, escaped) => {
    expect(mermaidLabel(text)).toBe(escaped);
  });

  it('is shortened in the middle', () => {
    expect(mermaidLabel('x'.repeat(100))).toBe(`${'x'.repeat(40)}#8230;${'x'.repeat(39)}`);
  });
});

/** The id of each element in its order in the flowchart, beginning with n1. */
function idsOf({ datasets }: Drawing): ReadonlyMap<string, string> {
  const keys = datasets.flatMap(({ urn, columns }) => [
    urn as string,
    ...columns.map(({ field }) => field),
  ]);
  return new Map(keys.map((key, at) => [key, `n${at + 1}`]));
}

function linkIn(link: DrawnLink, ids: ReadonlyMap<string, string>): object {
  const [up, down] =
    link.element === 'edge'
      ? [link.upstream, link.downstream]
      : [link.upstreamField, link.downstreamField];
  return {
    from: ids.get(up),
    to: ids.get(down),
    label: truncateMiddle(escapeControls(linkLabel(link)), 48),
    stroke: strokes[link.state],
  };
}

function labelsIn({ nodes, boxes }: Awaited<ReturnType<typeof readMermaid>>): readonly string[] {
  return [...nodes.values(), ...[...boxes.values()].map(({ title }) => title)].sort();
}

function labelsOf({ datasets }: Drawing): readonly string[] {
  const names = datasets.map(({ urn, name, caption, state }) => {
    const isShared = datasets.some((other) => other.urn !== urn && other.name === name);
    return [datasetSigns[state], isShared ? caption : name];
  });
  const columns = datasets.flatMap((one) =>
    one.columns.map(({ name, state }) => [columnSigns[state], name]),
  );
  return [...names, ...columns]
    .map((parts) => truncateMiddle(escapeControls(parts.filter(Boolean).join(' ')), 80))
    .sort();
}

function boxSizes({ datasets }: Drawing): readonly number[] {
  return datasets.flatMap(({ columns }) => (columns.length > 0 ? [columns.length] : []));
}
