import type { YAMLError } from 'yaml';
import { type Finding, finding } from '../errors/finding.js';
import { quote } from './quote.js';
import type { PlaceFinder } from './source-text.js';
import { findWrongIndents, type WrongIndent } from './wrong-indents.js';

/**
 * Finds wrong indentation as the cause of errors of the parser: a tab, or lines that start in the
 * wrong column. Undefined if the errors have another reason.
 *
 * Leaves out all other errors of the text, since they are echoes of the indentation.
 */
export function indentationFindings(
  errors: readonly YAMLError[],
  text: string,
  findPlace: PlaceFinder,
): readonly Finding[] | undefined {
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  if (tabs.length > 0) return [tabFinding(tabs, text, findPlace)];
  const lines = new Set(
    errors.filter(isAboutStructure).flatMap(({ pos }) => {
      const { line } = findPlace(...pos);
      return [line, line + 1];
    }),
  );
  const wrong = lines.size === 0 ? [] : findWrongIndents(text).filter((one) => lines.has(one.line));
  return wrong.length === 0 ? undefined : wrong.map((one) => indentFinding(one, text, findPlace));
}

/** Marks the first tab. The other lines with tabs are counted, since they need the same repair. */
function tabFinding(tabs: readonly YAMLError[], text: string, findPlace: PlaceFinder): Finding {
  const starts = tabs.map(({ pos }) => pos[0]).sort((a, b) => a - b);
  const [start = 0] = starts;
  const more = new Set(starts.map((one) => findPlace(one, one + 1).line)).size - 1;
  const others =
    more === 0 ? '' : ` here and in ${more === 1 ? '1 more line' : `${more} more lines`}`;
  const rest = text.slice(start);
  const width = rest.length - rest.trimStart().length;
  return finding('yaml-syntax', {
    message: `a tab cannot indent: use spaces${others}`,
    place: spaces(findPlace(start, start + 1), width),
  });
}

/** The place finder leaves out white space at the end, but here the white space is the mistake. */
function spaces(place: ReturnType<PlaceFinder>, width: number): ReturnType<PlaceFinder> {
  return { ...place, endLine: place.line, endColumn: place.column + width };
}

const STRUCTURE: ReadonlySet<YAMLError['code']> = new Set<YAMLError['code']>([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
]);

function isAboutStructure({ code }: YAMLError): boolean {
  return STRUCTURE.has(code);
}

function indentFinding(
  { line, indent, wanted, word }: WrongIndent,
  text: string,
  findPlace: PlaceFinder,
): Finding {
  const start = lineStart(text, line) + indent;
  return finding('yaml-syntax', {
    message: `${quote(word)} is indented by ${countSpaces(indent)}, the lines beside it by ${wanted}: ${repair(wanted - indent)}`,
    place: findPlace(start, start + word.length),
  });
}

function repair(difference: number): string {
  return difference > 0 ? `add ${countSpaces(difference)}` : `remove ${countSpaces(-difference)}`;
}

function countSpaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

/** Returns the offset at which a line starts. */
function lineStart(text: string, line: number): number {
  return text.split('\n', line - 1).reduce((offset, one) => offset + one.length + 1, 0);
}
