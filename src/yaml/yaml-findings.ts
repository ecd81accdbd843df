import type { Document, YAMLError } from 'yaml';
import { type Finding, finding } from '../errors/finding.js';
import type { Place } from '../errors/place.js';
import { indentationFindings } from './indentation-findings.js';
import { quote } from './quote.js';
import type { PlaceFinder } from './source-text.js';
import { findUnclosedBrackets } from './unclosed-brackets.js';

/**
 * A character that is not text: a control character, half a surrogate pair, or the replacement of a
 * byte that is not UTF-8.
 */
const UNREADABLE = /(?![\t\n\r\u{85}])\p{Cc}|\p{Cs}|\u{FFFD}/gu;

/** A directive. It starts a line, and nothing else may start a line with a percent sign. */
const DIRECTIVE = /^%(?!YAML[ \t]+1\.2[ \t]*\r?$).*$/gm;

/** Messages that replace unclear messages of the parser. */
const clearerMessages: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  MULTILINE_IMPLICIT_KEY: 'a key and its colon belong on one line: is a colon missing?',
  NON_STRING_KEY: 'a key has to be text, not a list, a mapping or an alias',
};

/** Messages about a text without quotes that starts with a character of YAML. */
const UNQUOTED =
  /^(?:Alias cannot be an empty|Plain value cannot start with block scalar|Block scalar header includes)/;

/** Finds every reason why a text is not one valid YAML 1.2 document. */
export function syntaxFindings(
  documents: readonly Document.Parsed[],
  text: string,
  findPlace: PlaceFinder,
): readonly Finding[] {
  const errors = documents.flatMap((document) => document.errors);
  const isTooDeep = errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION');
  const unclosed = !isTooDeep && errors.some(isUnclosedError) ? findUnclosedBrackets(text) : [];
  const others = unclosed.length > 0 ? errors.filter((error) => !isUnclosedError(error)) : errors;
  const indents = unclosed.length > 0 ? undefined : indentationFindings(others, text, findPlace);
  const findings = indents ?? [
    ...unclosed.map(({ offset, opener, closer }) =>
      finding('yaml-syntax', {
        message: `the ${opener} that opens here is never closed: write the ${closer} that belongs to it`,
        place: findPlace(offset, offset + 1),
      }),
    ),
    ...missingCommas(others, text, findPlace),
    ...others.map((error) => syntaxFinding(error, findPlace)),
  ];
  return [
    ...onePerLine(findings),
    ...severalDocuments(documents, findPlace),
    ...directives(text, findPlace),
  ];
}

/** Finds tags, which plain data does not need. The values of the document can still be used. */
export function tagFindings(
  document: Document.Parsed,
  text: string,
  findPlace: PlaceFinder,
): readonly Finding[] {
  return document.warnings
    .filter(({ code }) => code === 'TAG_RESOLVE_FAILED' || code === 'BAD_COLLECTION_TYPE')
    .map(({ pos }) => {
      const tag = quote(text.slice(...pos));
      return finding('refused-tag', {
        message: `the tag ${tag} is refused: write plain values`,
        place: findPlace(...pos),
      });
    });
}

/** Gives one finding for all unreadable characters, since a binary file would give thousands. */
export function unreadableCharacters(text: string, findPlace: PlaceFinder): readonly Finding[] {
  const found = [...text.matchAll(UNREADABLE)];
  const [first] = found;
  if (first === undefined) return [];
  const code = first[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const more = found.length > 1 ? ` and ${found.length - 1} more of the kind` : '';
  return [
    finding('unreadable-character', {
      message: `the file holds the character U+${code}${more}: save it as UTF-8 text`,
      place: findPlace(first.index, first.index + 1),
    }),
  ];
}

/** Returns true for an unclosed bracket or quote. The parser has the same code for other errors. */
function isUnclosedError({ message }: YAMLError): boolean {
  return /^(?:Flow (?:map|sequence) .*end with a [\]}]|Missing closing ["']quote)$/.test(message);
}

/**
 * Finds commas that are missing before a key in braces. They come before the errors of the parser,
 * which reports the same mistake in words of its own.
 */
function missingCommas(
  errors: readonly YAMLError[],
  text: string,
  findPlace: PlaceFinder,
): readonly Finding[] {
  return errors.flatMap(({ code, message, pos: [start, end] }) => {
    if (code === 'MISSING_CHAR' && message.startsWith('Missing , between')) {
      const key = /[\w-]+$/.exec(text.slice(0, start))?.[0] ?? '';
      return key === '' ? [] : [missingComma(key, findPlace(start - key.length, start))];
    }
    const source = text.slice(start, end);
    const joined = code === 'BLOCK_IN_FLOW' ? /^(.*?\S)\s+([\w-]+):(?=\s)/s.exec(source) : null;
    if (joined === null) return [];
    const [whole, value = '', key = ''] = joined;
    const suggestion = `${value}, ${key}:${source.slice(whole.length)}`;
    return [missingComma(key, findPlace(start, end), suggestion)];
  });
}

function missingComma(key: string, place: Place, suggestion?: string): Finding {
  const message = `a comma is missing before "${key}:"`;
  const isOneLine = suggestion !== undefined && !suggestion.includes('\n');
  return finding('yaml-syntax', {
    message: isOneLine ? `${message}: write ${suggestion}` : message,
    place,
    ...(isOneLine && { suggestion, fix: suggestion }),
  });
}

function syntaxFinding(error: YAMLError, findPlace: PlaceFinder): Finding {
  const place = findPlace(...error.pos);
  switch (error.code) {
    case 'RESOURCE_EXHAUSTION':
      return finding('too-deep', { message: 'nested too deeply to be read', place });
    case 'TAG_RESOLVE_FAILED':
      return finding('refused-tag', { message: lowerFirst(error.message), place });
    default: {
      const message = UNQUOTED.test(error.message)
        ? 'an unquoted text cannot start with *, > or |: quote it'
        : (clearerMessages[error.code] ?? lowerFirst(error.message));
      return finding('yaml-syntax', { message, place });
    }
  }
}

/**
 * Keeps the first finding of each line. The parser recovers and continues, so a second finding is
 * nearly always an echo of the first.
 */
function onePerLine(findings: readonly Finding[]): readonly Finding[] {
  const byLine = new Map(findings.toReversed().map((one) => [one.place?.line, one]));
  return [...byLine.values()].reverse();
}

function severalDocuments(
  [, second]: readonly Document.Parsed[],
  findPlace: PlaceFinder,
): readonly Finding[] {
  if (second === undefined) return [];
  const [start] = second.range;
  return [
    finding('several-documents', {
      message: 'a second document starts here: put it into a file of its own',
      place: findPlace(start, start + 3),
    }),
  ];
}

function directives(text: string, findPlace: PlaceFinder): readonly Finding[] {
  return [...text.matchAll(DIRECTIVE)].map((match) =>
    finding('refused-directive', {
      message: `the directive ${quote(match[0].trimEnd())} is refused: remove it`,
      place: findPlace(match.index, match.index + match[0].length),
    }),
  );
}

function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
