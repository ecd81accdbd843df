/** A line whose indentation fits no line before it. */
export interface WrongIndent {
  /** Starts at 1. */
  readonly line: number;
  /** The number of spaces that the line has, and that the lines beside it have. */
  readonly indent: number;
  readonly wanted: number;
  /** The first word of the line, such as `columns:`. */
  readonly word: string;
}

/** A column in which keys or dashes stand. */
interface Level {
  readonly indent: number;
  readonly kind: 'key' | 'dash';
}

/** A line with a key or a dash. */
interface Row extends Level {
  readonly line: number;
  readonly text: string;
}

/**
 * Finds lines that start in a column in which no mapping or list has its items.
 *
 * The parser reports such a mistake where it cannot continue, in words of its grammar. The
 * indentations show it better. This is a guess, only for a text that the parser refused.
 */
export function findWrongIndents(text: string): readonly WrongIndent[] {
  const wrong: WrongIndent[] = [];
  let before: Before = { levels: [], opens: true, shift: 0 };
  for (const row of structureRows(text)) {
    const { line, indent } = row;
    const found = [indent + before.shift, indent].find((one) =>
      fits({ ...row, indent: one }, before),
    );
    const wanted = found ?? nearestIndent(row, before.levels);
    if (found === undefined && wanted !== indent)
      wrong.push({ line, indent, wanted, word: firstWord(row.text) });
    before = {
      levels: [
        ...before.levels.filter((one) => isAround(one, row, wanted)),
        ...levelsOf(row, wanted),
      ],
      opens: opensLevel(row.text),
      shift: wanted - indent,
    };
  }
  return wrong;
}

/** The state before a line. */
interface Before {
  /** The columns of the mappings and lists around the line. */
  readonly levels: readonly Level[];
  /** True if the line before may have a level below it. */
  readonly opens: boolean;
  /** By how much the line before has to move. The lines that belong to it move along. */
  readonly shift: number;
}

function fits(row: Row, { levels, opens }: Before): boolean {
  return (
    levels.some(({ indent, kind }) => indent === row.indent && kind === row.kind) ||
    (opens && isDeeper(row, levels.at(-1)))
  );
}

/** Returns true for a level that a line lies in. A list may stand in the column of its key. */
function isAround(one: Level, { kind }: Level, indent: number): boolean {
  return one.indent < indent || (one.indent === indent && one.kind === 'key' && kind === 'dash');
}

/** Returns true if a line may start a level below the last one. A list may start below its key. */
function isDeeper({ indent, kind }: Level, last: Level | undefined): boolean {
  if (last === undefined) return true;
  return indent > last.indent || (indent === last.indent && kind === 'dash');
}

/** The keys of a file, which belong into its first column. */
const TOP_KEYS: ReadonlySet<string> = new Set(['version:', 'defaults:', 'datasets:', 'lineage:']);

/** Returns the nearest column with items of this kind. Of two, returns the deeper column. */
function nearestIndent({ indent, kind, text }: Row, levels: readonly Level[]): number {
  if (TOP_KEYS.has(firstWord(text))) return 0;
  const columns = levels.filter((one) => one.kind === kind).map((one) => one.indent);
  return columns.reduceRight(
    (best, one) => (Math.abs(one - indent) < Math.abs(best - indent) ? one : best),
    columns.at(-1) ?? indent,
  );
}

/** Returns the levels that a line adds: a dash, and the key after it. */
function levelsOf({ text, kind }: Row, indent: number): readonly Level[] {
  const own: Level = { indent, kind };
  const dash = /^-[ ]+/.exec(text)?.[0];
  if (dash === undefined) return [own];
  const behind = text.slice(dash.length);
  const next = rowKind(behind);
  return next === undefined
    ? [own]
    : [own, ...levelsOf({ text: behind, kind: next, indent, line: 0 }, indent + dash.length)];
}

function opensLevel(text: string): boolean {
  return /(?:^|[ :-])-?$|:$/.test(text) || /:[ ]+[&!]\S+$/.test(text);
}

function firstWord(text: string): string {
  return String(/^\S*/.exec(text)?.[0]);
}

/** Lists the lines that start with a key or a dash, outside brackets and block scalars. */
function structureRows(text: string): readonly Row[] {
  const rows: Row[] = [];
  let depth = 0;
  let scalarIndent = Number.POSITIVE_INFINITY;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim().replace(/(?:^|\s)#.*$/, '');
    const indent = line.length - line.trimStart().length;
    if (content === '' || indent > scalarIndent) continue;
    scalarIndent = /[:-][ ]+[|>][-+0-9]*$/.test(content) ? indent : Number.POSITIVE_INFINITY;
    const kind = depth > 0 ? undefined : rowKind(content);
    depth = Math.max(0, depth + countBrackets(content));
    if (kind !== undefined) rows.push({ indent, kind, line: index + 1, text: content.trimEnd() });
  }
  return rows;
}

function rowKind(text: string): Level['kind'] | undefined {
  if (/^-(?: |$)/.test(text)) return 'dash';
  return /^(?:"[^"]*"|'[^']*'|[^\s"'{[#][^#]*?):(?: |$)/.test(text) ? 'key' : undefined;
}

/** Returns how many more brackets a line opens than it closes, outside quotes. */
function countBrackets(text: string): number {
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '');
  return bare.replaceAll(/[^{[]/g, '').length - bare.replaceAll(/[^}\]]/g, '').length;
}
