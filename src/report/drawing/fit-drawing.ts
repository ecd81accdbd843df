import { pluralize } from '../text/pluralize.js';
import { countColumns, withoutColumns, withoutContext, withoutContextColumns } from './collapse.js';
import type { Drawing } from './drawing.js';

/** The largest drawing that a format takes. */
export interface DrawingBudget {
  readonly datasets: number;
  /** Datasets and columns together. */
  readonly nodes: number;
  /** Edges and column pairs together. */
  readonly links: number;
  /** Pairs of datasets with a link between them. They determine the time of a layout. */
  readonly joins: number;
  /** Size of the rendered text in UTF-8. */
  readonly bytes: number;
}

export type FittedDrawing<T extends string = string> =
  | { readonly kind: 'drawn'; readonly drawing: Drawing; readonly text: T }
  /** There is nothing to draw. */
  | { readonly kind: 'empty' }
  /** The drawing does not fit even without columns and context. `words`: its size. */
  | { readonly kind: 'too-large'; readonly words: string };

/** Reductions of a drawing, from none to the smallest useful drawing. */
const stages: readonly ((drawing: Drawing) => Drawing)[] = [
  (drawing) => drawing,
  withoutContextColumns,
  withoutColumns,
  (drawing) => withoutContext(withoutColumns(drawing)),
];

/** Renders the largest stage that fits the budget. A reduced drawing says what it leaves out. */
export function fitDrawing<T extends string>(
  drawing: Drawing,
  budget: DrawingBudget,
  render: (drawing: Drawing) => T,
): FittedDrawing<T> {
  if (drawing.datasets.length === 0) return { kind: 'empty' };
  for (const stage of stages) {
    const smaller = stage(drawing);
    if (smaller.datasets.length === 0 || !isWithin(smaller, budget)) continue;
    const text = render(smaller);
    if (byteLength(text) <= budget.bytes) return { kind: 'drawn', drawing: smaller, text };
  }
  return { kind: 'too-large', words: describeSize(drawing) };
}

function isWithin(drawing: Drawing, budget: DrawingBudget): boolean {
  const { datasets, links } = drawing;
  const sizes = {
    datasets: datasets.length,
    nodes: datasets.length + countColumns(drawing),
    links: links.length,
    joins: new Set(links.map(({ upstream, downstream }) => `${upstream}\n${downstream}`)).size,
  };
  return (['datasets', 'nodes', 'links', 'joins'] as const).every(
    (what) => sizes[what] <= budget[what],
  );
}

function describeSize(drawing: Drawing): string {
  const { datasets, links } = withoutColumns(drawing);
  return `too large to draw: ${pluralize(datasets.length, 'dataset')}, ${pluralize(links.length, 'edge')}, ${pluralize(countColumns(drawing), 'column')}`;
}

/** The size of a text in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
