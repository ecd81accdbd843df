import { sha256 } from '../../model/sha256.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { urnEntityType } from '../../urn/urn.js';
import { type SplitEntity, splitEntity } from './entity-facts.js';

/**
 * Returns the short name of an entity as long as no other entity wants it.
 *
 * @param exists true if another dataset of the same platform and environment has the name
 */
export function baseName(dataset: SplitEntity, exists: (name: string) => boolean): string {
  const { segments, platform, name } = dataset;
  const step = withoutDateSuffix(lastStep(dataset), name, exists);
  const word = readableWord(step);
  const readable = word !== '' && GENERIC.test(step) ? withParent(word, segments) : word;
  const shown = isReport(dataset.urn) ? readableWord(dataset.facts.displayName ?? '') : '';
  const base = shown || (readable === '' ? unreadableName(dataset, step) : readable);
  return unreserved(
    isDatasetUrn(dataset.urn) && platform === 'dbt' && !base.startsWith('dbt_')
      ? `dbt_${base}`
      : base,
  );
}

/** Charts and dashboards are known by their titles: their ids say nothing to people. */
function isReport(urn: EntityUrn): boolean {
  return ['chart', 'dashboard'].includes(urnEntityType(urn));
}

/** Returns true for an entity whose urn holds no readable name, and for charts and dashboards. */
export function needsDisplayName(urn: EntityUrn): boolean {
  if (isReport(urn)) return true;
  return readableWord(lastStep(splitEntity(urn))) === '';
}

function lastStep({ segments, isPath }: SplitEntity): string {
  const last = String(segments.at(-1));
  return isPath ? last.replace(COMPRESSION, '').replace(EXTENSION, '') : last;
}

const COMPRESSION = /(?<=.)\.(?:bz2|gz|lz4|snappy|xz|zip|zst)$/i;
const EXTENSION = /(?<=.)\.[A-Za-z0-9]{1,10}$/;

function readableWord(step: string): string {
  return GUID.test(step) ? '' : snakeCase(step);
}

const GUID = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** A catalog shows tables of one day each as one dataset. */
const DATE_SUFFIX = /(?<=.)_yyyymmdd$/i;

function withoutDateSuffix(step: string, name: string, exists: (name: string) => boolean): string {
  return DATE_SUFFIX.test(step) && !exists(name.replace(DATE_SUFFIX, ''))
    ? step.replace(DATE_SUFFIX, '')
    : step;
}

/** Steps that many datasets share, so that they identify no dataset. */
const GENERIC =
  /^(?:data|table|output|latest|current|default|part(?:[-_]?\d+)?|\d+|\d{4}[-_]\d{2}[-_]\d{2}|[^=]+=.*)$/i;

/** Puts the nearest step above that is not generic in front of a word. */
function withParent(word: string, segments: readonly string[]): string {
  const above = segments.slice(0, -1).toReversed();
  const parent = above.find((one) => !GENERIC.test(one)) ?? above[0];
  return parent === undefined ? word : joinWords(snakeCase(parent), word);
}

function unreadableName({ urn, platform, facts }: SplitEntity, step: string): string {
  const shown = readableWord(facts.displayName ?? '');
  if (shown !== '') return shown;
  const digits = GUID.test(step) ? step.toLowerCase() : sha256(urn, 'hex');
  return joinWords(snakeCase(platform), digits.slice(0, 8));
}

/** Turns any name into a short name. Empty if it has no Latin letter and no digit. */
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
 * Words that YAML 1.1 reads as a boolean or null, names of JavaScript's prototypes, and names that
 * `explain` would take for a code.
 */
const RESERVED = /^(?:y|n|yes|no|on|off|true|false|null|__proto__|constructor|prototype|hw\d+)$/i;

function unreserved(name: string): string {
  return RESERVED.test(name) ? `${name}_ds` : name;
}
