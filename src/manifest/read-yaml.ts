import { isScalar, LineCounter, type ParsedNode, parseAllDocuments } from 'yaml';
import { type Finding, finding } from '../errors/finding.js';
import { type LocatedDocument, locateDocument } from './locate-document.js';
import { placeFinder } from './place-finder.js';
import type { SourceFile } from './source-file.js';
import { syntaxFindings, unreadableCharacters, warningFindings } from './yaml-findings.js';

/**
 * Reads one YAML 1.2 document into values with places.
 *
 * Never throws, whatever the text holds. Without a `root` the file could not be read, and a finding says why.
 */
export function readYaml(file: SourceFile): LocatedDocument {
  // Editors do not count the byte order mark as a column.
  const text = file.text.startsWith('\uFEFF') ? file.text.slice(1) : file.text;
  const lineCounter = new LineCounter();
  const documents = [...parseAllDocuments(text, { ...yamlOptions, lineCounter })];
  const placeOf = placeFinder(file.path, text, lineCounter);
  const [document] = documents;
  if (document === undefined) return { findings: [emptyFile(file.path)] };
  const unreadable = unreadableCharacters(text, placeOf);
  const syntax = syntaxFindings(documents, text, placeOf);
  const { contents } = document;
  if (contents === null || isNothing(contents))
    return { findings: syntax.length > 0 ? [...unreadable, ...syntax] : [emptyFile(file.path)] };
  const located = locateDocument(contents, placeOf);
  const findings = [...unreadable, ...withoutEchoes([...located.findings, ...syntax]), ...warningFindings(document, text, placeOf)];
  return syntax.length > 0 || located.root === undefined ? { findings } : { root: located.root, findings };
}

const yamlOptions = {
  version: '1.2',
  stringKeys: true,
  // We look for duplicates ourselves: in linear time, and with both places.
  uniqueKeys: false,
  // No dates, sets or binary data: what JSON cannot hold has no place in a manifest.
  resolveKnownTags: false,
  prettyErrors: false,
} as const;

function isNothing(contents: ParsedNode): boolean {
  return isScalar(contents) && contents.value === null;
}

/** A parser that gives up at some depth complains about every bracket that it then does not find. */
function withoutEchoes(findings: readonly Finding[]): readonly Finding[] {
  const tooDeep = findings.find(({ name }) => name === 'too-deep');
  return tooDeep === undefined ? findings : [tooDeep];
}

function emptyFile(file: string): Finding {
  const place = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  return finding('empty-file', { message: 'the file is empty', place });
}
