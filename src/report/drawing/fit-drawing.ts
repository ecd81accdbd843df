import { counted } from '../text/counted.js';
import { countColumns, withoutColumns, withoutContext, withoutContextColumns } from './collapse.js';
import type { Drawing } from './drawing.js';

/** How large a drawing may be in some sink. */
export interface DrawingBudget {
  readonly datasets: number;
  /** Datasets and columns together. */
  readonly nodes: number;
  /** Edges and column pairs together. */
  readonly links: number;
  /** Pairs of datasets with a link between them: what a layout takes its time for. */
  readonly joins: number;
  /** Of its text in UTF-8. */
  readonly bytes: number;
}

export type FittedDrawing<T extends string = string> =
  | { readonly kind: 'drawn'; readonly drawing: Drawing; readonly text: T }
  /** There is nothing to draw. */
  | { readonly kind: 'empty' }
  /** Not even without columns and context does it fit. `words`: how much there is. */
  | { readonly kind: 'too-large'; readonly words: string };

/** From everything to as little as still says something. */
const stages: readonly ((drawing: Drawing) => Drawing)[] = [
  (drawing) => drawing,
  withoutContextColumns,
  withoutColumns,
  (drawing) => withoutContext(withoutColumns(drawing)),
];

/** Draws as much as the budget has room for; a smaller drawing says what it leaves out. */
export function fitDrawing<T extends string>(drawing: Drawing, budget: DrawingBudget, render: (drawing: Drawing) => T): FittedDrawing<T> {
  if (drawing.datasets.length === 0) return { kind: 'empty' };
  for (const stage of stages) {
    const smaller = stage(drawing);
    if (smaller.datasets.length === 0 || !isWithin(smaller, budget)) continue;
    const text = render(smaller);
    if (byteLength(text) <= budget.bytes) return { kind: 'drawn', drawing: smaller, text };
  }
  return { kind: 'too-large', words: sizeOf(drawing) };
}

function isWithin(drawing: Drawing, budget: DrawingBudget): boolean {
  const { datasets, links } = drawing;
  const sizes = {
    datasets: datasets.length,
    nodes: datasets.length + countColumns(drawing),
    links: links.length,
    joins: new Set(links.map(({ upstream, downstream }) => `${upstream}\n${downstream}`)).size,
  };
  return (['datasets', 'nodes', 'links', 'joins'] as const).every((what) => sizes[what] <= budget[what]);
}

function sizeOf(drawing: Drawing): string {
  const { datasets, links } = withoutColumns(drawing);
  return `too large to draw: ${counted(datasets.length, 'dataset')}, ${counted(links.length, 'edge')}, ${counted(countColumns(drawing), 'column')}`;
}

/** In UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
