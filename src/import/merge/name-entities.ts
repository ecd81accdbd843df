import { groupBy } from '../../model/group-by.js';
import { sha256 } from '../../model/sha256.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { baseName, joinWords, snakeCase } from './base-name.js';
import { type FactsByEntity, type SplitEntity, splitEntity } from './entity-facts.js';

export interface NamingInput {
  /** Entities without a short name. Sorted. */
  readonly urns: readonly EntityUrn[];
  /** The entities of the names that the manifests give. A name may have several. */
  readonly taken: ReadonlyMap<string, EntityUrn>;
  readonly facts: FactsByEntity;
}

/**
 * Gives entities short names. The names follow from the urns, the facts and the names that are
 * taken. No two names differ in letter case alone, or in `-` and `_` alone.
 */
export function nameEntities({ urns, taken, facts }: NamingInput): ReadonlyMap<EntityUrn, string> {
  const split = (urn: EntityUrn) => splitEntity(urn, facts.get(urn));
  const holders = new Map([...taken].map(([name, urn]) => [foldName(name), split(urn)]));
  const all = urns.map(split);
  const known = new Set([...all, ...holders.values()].map(nameKey));
  const drafts = all.map((dataset): Draft => {
    const base = baseName(dataset, (name) => known.has(nameKey({ ...dataset, name })));
    return { dataset, base, qualifiers: new Set(), hashLength: 0 };
  });
  settleClashes(drafts, holders);
  return new Map(drafts.map((draft) => [draft.dataset.urn, draftName(draft)]));
}

function nameKey({ platform, name, env }: SplitEntity): string {
  return JSON.stringify([platform, name, env]);
}

/** Folds a name. Names with the same fold are hard to tell apart, and one file on some disks. */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll('-', '_');
}

/** A name in the making. */
interface Draft {
  readonly dataset: SplitEntity;
  readonly base: string;
  readonly qualifiers: Set<Qualifier>;
  /** The number of digits of the urn's hash at the end of the name. */
  hashLength: number;
}

type Qualifier = (typeof QUALIFIERS)[number];

/** The parts that tell entities of one name apart, in the order of the attempts. */
const QUALIFIERS = ['platform', 'instance', 'parent', 'env'] as const;

const HASH_STEP = 6;

/** Adds qualifiers to all drafts of one name, until no two entities have one name. */
function settleClashes(drafts: readonly Draft[], holders: ReadonlyMap<string, SplitEntity>): void {
  for (;;) {
    const groups = groupBy(drafts, (draft) => foldName(draftName(draft)));
    const clashes = [...groups].filter(([name, group]) => group.length > 1 || holders.has(name));
    if (clashes.length === 0) return;
    for (const [name, group] of clashes) qualify(group, holders.get(name));
  }
}

function qualify(group: readonly Draft[], holder: SplitEntity | undefined): void {
  const members = [...group.map(({ dataset }) => dataset), ...(holder ? [holder] : [])];
  const next = QUALIFIERS.find(
    (one) =>
      group.every(({ qualifiers }) => !qualifiers.has(one)) &&
      new Set(members.map((member) => qualifierOf(member, one))).size > 1,
  );
  for (const draft of group) {
    if (next === undefined) draft.hashLength += HASH_STEP;
    else draft.qualifiers.add(next);
  }
}

function qualifierOf(dataset: SplitEntity, qualifier: Qualifier): string {
  const { platform, instance = '', segments, env } = dataset;
  const parent = segments.at(-2) ?? '';
  const texts = { platform, instance, parent, env: env === 'PROD' ? '' : env.toLowerCase() };
  return snakeCase(texts[qualifier]);
}

const MAX_LENGTH = 63;
const CUT_HASH = 8;

function draftName({ dataset, base, qualifiers, hashLength }: Draft): string {
  const own = (one: Qualifier): string => (qualifiers.has(one) ? qualifierOf(dataset, one) : '');
  const platform = base.startsWith(`${own('platform')}_`) ? '' : own('platform');
  const name = joinWords(platform, own('instance'), own('parent'), base, own('env'));
  const hash = (length: number): string => sha256(dataset.urn, 'hex').slice(0, length);
  const whole = joinWords(name, hash(hashLength));
  if (whole.length <= MAX_LENGTH) return whole;
  const digits = Math.max(CUT_HASH, hashLength);
  return `${name.slice(0, MAX_LENGTH - 1 - digits)}_${hash(digits)}`;
}
