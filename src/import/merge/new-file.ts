import type { InheritedFacts } from './dataset-facts.js';
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
  /** By short name, sorted. */
  readonly datasets: readonly (readonly [shortName: string, value: PrintableMap])[];
  /** Sorted by downstream. */
  readonly lineage: readonly NewEntry[];
}

/** One item of `lineage`. */
export interface NewEntry {
  readonly downstream: Printable;
  /** Absent if another entry of the downstream has them. */
  readonly upstreams?: readonly Printable[];
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
export function newFileText(
  { path, defaults, datasets, lineage }: NewFile,
  head: FileHead,
): string {
  const stated = (['platform', 'env', 'platformInstance'] as const).flatMap((key) =>
    defaults[key] === undefined ? [] : [[key, defaults[key]] as const],
  );
  const entries = lineage.flatMap((entry) => ['', ...entryLines(entry, '  ')]);
  const sections = [
    [...headLines(path, head), 'version: 1'],
    stated.length === 0 ? [] : printBlockMember('defaults:', { entries: stated }),
    datasets.length === 0 ? [] : printBlockMember('datasets:', { entries: datasets }),
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
  { downstream, upstreams, columns }: NewEntry,
  indent: string,
): readonly string[] {
  const inner = `${indent}  `;
  const [first = '', ...others] = printMember(`${inner}downstream:`, downstream);
  return [
    `${indent}- ${first.trimStart()}`,
    ...others,
    ...(upstreams === undefined ? [] : printMember(`${inner}upstreams:`, upstreams)),
    ...(columns.length === 0 ? [] : [`${inner}columns:`]),
    ...columns.flatMap(([column, value]) => printMember(printHead(`${inner}  `, column), value)),
  ];
}
