import { countEntities } from '../words/entity-words.js';
import { pluralize } from '../words/pluralize.js';
import {
  countColumns,
  withLostColumns,
  withoutColumns,
  withoutContext,
  withoutContextColumns,
} from './collapse.js';
import { type Drawing, isLost } from './drawing.js';
import { overview } from './overview.js';

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

type FittedDrawing<T extends string = string> =
  | {
      readonly kind: 'drawn';
      readonly drawing: Drawing;
      readonly text: T;
      /** The links that go away and that are only counted: `3 removed links`. */
      readonly notDrawn: string | null;
    }
  /** There is nothing to draw. */
  | { readonly kind: 'empty' }
  /** The drawing does not fit even as an overview. `words`: its size. */
  | { readonly kind: 'too-large'; readonly words: string; readonly notDrawn: string | null };

/**
 * The reductions of a drawing, from the full drawing to the smallest useful one. The last stages
 * count the links that go away instead of drawing them.
 */
const stages: readonly ((drawing: Drawing) => Drawing)[] = [
  (drawing) => drawing,
  withoutContextColumns,
  withLostColumns,
  (drawing) => withoutContext(withLostColumns(drawing)),
  withoutColumns,
  (drawing) => withoutContext(withoutColumns(drawing)),
  (drawing) => overview(drawing, { by: 'schema', lost: 'links' }),
  (drawing) => overview(drawing, { by: 'platform', lost: 'links' }),
  (drawing) => overview(drawing, { by: 'schema', lost: 'boxes' }),
  (drawing) => overview(drawing, { by: 'platform', lost: 'boxes' }),
  (drawing) => overview(drawing, { by: 'schema', lost: 'groups' }),
  (drawing) => overview(drawing, { by: 'platform', lost: 'groups' }),
];

/** With more groups, an overview is too large to help. */
const MAX_GROUPS = 40;

/** Renders the largest stage that fits the budget. A reduced drawing says what it leaves out. */
export function fitDrawing<T extends string>(
  drawing: Drawing,
  budget: DrawingBudget,
  render: (drawing: Drawing) => T,
): FittedDrawing<T> {
  if (drawing.datasets.length === 0) return { kind: 'empty' };
  const lost = countLost(drawing);
  for (const stage of stages) {
    const smaller = stage(drawing);
    if (smaller.datasets.length === 0 || !isWithin(smaller, budget)) continue;
    const notDrawn = lostWords(drawing, lost - countLost(smaller));
    const notes = notDrawn === null ? [] : [`${notDrawn} one by one: edges count them`];
    const noted = { ...smaller, leftOut: [...notes, ...smaller.leftOut] };
    const text = render(noted);
    if (byteLength(text) <= budget.bytes) return { kind: 'drawn', drawing: noted, text, notDrawn };
  }
  return { kind: 'too-large', words: describeSize(drawing), notDrawn: lostWords(drawing, lost) };
}

/** Counts the links that go away and that the drawing shows one by one. */
function countLost({ links }: Drawing): number {
  return links.filter((link) => isLost(link) && !('hiddenEdges' in link)).length;
}

function lostWords({ links }: Drawing, count: number): string | null {
  if (count === 0) return null;
  const overwrites = links.some((link) => link.overwrites === true);
  return pluralize(count, overwrites ? 'removed or overwritten link' : 'removed link');
}

function isWithin(drawing: Drawing, budget: DrawingBudget): boolean {
  const { datasets, links } = drawing;
  const sizes = {
    datasets: datasets.length,
    nodes: datasets.length + countColumns(drawing),
    links: links.length,
    joins: new Set(links.map(({ upstream, downstream }) => `${upstream}\n${downstream}`)).size,
  };
  const groups = datasets.filter(({ state }) => state === 'group').length;
  return (
    groups <= MAX_GROUPS &&
    (['datasets', 'nodes', 'links', 'joins'] as const).every((what) => sizes[what] <= budget[what])
  );
}

function describeSize(drawing: Drawing): string {
  const { datasets, links } = withoutColumns(drawing);
  return `too large to draw: ${countEntities(datasets.map(({ urn }) => urn))}, ${pluralize(links.length, 'edge')}, ${pluralize(countColumns(drawing), 'column')}`;
}

/** Returns the size of a text in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
