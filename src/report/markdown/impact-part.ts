import type { AffectedColumn, Ancestors, ColumnPath, Impact } from '../../plan/impact/impact.js';
import { impactFacts } from '../impact-words.js';
import { counted } from '../text/counted.js';
import { cellCode, inlineText } from './escape.js';
import { type Part, together, whole } from './fit.js';
import { folded, titled } from './fold.js';
import { table } from './table.js';

/** With more columns than this, they are folded. */
const MAX_OPEN = 10;

/** Steps of a path that are named; the last one among them; of a longer one those before it are counted. */
const MAX_STEPS = 5;

/** What a plan does to the columns downstream: how many, which, and a shortest path as proof of each. */
export function impactPart(impact: Impact, where: string): Part {
  const facts = impactFacts(impact).map((fact) => `- ${inlineText(fact)}`);
  if (facts.length === 0) return whole('');
  const columns = columnsPart(impact, where);
  const shown = impact.columns.length > MAX_OPEN ? folded(counted(impact.columns.length, 'column'), columns) : columns;
  return titled(
    '### Impact',
    together([
      { rank: 0, part: whole(facts.join('\n')) },
      { rank: 1, part: shown },
    ]),
  );
}

function columnsPart({ columns, counts }: Impact, where: string): Part {
  const sorted = [...columns.filter(({ direct }) => direct), ...columns.filter(({ direct }) => !direct)];
  return table(sorted, {
    columns: ['Column', 'Category', 'Shortest path'],
    cells: columnCells,
    beyond: counts.columns - columns.length,
    rest: (missing, beyond) => `… and ${counted(missing.length + beyond, 'more affected column')}. ${where}`,
  });
}

function columnCells({ address, category, direct, gains, loses, reRouted }: AffectedColumn) {
  const paths = [
    ...proof(gains, ({ path }) => `gains ${pathCell(path)}`),
    ...proof(loses, ({ path }) => `loses ${pathCell(path)}`),
    ...proof(reRouted, ({ before, after }) => `was ${pathCell(before)}<br>now ${pathCell(after)}`),
  ];
  return { Column: cellCode(address), Category: `${category}, ${direct ? 'direct' : 'indirect'}`, 'Shortest path': paths.join('<br>') };
}

/** One of them is proof enough; the others are counted. */
function proof<T>({ listed, count }: Ancestors<T>, show: (one: T) => string): readonly string[] {
  return listed.slice(0, 1).map((first) => `${show(first)}${count > 1 ? ` and ${count - 1} more` : ''}`);
}

/** `<- stg_orders.id <- raw_orders.id`: all but the column itself, which stands at the beginning of the row. */
function pathCell(path: ColumnPath): string {
  const names = path.slice(1).map(({ address }) => address);
  const between = names.length - MAX_STEPS;
  const shown = between > 1 ? [...names.slice(0, MAX_STEPS - 1), `(${between} more)`, ...names.slice(-1)] : names;
  return cellCode(shown.map((name) => `<- ${name}`).join(' '));
}
