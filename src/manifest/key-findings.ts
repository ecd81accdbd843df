import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean } from '../errors/did-you-mean.js';
import { type Finding, finding } from '../errors/finding.js';
import { entriesOf, type Located, type LocatedEntry } from './located.js';
import { malformed } from './malformed.js';
import { quote, quoteList } from './quote.js';
import type { Spot } from './spot.js';

export interface KeyFindings {
  readonly findings: readonly Finding[];
  /** What can mean nothing. A mapping that merely lacks a key is not among it: the rest of it is worth checking. */
  readonly faulty: readonly Located[];
}

/** What is wrong with the keys of one mapping: unknown, missing, malformed, or excluding each other. */
export function keyFindings(errors: readonly ErrorObject[], spot: Spot, definitions: ReadonlyMap<unknown, string>): KeyFindings {
  const entries = entriesOf(spot.node);
  // Looked up by key: a mapping may have a million keys and an error for each.
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const unknown = errors
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .flatMap((error) => entryOf(error.params['additionalProperty'], byKey).map((entry) => unknownKey(error, entry, byKey)));
  const suggested = new Set(unknown.map(({ suggestion }) => suggestion));
  // A mistyped key is missing under its right name too: that is one mistake.
  const missing = errors
    .filter(({ keyword, params }) => keyword === 'required' && !suggested.has(params['missingProperty']))
    .map((error) => missingKey(error, spot));
  const conflicting = conflictingKeys(errors, entries);
  const misnamed = errors.flatMap((error) => entryOf(error.propertyName, byKey).map((entry) => ({ error, entry })));
  return {
    findings: [...unknown, ...missing, ...conflicting, ...misnamed.map(({ error, entry }) => misnamedKey(error, entry, definitions))],
    faulty: [...conflicting.map(() => spot.node), ...misnamed.map(({ entry }) => entry.value)],
  };
}

type Entries = ReadonlyMap<string, LocatedEntry>;

function entryOf(key: string | undefined, entries: Entries): readonly LocatedEntry[] {
  const entry = key === undefined ? undefined : entries.get(key);
  return entry === undefined ? [] : [entry];
}

function unknownKey({ parentSchema }: ErrorObject, { key, keyPlace }: LocatedEntry, present: Entries): Finding {
  const known = Object.keys(parentSchema?.['properties']).sort();
  const near = didYouMean(key, known);
  const hint = near === undefined ? whatCanStand(known, present) : whatIsMeant(near, present);
  const suggestion = near === undefined || present.has(near) ? undefined : near;
  return finding('unknown-key', { message: `unknown key ${quote(key)}: ${hint}`, place: keyPlace, suggestion });
}

function whatIsMeant(near: string, present: Entries): string {
  return present.has(near) ? `${quote(near)} stands here already: join the two` : `did you mean ${quote(near)}?`;
}

function whatCanStand(known: readonly string[], present: Entries): string {
  const left = known.filter((key) => !present.has(key));
  return left.length > 0 ? `what can stand here: ${quoteList(left)}` : 'every key that means something here stands here already: remove it';
}

function missingKey({ params }: ErrorObject, { keyPlace }: Spot): Finding {
  return finding('missing-key', {
    message: `the key ${quote(String(params['missingProperty']))} is missing here: add it`,
    place: keyPlace,
  });
}

/** One finding for all keys that cannot stand beside an urn. */
function conflictingKeys(errors: readonly ErrorObject[], entries: readonly LocatedEntry[]): readonly Finding[] {
  const forbidden = new Set(
    errors
      .filter(({ keyword }) => keyword === 'false schema')
      .map(({ instancePath }) => instancePath.slice(instancePath.lastIndexOf('/') + 1)),
  );
  const present = entries.filter(({ key }) => forbidden.has(key));
  const message = `an urn names the dataset already: remove it, or ${quoteList(present.map(({ key }) => key))}`;
  return present.slice(0, 1).map(({ keyPlace }) => finding('conflicting-keys', { message, place: keyPlace }));
}

function misnamedKey({ parentSchema }: ErrorObject, { key, keyPlace }: LocatedEntry, definitions: ReadonlyMap<unknown, string>): Finding {
  return malformed(definitions.get(parentSchema), key, keyPlace);
}
