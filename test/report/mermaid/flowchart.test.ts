import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../../src/plan/document/change.js';
import {
  columnSigns,
  type Drawing,
  type DrawnLink,
  datasetSign,
  linkLabel,
} from '../../../src/report/drawing/drawing.js';
import { flowchart, mermaidLabel } from '../../../src/report/mermaid/flowchart.js';
import { renderReport } from '../../../src/report/reporters.js';
import { escapeControls } from '../../../src/report/words/escape.js';
import { truncateMiddle } from '../../../src/report/words/fitting.js';
import { campaignRuns } from '../../campaigns/campaign.js';
import { desire, observe } from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';
import { drawings, edgeChange } from '../../support/report/drawing-builders.js';
import { largePlan } from '../../support/report/large-plan.js';
import { readMermaid } from '../../support/report/mermaid-reading.js';
import { renderAs } from '../../support/report/rendered.js';

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
      { numRuns: campaignRuns('flowcharts', { part: 15, whole: 150 }) },
    );
  });
});

describe('the format mermaid', () => {
  const rendered = (size: number) => renderAs('mermaid', { kind: 'plan', plan: largePlan(size) });

  it('is an overview if a plan is too large, with a note about what is removed', async () => {
    const { nodes, boxes } = await readMermaid(rendered(200));
    expect([...boxes.values()].map(({ title }) => title)).toEqual([
      'snowflake (PROD, 400 datasets)',
    ]);
    expect([...nodes.values()]).toEqual([
      'Not drawn one by one: 450 removed links. headwater plan --full lists all of it.',
      '- within: +50 -50 ~50 *50 edges, +400 -400 ~400 *400 columns',
    ]);
  });

  it('is a sentence if not even an overview fits', async () => {
    const changes = (kind: 'create' | 'delete') =>
      Array.from({ length: 90 }, (_, at) => onPlatform(edgeChange(kind, `a${at} <- b${at}`), at));
    expect([
      ...(await readMermaid(changesRendered(changes('create')))).nodes.values(),
      ...(await readMermaid(changesRendered(changes('delete')))).nodes.values(),
    ]).toEqual([
      'too large to draw: 180 datasets, 90 edges, 0 columns. headwater plan --full lists all of it.',
      'too large to draw: 180 datasets, 90 edges, 0 columns. Not drawn one by one: 90 removed links. headwater plan --full lists all of it.',
    ]);
  });

  it('draws a group as a box with a double frame', () => {
    const changes = Array.from({ length: 90 }, (_, at) => ({
      ...edgeChange('create', `a${at} <- raw`),
      upstream: onPlatform(edgeChange('create', 'x <- raw'), 0).upstream,
    }));
    expect(changesRendered(changes)).toContain(
      '  n1[["snowflake (PROD, 90 datasets)"]]\n  n2["raw"]\n  n2 ==>|"#43;90 edges"| n1\n',
    );
  });

  it('lists in comments what is left out', async () => {
    expect(rendered(20)).toMatch(/^flowchart LR\n {2}note\["Not drawn .*\n {2}%% not drawn: /);
    expect((await readMermaid(rendered(20))).links).toHaveLength(20);
  });
});

function changesRendered(changes: readonly Change[]): string {
  const plan = { ...planOf(desire([]), observe()), changes };
  const options = { color: false, sources: new Map() };
  return renderReport('mermaid', { kind: 'plan', plan }, options) ?? '';
}

/** Moves both ends of a change to the platform with this number. */
function onPlatform<T extends Change>(change: T, platform: number): T {
  return JSON.parse(
    JSON.stringify(change).replaceAll('Platform:snowflake', `Platform:p${platform}`),
  );
}

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
    return [datasetSign({ state }), isShared ? caption : name];
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
