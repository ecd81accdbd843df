import type { Document, YAMLError } from 'yaml';
import { type Finding, finding } from '../errors/finding.js';
import { type NeverClosed, neverClosed } from './never-closed.js';
import type { PlaceFinder } from './place-finder.js';
import { quote } from './quote.js';

/** Something that is no text: a control character, half a surrogate pair, or the mark of a byte that was not UTF-8. */
const UNREADABLE = /(?![\t\n\r\u{85}])\p{Cc}|\p{Cs}|\u{FFFD}/gu;

/** Directives stand at the start of a line, where nothing else can start with a percent sign. */
const DIRECTIVE = /^%(?!YAML[ \t]+1\.2[ \t]*\r?$).*$/gm;

/** What the parser's own words leave unclear. */
const clearerWords: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  TAB_AS_INDENT: 'a tab cannot indent: use spaces',
  MULTILINE_IMPLICIT_KEY: 'a key and its colon belong on one line: is a colon missing?',
  NON_STRING_KEY: 'a key has to be text, not a list, a mapping or an alias',
};

/** Everything for which a text is not one YAML 1.2 document that we could take values from. */
export function syntaxFindings(documents: readonly Document.Parsed[], text: string, placeOf: PlaceFinder): readonly Finding[] {
  const errors = documents.flatMap((document) => document.errors);
  const unclosed = errors.some(saysUnclosed) ? neverClosed(text) : [];
  const others = unclosed.length > 0 ? errors.filter((error) => !saysUnclosed(error)) : errors;
  const findings = [...unclosed.map((one) => unclosedFinding(one, placeOf)), ...others.map((error) => syntaxFinding(error, placeOf))];
  return [...onePerLine(findings), ...severalDocuments(documents, placeOf), ...directives(text, placeOf)];
}

/** What a document says that plain data need not say; its values can be taken nevertheless. */
export function warningFindings(document: Document.Parsed, text: string, placeOf: PlaceFinder): readonly Finding[] {
  return document.warnings
    .filter(({ code }) => code === 'TAG_RESOLVE_FAILED' || code === 'BAD_COLLECTION_TYPE')
    .map(({ pos }) => {
      const tag = quote(text.slice(...pos));
      return finding('refused-tag', { message: `the tag ${tag} is refused: write plain values`, place: placeOf(...pos) });
    });
}

/** One finding for all of them: a binary file would give thousands. */
export function unreadableCharacters(text: string, placeOf: PlaceFinder): readonly Finding[] {
  const found = [...text.matchAll(UNREADABLE)];
  const [first] = found;
  if (first === undefined) return [];
  const code = first[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const more = found.length > 1 ? ` and ${found.length - 1} more of the kind` : '';
  return [
    finding('unreadable-character', {
      message: `the file holds the character U+${code}${more}: save it as UTF-8 text`,
      place: placeOf(first.index, first.index + 1),
    }),
  ];
}

/** The parser's code for it means other things, too. */
function saysUnclosed({ message }: YAMLError): boolean {
  return /^(?:Flow (?:map|sequence) .*end with a [\]}]|Missing closing ["']quote)$/.test(message);
}

function unclosedFinding({ offset, opener, closer }: NeverClosed, placeOf: PlaceFinder): Finding {
  const message = `the ${opener} that opens here is never closed: write the ${closer} that belongs to it`;
  return finding('yaml-syntax', { message, place: placeOf(offset, offset + 1) });
}

function syntaxFinding(error: YAMLError, placeOf: PlaceFinder): Finding {
  const place = placeOf(...error.pos);
  switch (error.code) {
    case 'RESOURCE_EXHAUSTION':
      return finding('too-deep', { message: 'nested too deeply to be read', place });
    case 'TAG_RESOLVE_FAILED':
      return finding('refused-tag', { message: lowerFirst(error.message), place });
    default:
      return finding('yaml-syntax', { message: clearerWords[error.code] ?? lowerFirst(error.message), place });
  }
}

/** The parser recovers and goes on; a second complaint about one line is nearly always an echo of the first. */
function onePerLine(findings: readonly Finding[]): readonly Finding[] {
  const byLine = new Map(findings.toReversed().map((one) => [one.place?.line, one]));
  return [...byLine.values()].reverse();
}

function severalDocuments([, second]: readonly Document.Parsed[], placeOf: PlaceFinder): readonly Finding[] {
  if (second === undefined) return [];
  const [start] = second.range;
  return [
    finding('several-documents', {
      message: 'a second document starts here: put it into a file of its own',
      place: placeOf(start, start + 3),
    }),
  ];
}

function directives(text: string, placeOf: PlaceFinder): readonly Finding[] {
  return [...text.matchAll(DIRECTIVE)].map((match) =>
    finding('refused-directive', {
      message: `the directive ${quote(match[0].trimEnd())} is refused: remove it`,
      place: placeOf(match.index, match.index + match[0].length),
    }),
  );
}

function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
