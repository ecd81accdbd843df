import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean, onlyMeaning } from '../../errors/did-you-mean.js';
import { type Finding, finding } from '../../errors/finding.js';
import {
  type KeyedNode,
  type LocatedEntry,
  type LocatedNode,
  mapEntries,
} from '../../yaml/located-node.js';
import { quote, quoteList } from '../../yaml/quote.js';
import { schemaFinding } from './schema-messages.js';
import { definitionOf } from './shapes.js';
import { conflictInTest, missingOfTest } from './test-messages.js';

export interface KeyFindings {
  readonly findings: readonly Finding[];
  /**
   * Values that later steps cannot use. A mapping that only lacks a key is not among them, since
   * the rest of it can still be checked.
   */
  readonly faulty: readonly LocatedNode[];
}

/** Finds unknown, missing, malformed and mutually exclusive keys of one mapping. */
export function keyFindings(errors: readonly ErrorObject[], keyed: KeyedNode): KeyFindings {
  const misplaced = errors.find(({ instancePath }) => MISPLACED.test(instancePath));
  if (misplaced !== undefined) return misplacedKey(misplaced, keyed);
  const entries = mapEntries(keyed.node);
  // A map, since a mapping may have a million keys and an error for each.
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const unknown = errors
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .flatMap((error) =>
      findEntry(error.params['additionalProperty'], byKey).map((entry) =>
        unknownKey(error, entry, byKey),
      ),
    );
  const suggested = new Set(unknown.map(({ suggestion }) => suggestion));
  // A mistyped key is also missing under its right name. That is one mistake, so it is reported
  // once.
  // The key of a job among upstreams stands in the place of another name.
  const isNamed = unknown.some(({ message }) => message.endsWith(JOB_AMONG_UPSTREAMS));
  const missing = errors
    .filter(
      (error) =>
        error.keyword === 'required' &&
        !isNamed &&
        !suggested.has(error.params['missingProperty']) &&
        !(missesOneOf(error) && unknown.length > 0),
    )
    .map((error) => missingKey(error, keyed));
  const conflicting = conflictingKeys(errors, entries);
  const misnamed = errors.flatMap((error) =>
    findEntry(error.propertyName, byKey).map((entry) => ({ error, entry })),
  );
  return {
    findings: [
      ...unknown,
      ...missing,
      ...conflicting,
      ...misnamed.map(({ error, entry: { key, keyPlace } }) =>
        schemaFinding(definitionOf(error), key, keyPlace),
      ),
    ],
    faulty: [...conflicting.map(() => keyed.node), ...misnamed.map(({ entry }) => entry.value)],
  };
}

/** Names the owner of a key of a manifest's entries. No such key belongs to the manifest itself. */
function ownerOf(key: string): string | undefined {
  if (key === 'columns') return 'lineage entry or its dataset';
  if (/^(?:downstream|upstreams|job|inputs|outputs|after|protect|ownership)$/.test(key))
    return 'lineage entry';
  if (/^(?:forbid|require|only|level|existing)$/.test(key)) return 'test';
  if (/^(?:title|url)$/.test(key)) return 'job, chart or dashboard';
  return /^(?:name|create|description|platform|env|urn)$/.test(key) ? 'dataset' : undefined;
}

/** A key of a dataset in the place of a dataset. The schema takes it for a short name. */
const MISPLACED = /^\/datasets\/(?:columns|description)$/;

function misplacedKey({ instancePath }: ErrorObject, { node, keyPlace }: KeyedNode): KeyFindings {
  const key = instancePath.slice(instancePath.lastIndexOf('/') + 1);
  const message = `${quote(key)} stands beside the datasets: indent it under its dataset`;
  return { findings: [finding('unknown-key', { message, place: keyPlace })], faulty: [node] };
}

type Entries = ReadonlyMap<string, LocatedEntry>;

function findEntry(key: string | undefined, entries: Entries): readonly LocatedEntry[] {
  const entry = key === undefined ? undefined : entries.get(key);
  return entry === undefined ? [] : [entry];
}

