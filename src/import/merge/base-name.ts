import { sha256 } from '../../model/sha256.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type DatasetFacts, type SplitUrn, splitDatasetUrn } from './dataset-facts.js';

/** What a short name is made from. */
export interface NamedUrn {
  readonly urn: DatasetUrn;
  readonly split: SplitUrn;
  readonly facts: DatasetFacts;
}

/**
 * Returns the short name of a dataset as long as no other dataset wants it.
 *
 * @param exists true if a name is that of another dataset of the same platform and environment
 */
export function baseName(
  { urn, split, facts }: NamedUrn,
  exists: (name: string) => boolean,
): string {
  const { segments, platform, name } = split;
  const step = withoutDateSuffix(lastStep(split), name, exists);
  const word = readableWord(step);
  const readable = word !== '' && isGeneric(step) ? withParent(word, segments) : word;
  const base = readable === '' ? unreadableName(urn, step, { platform, facts }) : readable;
  return unreserved(platform === 'dbt' && !base.startsWith('dbt_') ? `dbt_${base}` : base);
}

/** Returns true for a dataset whose urn holds no readable name. */
export function needsDisplayName(urn: DatasetUrn): boolean {
  return readableWord(lastStep(splitDatasetUrn(urn))) === '';
}

function lastStep({ segments, isPath }: SplitUrn): string {
  const last = String(segments.at(-1));
  return isPath ? withoutExtension(last) : last;
}

function readableWord(step: string): string {
  return isGuid(step) ? '' : snakeCase(step);
}

/** Tables of one day each are one dataset in a catalog. */
const DATE_SUFFIX = /(?<=.)_yyyymmdd$/i;

function withoutDateSuffix(step: string, name: string, exists: (name: string) => boolean): string {
  return DATE_SUFFIX.test(step) && !exists(name.replace(DATE_SUFFIX, ''))
    ? step.replace(DATE_SUFFIX, '')
    : step;
}

const COMPRESSION = /(?<=.)\.(?:bz2|gz|lz4|snappy|xz|zip|zst)$/i;
const EXTENSION = /(?<=.)\.[A-Za-z0-9]{1,10}$/;

function withoutExtension(step: string): string {
  return step.replace(COMPRESSION, '').replace(EXTENSION, '');
}

const GUID = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

function isGuid(step: string): boolean {
  return GUID.test(step);
}

const GENERIC =
  /^(?:data|table|output|latest|current|default|part(?:[-_]?\d+)?|\d+|\d{4}[-_]\d{2}[-_]\d{2}|[^=]+=.*)$/i;

/** Returns true for a step that many datasets share, so that it names none of them. */
function isGeneric(step: string): boolean {
  return GENERIC.test(step);
}

/** Puts the nearest step above that names something in front of a word. */
function withParent(word: string, segments: readonly string[]): string {
  const above = segments.slice(0, -1).toReversed();
  const parent = above.find((one) => !isGeneric(one)) ?? above[0];
  return parent === undefined ? word : joinWords(snakeCase(parent), word);
}

function unreadableName(
  urn: DatasetUrn,
  step: string,
  { platform, facts }: { readonly platform: string; readonly facts: DatasetFacts },
): string {
  const display = facts.displayName ?? '';
  const shown = isGuid(display) ? '' : snakeCase(display);
  if (shown !== '') return shown;
  const digits = isGuid(step) ? step.toLowerCase() : sha256(urn, 'hex');
  return joinWords(snakeCase(platform), digits.slice(0, 8));
}

/**
 * Turns a name of any platform into a short name. Empty if the name has no Latin letter and no
 * digit.
 */
export function snakeCase(text: string): string {
  const words = text
    .replaceAll(/(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, '_')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, ' ')
    .trim()
    .replaceAll(' ', '_')
    .replace(/^-+/, '');
  if (!/[a-z0-9]/.test(words)) return '';
  return /^\d/.test(words) ? `_${words}` : words;
}

/** Joins words by `_`, without the `_` that a digit needs at the start of a name. */
export function joinWords(...words: readonly string[]): string {
  const joined = words
    .filter((word) => word !== '')
    .map((word) => word.replace(/^_(?=\d)/, ''))
    .join('_');
  return /^\d/.test(joined) ? `_${joined}` : joined;
}

/**
 * Words that YAML 1.1 reads as a boolean or null, names of JavaScript's prototypes, and codes, which
 * `explain` would take for a code.
 */
const RESERVED = /^(?:y|n|yes|no|on|off|true|false|null|__proto__|constructor|prototype|hw\d+)$/i;

function unreserved(name: string): string {
  return RESERVED.test(name) ? `${name}_ds` : name;
}
