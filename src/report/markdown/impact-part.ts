import type { AffectedColumn, Ancestors, ColumnPath, Impact } from '../../plan/document/impact.js';
import { impactFacts } from '../impact-phrases.js';
import { pluralize } from '../text/pluralize.js';
import { cellCode, inlineText } from './escape.js';
import { combineParts, fixedPart, folded, type Part, titled } from './part.js';
import { table } from './table.js';

/** With more columns than this, they are folded. */
const MAX_OPEN = 10;

/**
 * The maximum number of steps of a path that are named. In a longer path, steps before the last are
 * counted.
 */
const MAX_STEPS = 5;

/**
 * The impact of a plan: counts, then a table of affected columns, each with a shortest path as
 * proof.
 */
export function impactPart(impact: Impact, where: string): Part {
  const facts = impactFacts(impact).map((fact) => `- ${inlineText(fact)}`);
  if (facts.length === 0) return fixedPart('');
  const columns = columnsPart(impact, where);
  const shown =
    impact.columns.length > MAX_OPEN
      ? folded(pluralize(impact.columns.length, 'column'), columns)
      : columns;
  return titled(
    '### Impact',
    combineParts([
      { rank: 0, part: fixedPart(facts.join('\n')) },
      { rank: 1, part: shown },
    ]),
  );
}

function columnsPart({ columns, counts }: Impact, where: string): Part {
  const sorted = [
    ...columns.filter(({ direct }) => direct),
    ...columns.filter(({ direct }) => !direct),
  ];
  return table(sorted, {
    columns: ['Column', 'Category', 'Shortest path'],
    cells: columnCells,
    beyond: counts.columns - columns.length,
    rest: (missing, beyond) =>
      `… and ${pluralize(missing.length + beyond, 'more affected column')}. ${where}`,
  });
}

function columnCells({ address, category, direct, gains, loses, reRouted }: AffectedColumn) {
  const paths = [
    ...firstPath(gains, ({ path }) => `gains ${pathCell(path)}`),
    ...firstPath(loses, ({ path }) => `loses ${pathCell(path)}`),
    ...firstPath(
      reRouted,
      ({ before, after }) => `was ${pathCell(before)}<br>now ${pathCell(after)}`,
    ),
  ];
  return {
    Column: cellCode(address),
    Category: `${category}, ${direct ? 'direct' : 'indirect'}`,
    'Shortest path': paths.join('<br>'),
  };
}

/** The first path, which is proof enough. The others are counted. */
function firstPath<T>(
  { listed, count }: Ancestors<T>,
  show: (one: T) => string,
): readonly string[] {
  return listed
    .slice(0, 1)
    .map((first) => `${show(first)}${count > 1 ? ` and ${count - 1} more` : ''}`);
}

/** `<- stg_orders.id <- raw_orders.id`: a path without its first column, which begins the row. */
function pathCell(path: ColumnPath): string {
  const names = path.slice(1).map(({ address }) => address);
  const between = names.length - MAX_STEPS;
  const shown =
    between > 1
      ? [...names.slice(0, MAX_STEPS - 1), `(${between} more)`, ...names.slice(-1)]
      : names;
  return cellCode(shown.map((name) => `<- ${name}`).join(' '));
}