function unknownKey(
  { parentSchema }: ErrorObject,
  { key, keyPlace }: LocatedEntry,
  present: Entries,
): Finding {
  const known = Object.keys(parentSchema?.['properties']).sort();
  const owner = known.includes('lineage') ? ownerOf(key) : undefined;
  if (owner !== undefined)
    return finding('unknown-key', {
      message: `${quote(key)} stands at the start of a line: indent it under its ${owner}`,
      place: keyPlace,
    });
  const formHint = otherForm(key, known);
  if (formHint !== undefined)
    return finding('unknown-key', {
      message: `unknown key ${quote(key)}: ${formHint}`,
      place: keyPlace,
    });
  const near = didYouMean(key, known);
  const hint = near === undefined ? listAllowedKeys(known, present) : suggestKey(near, present);
  const suggestion = near === undefined || present.has(near) ? undefined : near;
  return finding('unknown-key', {
    message: `unknown key ${quote(key)}: ${hint}`,
    place: keyPlace,
    suggestion,
    fix: suggestion && onlyMeaning(key, known),
  });
}

/** Says what to write for a key of another form of entry. */
function otherForm(key: string, known: readonly string[]): string | undefined {
  if (known.includes('inputs') && /^(?:downstream|upstreams)$/.test(key))
    return 'the entry of a job has "inputs", "outputs" and "after"';
  if (known.includes('upstreams') && /^(?:inputs|outputs|after)$/.test(key))
    return 'only the entry of a job has it, with "job" in place of "downstream"';
  if (known.includes('forbid') && FORM_KEY.test(key))
    return 'write it in the mapping of "forbid", "require" or "only"';
  return known.includes('dashboard') && key === 'job' ? JOB_AMONG_UPSTREAMS : undefined;
}

/** A key of a lineage test that belongs into its form. */
const FORM_KEY = /^(?:from|to|direct|unless|cycle|of|upstreams|downstreams|depth|columns|is)$/;

const JOB_AMONG_UPSTREAMS =
  'a job has an entry of its own: write "- {job: NAME, outputs: [DOWNSTREAM]}"';

function suggestKey(near: string, present: Entries): string {
  return present.has(near)
    ? `${quote(near)} exists here already: merge the two`
    : `did you mean ${quote(near)}?`;
}

function listAllowedKeys(known: readonly string[], present: Entries): string {
  const left = known.filter((key) => !present.has(key));
  return left.length > 0
    ? `known keys are ${quoteList(left)}`
    : 'all known keys exist here already: remove it';
}

/** Returns true for a mapping of a test that needs one of several keys. */
function missesOneOf(error: ErrorObject): boolean {
  return Object.hasOwn(missingOfTest, definitionOf(error) ?? '');
}

function missingKey(error: ErrorObject, { keyPlace }: KeyedNode): Finding {
  const key = quote(String(error.params['missingProperty']));
  return finding('missing-key', {
    message: missingOfTest[definitionOf(error) ?? ''] ?? `the key ${key} is missing here: add it`,
    place: keyPlace,
  });
}

/** Gives one finding for all keys that another key excludes. */
function conflictingKeys(
  errors: readonly ErrorObject[],
  entries: readonly LocatedEntry[],
): readonly Finding[] {
  const paths = errors
    .filter(({ keyword }) => keyword === 'false schema')
    .map(({ instancePath }) => instancePath);
  const [pointer = ''] = paths;
  const forbidden = new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1)));
  const present = entries.filter(({ key }) => forbidden.has(key));
  const keys = present.map(({ key }) => key);
  const message = pointer.startsWith('/tests/')
    ? conflictInTest(keys)
    : conflictOfEntity(pointer, keys, entries);
  return present
    .slice(0, 1)
    .map(({ keyPlace }) => finding('conflicting-keys', { message, place: keyPlace }));
}

/** Explains keys that exclude an urn, or several names of one upstream. */
function conflictOfEntity(
  pointer: string,
  keys: readonly string[],
  entries: readonly LocatedEntry[],
): string {
  const [, word = 'dataset'] = /^\/(job|chart|dashboard)s\//.exec(pointer) ?? [];
  return entries.some(({ key }) => key === 'chart' || key === 'dashboard')
    ? 'an upstream is one dataset, chart or dashboard: make an item of each'
    : `an urn names the ${word} already: remove it, or ${quoteList(keys)}`;
}
