import type { ColumnPair } from '../../entity/pairs.js';
import type { Path } from '../model/graph.js';
import type { Line } from './lines.js';

/** How much a line stands out, from the back to the front. */
export const LIGHTS = ['dim', 'plain', 'lit', 'chosen'] as const;

export type Light = (typeof LIGHTS)[number];

/** An edge, or one column pair on it. */
export interface EdgeHit {
  /** The id of the edge. */
  readonly edge: string;
  readonly pair: ColumnPair | null;
}

/** The strength of lines beside a lit path. */
export const DIM_ALPHA = 0.25;

/** Widths in CSS pixels of the screen. */
const WIDTHS: Readonly<Record<Line['kind'], Readonly<Record<Light, number>>>> = {
  edge: { dim: 2, plain: 2, lit: 3, chosen: 3 },
  group: { dim: 2, plain: 2, lit: 2, chosen: 2 },
  column: { dim: 1, plain: 1, lit: 2, chosen: 2.5 },
};

export function lineWidth(kind: Line['kind'], light: Light): number {
  return WIDTHS[kind][light];
}

/**
 * How much a line stands out. A path of columns lights its pairs and their edges. A path of
 * datasets lights edges, and leaves the columns on them as they are.
 */
export function lightOf(line: Line, path: Path | null, chosen: EdgeHit | null): Light {
  if (chosen !== null && isChosen(line, chosen)) return 'chosen';
  if (path === null) return 'plain';
  if (!path.edges.has(line.id)) return 'dim';
  if (line.kind !== 'column') return 'lit';
  if (path.start.column === null) return 'plain';
  return line.pairs.some((pair) => path.pairs.has(pair)) ? 'lit' : 'dim';
}

function isChosen({ kind, id, pair }: Line, chosen: EdgeHit): boolean {
  if (id !== chosen.edge) return false;
  if (chosen.pair === null) return kind === 'edge';
  return (
    pair?.upstream.column === chosen.pair.upstream.column &&
    pair.downstream.column === chosen.pair.downstream.column
  );
}
