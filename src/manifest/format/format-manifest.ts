import { type ParsedNode, parseDocument } from 'yaml';
import { dedupeFindings, type Finding, finding, hasErrors } from '../../errors/finding.js';
import { type LocatedNode, listItems, mapEntries } from '../../yaml/located-node.js';
import { MORE_THAN_PARSED, ParserBudget } from '../../yaml/parser-budget.js';
import { readYaml, type SourceFile, yamlOptions } from '../../yaml/read-yaml.js';
import { parseSettings } from '../parse-settings.js';
import { readManifest } from '../read-manifest.js';
import { attachComments } from './attach-comments.js';
import { buildTree } from './format-tree.js';
import { manifestLayout, type NodeLayout, settingsLayout } from './layouts.js';
import { printTree } from './print-tree.js';
import { scanComments } from './scan-comments.js';

export interface Formatting {
  /** The formatted text, or the original text if a finding is an error. */
  readonly text: string;
  /** The mistakes of the file on its own, sorted. Rules across manifests are not checked. */
  readonly findings: readonly Finding[];
}

/**
 * Formats a manifest: the keys in the order of the schema, the same spacing and the same quotes
 * everywhere. A comment moves with the entry that it belongs to, and the meaning of the file stays
 * the same, and so does the kind of its line ends. A second run changes nothing.
 *
 * A file with errors stays unchanged. Never throws, whatever the text holds.
 */
export function formatManifest(file: SourceFile): Formatting {
  return format(file, readManifest(file).findings, manifestLayout);
}

/** Formats the settings in the same way. */
export function formatSettings(file: SourceFile): Formatting {
  return format(file, parseSettings(file).findings, settingsLayout);
}

function format(file: SourceFile, found: readonly Finding[], layout: NodeLayout): Formatting {
  const findings = dedupeFindings(found);
  const { root } = readYaml(file);
  if (hasErrors(findings) || root === undefined) return { text: file.text, findings };
  const text = file.text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const refused = (why: string): Formatting => ({
    text: file.text,
    findings: [...findings, notFormatted(root, why)],
  });
  if (!new ParserBudget().take(text)) return refused(`the file has ${MORE_THAN_PARSED}: split it`);
  const formatted = printText(text, layout);
  return isSameFile({ root, text }, formatted)
    ? { text: formatted.replaceAll('\n', lineEndOf(file.text)), findings }
    : refused('fmt cannot write this file without changing its meaning, so it stays unchanged');
}

/** Returns the first line end of a text: git may have checked the file out with CRLF. */
function lineEndOf(text: string): string {
  return /\r?\n/.exec(text)?.[0] ?? '\n';
}

/** @param text a document without errors, without a byte order mark and carriage returns */
function printText(text: string, layout: NodeLayout): string {
  const { contents } = parseDocument(text, { ...yamlOptions, keepSourceTokens: true });
  const tree = buildTree(contents as ParsedNode, text);
  const { comments, prologue } = scanComments(text);
  attachComments(tree, comments);
  return [...prologue.map((line) => `${line}\n`), printTree(tree, layout)].join('');
}

/** Reads the result again: a formatter that loses something would do so in many files. */
function isSameFile(
  { root, text }: { readonly root: LocatedNode; readonly text: string },
  formatted: string,
): boolean {
  const again = readYaml({ path: root.place.file, text: formatted }).root;
  return isSameValue(root, again) && hasSameComments(text, formatted);
}

function notFormatted({ place }: LocatedNode, message: string): Finding {
  return finding('not-formatted', {
    message,
    place: { file: place.file, line: 1, column: 1 },
  });
}

/** Returns true if two files hold the same values, whatever the order of the keys. */
function isSameValue(a: LocatedNode, b: LocatedNode | undefined): boolean {
  if (b === undefined || a.kind !== b.kind) return false;
  if (a.kind === 'scalar') return b.kind === 'scalar' && Object.is(a.value, b.value);
  const [someItems, otherItems] = [listItems(a), listItems(b)];
  const [someEntries, otherEntries] = [mapEntries(a), mapEntries(b)];
  const others = new Map(otherEntries.map(({ key, value }) => [key, value]));
  return (
    someItems.length === otherItems.length &&
    someEntries.length === otherEntries.length &&
    someItems.every((item, index) => isSameValue(item, otherItems[index])) &&
    someEntries.every(({ key, value }) => isSameValue(value, others.get(key)))
  );
}

/** Returns true if two texts have the same comments, whatever their order. */
function hasSameComments(a: string, b: string): boolean {
  return commentsOf(a) === commentsOf(b);
}

function commentsOf(text: string): string {
  const { comments, prologue } = scanComments(text);
  return [...comments.map((one) => one.text), ...prologue].sort().join('\n');
}
