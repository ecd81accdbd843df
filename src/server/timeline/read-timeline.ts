import { groupBy } from '../../model/group-by.js';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { ReadableStore } from '../policy/readable-store.js';
import { KEPT_VERSIONS, type StoredAspect } from '../store/aspect-store.js';
import {
  type ChangeCategory,
  type ChangeEvent,
  compareItems,
  describeChange,
  greatestChange,
  type SemanticChange,
} from './item-changes.js';
import { itemKinds } from './item-kinds.js';
import { NO_RENAMES, renamedColumns } from './renamed-columns.js';

/** The changes to read. */
export interface TimelineQuery {
  readonly urn: Urn;
  readonly categories: readonly ChangeCategory[];
  /** Milliseconds since 1970. Start and end are included. */
  readonly startTime: number;
  readonly endTime: number;
}

/** The changes of an entity at one time. Source: DataHub's `ChangeTransaction`. */
export interface ChangeTransaction {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly actor: string;
  /** The semantic version. The first change in the requested time is 0.0.0. */
  readonly semVer: string;
  readonly semVerChange: SemanticChange;
  readonly changeEvents: readonly ChangeEvent[];
  /**
   * The version of each aspect as `<aspect>:<version>`, separated by semicolons. 0 is the latest
   * version.
   */
  readonly versionStamp: string;
}

/**
 * Reads the changes of an entity, the oldest first, by comparing the kept versions of its aspects.
 * It compares the first version of an aspect with nothing. It skips the oldest kept version if that
 * is not the first version.
 */
export function readTimeline(
  query: TimelineQuery,
  store: ReadableStore,
): readonly ChangeTransaction[] {
  const histories = (store.readAspects([query.urn]).get(query.urn) ?? []).map((latest) =>
    readHistory(latest, store),
  );
  const transitions = histories
    .flatMap(toTransitions)
    .filter(({ now }) => isRelevant(now, query))
    .sort((a, b) => a.now.created.time - b.now.created.time);
  const changes = [...groupBy(transitions, ({ now }) => now.created.time)].map(([time, group]) => ({
    timestamp: time,
    actor: group[0].now.created.actor,
    changeEvents: group.flatMap((one) => query.categories.flatMap((kind) => toEvents(one, kind))),
  }));
  const sizes = changes.map(({ changeEvents }) =>
    greatestChange(changeEvents.map(({ semVerChange }) => semVerChange)),
  );
  const versions = semanticVersions(sizes);
  return changes
    .map((change, i) => ({
      ...change,
      semVer: versions[i] ?? '',
      semVerChange: sizes[i] ?? 'NONE',
      versionStamp: formatVersionStamp(change.timestamp, histories),
    }))
    .filter(({ changeEvents }) => changeEvents.length > 0);
}

/** The kept versions of one aspect, the oldest first. */
type History = readonly StoredAspect[];

/** A version and the version before it. `before` is undefined for the first version. */
interface Transition {
  readonly before: StoredAspect | undefined;
  readonly now: StoredAspect;
}

function readHistory(latest: StoredAspect, store: ReadableStore): History {
  const former: StoredAspect[] = [];
  for (
    let version = Math.max(1, latest.version - KEPT_VERSIONS);
    version < latest.version;
    version++
  ) {
    const aspect = store.readVersion(latest.urn, latest.name, version);
    if (aspect) former.push(aspect);
  }
  return [...former, latest];
}

/** Lists the transitions. It skips the oldest kept version if its predecessor is no longer kept. */
function toTransitions(history: History): readonly Transition[] {
  return history.flatMap((now, i) =>
    i === 0 && now.version > 1 ? [] : [{ before: history[i - 1], now }],
  );
}

function isRelevant(
  { name, created: { time } }: StoredAspect,
  { categories, startTime, endTime }: TimelineQuery,
): boolean {
  return (
    time >= startTime &&
    time <= endTime &&
    categories.some((one) => itemKinds[one]?.some(([aspectName]) => aspectName === name))
  );
}

function toEvents({ before, now }: Transition, category: ChangeCategory): readonly ChangeEvent[] {
  const kinds = (itemKinds[category] ?? []).filter(([aspectName]) => aspectName === now.name);
  const former: JsonObject = before?.value ?? {};
  const renames = renamedColumns(former, now.value);
  return kinds.flatMap(([, kind]) =>
    compareItems(
      kind.readItems(former, now.urn, renames),
      kind.readItems(now.value, now.urn, NO_RENAMES),
      now.urn,
    ).map((one) => ({
      entityUrn: one.entityUrn,
      category,
      operation: one.change === 'RENAME' ? 'MODIFY' : one.change,
      ...(one.item.modifier !== undefined && { modifier: one.item.modifier }),
      ...describeChange(one, kind),
    })),
  );
}

/**
 * Numbers the changes. The first is `0.0.0-computed`. Each later number increases the part that
 * fits its change.
 */
function semanticVersions(changes: readonly SemanticChange[]): readonly string[] {
  let [major, minor, patch] = [0, 0, 0];
  return changes.map((change, i) => {
    if (i > 0 && change === 'MAJOR') [major, minor, patch] = [major + 1, 0, 0];
    if (i > 0 && change === 'MINOR') [minor, patch] = [minor + 1, 0];
    if (i > 0 && change === 'PATCH') patch++;
    return `${major}.${minor}.${patch}-computed`;
  });
}

function formatVersionStamp(time: number, histories: readonly History[]): string {
  return histories
    .flatMap((history) => {
      const then = history.findLast(({ created }) => created.time <= time);
      return then === undefined
        ? []
        : [`${then.name}:${then === history.at(-1) ? 0 : then.version}`];
    })
    .sort()
    .join(';');
}
