import type { EdgeListKey } from '../../manifest/declared-edge.js';
import type { LineageEntry } from '../../manifest/manifest.js';
import type { InheritedFacts } from './entity-facts.js';
import { type NameSection, nameSections } from './entry-lists.js';
import {
  type Printable,
  type PrintableMap,
  printBlockMember,
  printHead,
  printMember,
} from './print-value.js';

/** The content of a file that does not exist yet. */
export interface NewFile {
  /** Relative to the folder of the settings file. */
  readonly path: string;
  readonly defaults: InheritedFacts;
  /** The short names of each section, sorted. */
  readonly names: ReadonlyMap<NameSection, PrintableMap['entries']>;
  /** Sorted by holder. */
  readonly lineage: readonly NewEntry[];
}

/** One item of `lineage`. */
export interface NewEntry {
  /** The key of its first line. */
  readonly form: LineageEntry['form'];
  /** The short name of the holder. */
  readonly holder: string;
  /** Empty if another entry of the holder has them. */
  readonly lists: readonly (readonly [key: EdgeListKey, items: readonly Printable[]])[];
  /** Sorted by column, `*` last. */
  readonly columns: readonly (readonly [column: string, value: Printable])[];
}

interface FileHead {
  /** The schema of manifests, relative to the folder of the settings file, or its address. */
  readonly schema: string;
  /** The command that the import ran as. */
  readonly command: string;
}

/** Prints a new file, as the formatter leaves it. */
export function newFileText({ path, defaults, names, lineage }: NewFile, head: FileHead): string {
  const stated = (['platform', 'env', 'platformInstance'] as const).flatMap((key) =>
    defaults[key] === undefined ? [] : [[key, defaults[key]] as const],
  );
  const entries = lineage.flatMap((entry) => ['', ...entryLines(entry, '  ')]);
  const sections = [
    [...headLines(path, head), 'version: 1'],
    stated.length === 0 ? [] : printBlockMember('defaults:', { entries: stated }),
    ...nameSections.map((section) => {
      const entries = names.get(section);
      return entries === undefined ? [] : printBlockMember(`${section}:`, { entries });
    }),
    lineage.length === 0 ? [] : ['lineage:', ...entries.slice(1)],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function headLines(path: string, { schema, command }: FileHead): readonly string[] {
  const isAddress = /^[a-z]+:\/\//.test(schema) || schema.startsWith('/');
  const up = '../'.repeat(path.split('/').length - 1);
  const reference = isAddress || up === '' ? schema : `${up}${schema.replace(/^\.\//, '')}`;
  const shown = command.replaceAll(/[\s\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFD]+/gu, ' ').trim();
  return [
    `# yaml-language-server: $schema=${reference}`,
    `# Written by \`${shown}\`. Edits are kept: the next import merges with them.`,
  ];
}

/** Prints an item of `lineage` with its dash. */
export function entryLines(
  { form, holder, lists, columns }: NewEntry,
  indent: string,
): readonly string[] {
  const inner = `${indent}  `;
  const [first = '', ...others] = printMember(`${inner}${form}:`, holder);
  return [
    `${indent}- ${first.trimStart()}`,
    ...others,
    ...lists.flatMap(([key, items]) => printMember(`${inner}${key}:`, items)),
    ...(columns.length === 0 ? [] : [`${inner}columns:`]),
    ...columns.flatMap(([column, value]) => printMember(printHead(`${inner}  `, column), value)),
  ];
}
