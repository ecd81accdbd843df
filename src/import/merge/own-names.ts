import type { Place } from '../../errors/place.js';
import type { NamedDataset } from '../../manifest/declared-stack.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { type ImportRecord, recordHash } from './import-record.js';
import type { MergeContext } from './import-types.js';
import type { UnitMerge } from './merge-unit.js';

/** A short name that an import gave and that nobody changed. */
export interface OwnName {
  readonly urn: EntityUrn;
  readonly shortName: string;
  /** The place of its key. */
  readonly place: Place;
}

const NAME_KEY = recordHash('n');

/** Lists the short names that an import wrote and nobody changed or described. */
export function ownNames({ stack, recorded, pending }: MergeContext): readonly OwnName[] {
  return stack.named.flatMap((named) => {
    const { urn, entry } = named;
    if (urn === undefined || !isPlain(named)) return [];
    const { text: shortName, place } = entry.shortName;
    const base = recorded.get(urn)?.get(NAME_KEY) ?? pending.get(urn)?.get(NAME_KEY);
    return base === recordHash(shortName) ? [{ urn, shortName, place }] : [];
  });
}

function isPlain({ entry: { create, description, columns, content } }: NamedDataset): boolean {
  return !create && description === undefined && columns.length === 0 && content === undefined;
}

interface NamesAfter {
  /** New names. */
  readonly names: ReadonlyMap<EntityUrn, string>;
  readonly own: readonly OwnName[];
  readonly unused: readonly OwnName[];
}

/** Returns the record of all elements and short names after an import. */
export function recordNames(
  units: readonly (Pick<UnitMerge, 'record'> & { readonly downstream: EntityUrn })[],
  { stack, recorded }: MergeContext,
  { names, own, unused }: NamesAfter,
): ImportRecord {
  const record = new Map<string, Map<string, string>>();
  for (const { downstream, record: elements } of units)
    record.set(downstream, new Map([...elements].filter(([key]) => key !== NAME_KEY)));
  const set = (urn: string, hash: string): void => {
    record.set(urn, (record.get(urn) ?? new Map()).set(NAME_KEY, hash));
  };
  // A name that a person changed is still known as ours: it may be changed back.
  const named = new Set(stack.named.map(({ urn }) => urn));
  for (const [urn, elements] of recorded) {
    const hash = elements.get(NAME_KEY);
    if (hash !== undefined && named.has(urn as EntityUrn)) set(urn, hash);
  }
  for (const { urn, shortName } of own) set(urn, recordHash(shortName));
  for (const { urn } of unused) record.get(urn)?.delete(NAME_KEY);
  for (const [urn, name] of names) set(urn, recordHash(name));
  return record;
}
