import { NEAR } from '../../../report/drawing/look/box-head.js';
import { textWidth } from '../../../report/drawing/look/text-width.js';
import { element, type Html, sequence } from '../../../report/html/element.js';
import type { Colors } from '../canvas/colors.js';
import { batchesOf } from '../canvas/line-batches.js';
import { labelsOf } from '../canvas/line-labels.js';
import { linesOf } from '../canvas/lines.js';
import { type Placed, type Places, placeBounds, unionOf } from '../layout/placed.js';
import { wordsOf } from '../layout/words.js';
import type { Graph, Path } from '../model/graph.js';
import { lineWords } from '../owners/line-words.js';
import type { Owners } from '../owners/owner-classes.js';
import { boxMarkup, groupMarkup } from './svg-boxes.js';
import { legendMarkup } from './svg-legend.js';
import { batchMarkup, labelMarkup } from './svg-lines.js';
import { FAMILIES, textLine, titleOf } from './svg-text.js';

/** A drawing as a file, with its size in CSS pixels. */
export interface SvgFile {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

interface SvgOptions {
  /** For example `Lineage of orders`. */
  readonly title: string;
  /** The time when the catalog was read. */
  readonly date: Date;
  readonly colors: Colors;
  /** The pinned path. Null: none. */
  readonly path: Path | null;
  /** Null: lines are not colored by owner. */
  readonly owners: Owners | null;
}

const MARGIN = 24;
const TITLE_HEIGHT = 64;
/** The legend and the title have room even beside a single box. */
const LEAST_WIDTH = 480;
/** A longer title is cut if the graph is not wider. */
const WIDEST_TITLE = 960;
const TITLE_SIZE = 18;

/**
 * Draws the whole graph as an SVG file: every box, group and edge, as the page shows them at zoom 1,
 * with a title, the date and a legend. It has no style sheet, no script and no address outside.
 */
export function svgOf(graph: Graph, places: Places, options: SvgOptions): SvgFile {
  const { title, colors, path, owners } = options;
  const lines = linesOf(graph, places);
  const all = [...lines.map((line) => line.bounds), ...[...places.values()].map(placeBounds)];
  const bounds = unionOf(all) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const inner = Math.max(
    LEAST_WIDTH,
    Math.ceil(bounds.right - bounds.left),
    Math.min(WIDEST_TITLE, Math.ceil(textWidth(title, 'sans') * TITLE_SIZE)),
  );
  const words = lineWords(graph, path, owners);
  const batches = batchesOf({ lines, path, selected: null, words });
  const labels = labelsOf(batches, words, { places, zoom: 1, shown: bounds });
  const legend = legendMarkup(graph, batches, { width: inner, colors, owners });
  const drawnHeight = Math.ceil(bounds.bottom - bounds.top);
  const width = inner + 2 * MARGIN;
  const height = drawnHeight + TITLE_HEIGHT + legend.height + 3 * MARGIN;
  const move = (x: number, y: number, ...content: readonly Html[]): Html =>
    element('g', { transform: `translate(${x} ${y})` }, ...content);
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': FAMILIES.sans,
  };
  const markup = element(
    'svg',
    root,
    titleOf(title),
    element('rect', { width, height, fill: colors.ground }),
    move(MARGIN, MARGIN, heading(graph, options, inner)),
    move(
      MARGIN - bounds.left,
      MARGIN + TITLE_HEIGHT - bounds.top,
      ...batches.map((batch) => batchMarkup(batch, colors)),
      ...boxesMarkup(graph, places, colors),
      ...labels.map((label) => labelMarkup(label, colors)),
    ),
    move(MARGIN, 2 * MARGIN + TITLE_HEIGHT + drawnHeight, legend.markup),
  );
  return { text: `${markup}\n`, width, height };
}

function heading(graph: Graph, { title, date, colors }: SvgOptions, width: number): Html {
  const read = `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const { boxes, edges } = graph;
  const pairs = edges.reduce((sum, edge) => sum + edge.pairs.length, 0);
  const counts = [
    count(boxes.length, 'box', 'boxes'),
    count(edges.length, 'edge', 'edges'),
    count(pairs, 'column pair', 'column pairs'),
  ].join(', ');
  const place = { x: 0, font: 'sans' } as const;
  return sequence([
    textLine(title, { ...place, y: 18, size: TITLE_SIZE, weight: 600, color: colors.ink, width }),
    textLine(`${read} · ${counts}`, { ...place, y: 40, size: 12, color: colors.soft }),
  ]);
}

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}

function boxesMarkup(graph: Graph, places: Places, colors: Colors): readonly Html[] {
  const { boxes, groups } = graph;
  const allWords = wordsOf(graph, NEAR);
  const at = (id: string, draw: (place: Placed) => Html): readonly Html[] => {
    const place = places.get(id);
    return place ? [draw(place)] : [];
  };
  return [
    ...groups.flatMap((group) => at(group.id, (place) => groupMarkup(group, place, colors))),
    ...boxes.flatMap((box) => {
      const words = allWords.get(box.urn);
      return words ? at(box.urn, (place) => boxMarkup(box, place, { words, colors })) : [];
    }),
  ];
}
