import { isScalar, parseAllDocuments } from 'yaml';
import { type Finding, finding } from '../errors/finding.js';
import { type LocatedDocument, locateDocument } from './locate-document.js';
import { MORE_THAN_PARSED, ParserBudget } from './parser-budget.js';
import { findUncommonLine, readCommonYaml } from './read-common-yaml.js';
import { type PlaceFinder, SourceText, trimEnd } from './source-text.js';
import { syntaxFindings, tagFindings, unreadableCharacters } from './yaml-findings.js';

/** A file, decoded as UTF-8. */
export interface SourceFile {
  /** Relative to the folder of the settings file, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The limits of the parser. Default: the limits of one manifest. */
export interface ParserLimits {
  /** Takes the tokens of a text. Returns false if they are too many. */
  readonly take?: ((text: string) => boolean) | undefined;
  /** The most values that aliases may repeat. */
  readonly maxAliased?: number;
}

/**
 * Parses one YAML 1.2 document into values with places.
 *
 * Never throws, whatever the text holds. If `root` is absent, the text could not be parsed, and a
 * finding says why.
 */
export function readYaml(file: SourceFile, limits?: ParserLimits): LocatedDocument {
  // Editors do not count the byte order mark as a column.
  const text = file.text.startsWith('\uFEFF') ? file.text.slice(1) : file.text;
  const root = readCommonYaml(file.path, text);
  return root === undefined
    ? parseYaml({ path: file.path, text }, limits)
    : { root, findings: [], isPlain: true };
}

/**
 * Reads a file of any content with the parser.
 *
 * @param file without a byte order mark
 */
export function parseYaml(
  { path, text }: SourceFile,
  { take = (all) => new ParserBudget().take(all), maxAliased }: ParserLimits = {},
): LocatedDocument {
  if (!take(text)) return { findings: [tooLargeToParse(path, text)] };
  const documents = [...parseAllDocuments(text, yamlOptions)];
  const source = new SourceText(path, text);
  const findPlace: PlaceFinder = (start, end) => source.placeOf(start, trimEnd(text, start, end));
  const [document] = documents;
  if (document === undefined) return { findings: [emptyFile(path)] };
  const unreadable = unreadableCharacters(text, findPlace);
  const syntax = syntaxFindings(documents, text, findPlace);
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null))
    return { findings: syntax.length > 0 ? [...unreadable, ...syntax] : [emptyFile(path)] };
  const located = locateDocument(contents, source, maxAliased);
  const findings = [
    ...unreadable,
    ...withoutEchoes([...located.findings, ...syntax]),
    ...tagFindings(document, text, findPlace),
  ];
  return syntax.length > 0 || located.root === undefined
    ? { findings }
    : { root: located.root, findings };
}

/** The options of the parser for every file. */
export const yamlOptions = {
  version: '1.2',
  stringKeys: true,
  // locateDocument() finds duplicates in linear time and with both places.
  uniqueKeys: false,
  // Manifests hold only what JSON can hold: no dates, sets or binary data.
  resolveKnownTags: false,
  prettyErrors: false,
} as const;

/** Keeps `too-deep` alone: the parser stops there, and reports every open bracket as unclosed. */
function withoutEchoes(findings: readonly Finding[]): readonly Finding[] {
  const tooDeep = findings.find(({ name }) => name === 'too-deep');
  return tooDeep === undefined ? findings : [tooDeep];
}

function tooLargeToParse(file: string, text: string): Finding {
  const line = findUncommonLine(text);
  return finding('too-large-to-parse', {
    message: `plain YAML ends at this line, and the file has ${MORE_THAN_PARSED}: write it plainer, or split the file`,
    place: { file, line, column: 1 },
  });
}

function emptyFile(file: string): Finding {
  const place = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  return finding('empty-file', { message: 'the file is empty', place });
}
