import type { AffectedColumn, Ancestors, ColumnPath, Impact } from '../../plan/document/impact.js';
import { escapeControls } from '../words/escape.js';
import {
  impactFacts,
  LOST_INPUTS_TITLE,
  lostInputLines,
  NARROWING_TITLE,
  splitImpact,
  unlistedNote,
} from '../words/impact-phrases.js';
import { andMore, pluralize } from '../words/pluralize.js';
import { cellCode, fenceFor, inlineText } from './escape.js';
import {
  capped,
  combineParts,
  fixedPart,
  folded,
  list,
  MAX_PART,
  type Part,
  type RankedPart,
  titled,
} from './part.js';
import { table } from './table.js';

/** With more columns than this, they are folded. */
const MAX_OPEN = 10;

/**
 * The maximum number of steps of a path that the report names. It counts the middle steps of a
 * longer path.
 */
const MAX_STEPS = 5;

/**
 * Renders the impact of a plan: counts, then a table of the affected columns that do not only lose
 * ancestors, each with a shortest path as proof.
 */
export function impactPart(impact: Impact, where: string): RankedPart {
  const facts = impactFacts(impact).map((fact) => `- ${inlineText(fact)}`);
  const { listed, unlisted } = splitImpact(impact).others;
  const columns = columnsTable(listed, where);
  const shown =
    listed.length > MAX_OPEN ? folded(pluralize(listed.length, 'column'), columns) : columns;
  const part = combineParts([
    { rank: 0, part: fixedPart(facts.join('\n')) },
    { rank: 1, part: shown },
    { rank: 0, part: fixedPart(inlineText(unlistedNote(unlisted))) },
  ]);
  return { rank: 4, part: capped(MAX_PART, titled('### Impact', part)) };
}

/** Up to this number, each column is a row of a table with all that it loses and gains. */
const MAX_ROWS = 25;

/** Lists all columns that only lose ancestors, never folded. The head counts the omitted ones. */
export function narrowingPart(impact: Impact, where: string): RankedPart {
  const { listed, unlisted } = splitImpact(impact).narrowing;
  const note = fixedPart(inlineText(unlistedNote(unlisted)));
  const rows = listed.length > MAX_ROWS ? columnLines(listed, where) : columnsTable(listed, where);
  const inputs = fixedPart(lostInputLines(impact).map(inlineText).join('\n'));
  const columns = combineParts([
    { rank: 0, part: rows },
    { rank: 0, part: note },
  ]);
  const part = combineParts([
    { rank: 0, part: titled(`### ${NARROWING_TITLE}`, columns) },
    { rank: 0, part: titled(`### ${LOST_INPUTS_TITLE}`, inputs) },
  ]);
  return { rank: 2, vital: 'narrowed column', part };
}

function columnsTable(columns: readonly AffectedColumn[], where: string): Part {
  return table(columns, {
    columns: ['Column', 'Category', 'Shortest path'],
    cells: columnCells,
    rest: ({ length }) => andMore(length, 'affected column', where),
  });
}

/** Writes one line a column. GitHub colors lines that begin with a minus as removed. */
function columnLines(columns: readonly AffectedColumn[], where: string): Part {
  const lines = columns.map(({ address, loses }) => {
    const lost = firstPath(loses, ({ path }) => pathText(path)).join('');
    return escapeControls(`- ${address} loses ${lost}`);
  });
  const { open, close } = fenceFor(lines, 'diff');
  return list(lines, (line) => line, {
    head: open,
    foot: close,
    rest: ({ length }) => andMore(length, 'affected column', where),
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

/** Shows the first path, which is proof enough, and counts the others. */
function firstPath<T>(
  { listed, count }: Ancestors<T>,
  show: (one: T) => string,
): readonly string[] {
  return listed
    .slice(0, 1)
    .map((first) => `${show(first)}${count > 1 ? ` and ${count - 1} more` : ''}`);
}

function pathCell(path: ColumnPath): string {
  return cellCode(pathText(path));
}

/** `<- stg_orders.id <- raw_orders.id`: a path without its first column, which begins the row. */
function pathText(path: ColumnPath): string {
  const names = path.slice(1).map(({ address }) => address);
  const between = names.length - MAX_STEPS;
  const shown =
    between > 1
      ? [...names.slice(0, MAX_STEPS - 1), `(${between} more)`, ...names.slice(-1)]
      : names;
  return shown.map((name) => `<- ${name}`).join(' ');
}
