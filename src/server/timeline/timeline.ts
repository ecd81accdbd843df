import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { ReadableStore } from '../policy/authorize-reads.js';
import { KEPT_VERSIONS, type StoredAspect } from '../store/aspect-store.js';
import { type ChangeCategory, type ChangeEvent, greatestChange, type SemanticChange } from './change-event.js';
import { elementKinds } from './element-kinds.js';
import { compareElements } from './elements.js';

export interface TimelineQuery {
  readonly urn: Urn;
  readonly categories: readonly ChangeCategory[];
  /** Milliseconds since 1970, both ends included. */
  readonly startTime: number;
  readonly endTime: number;
}

/** What was changed of an entity at one time. Source: DataHub's `ChangeTransaction`. */
export interface ChangeTransaction {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly actor: string;
  /** Counted from 0.0.0 at the first change of the time that is looked at. */
  readonly semVer: string;
  readonly semVerChange: SemanticChange;
  readonly changeEvents: readonly ChangeEvent[];
  /** Which version each aspect had, `<aspect>:<version>` parted by semicolons; 0 is the latest. */
  readonly versionStamp: string;
}

/**
 * What changed of an entity, the oldest first, found by comparing the versions of its aspects that are kept. The first of
 * them all is compared with nothing, unless what was before it is no longer kept.
 */
export function timelineOf(query: TimelineQuery, store: ReadableStore): readonly ChangeTransaction[] {
  const histories = (store.readAspects([query.urn]).get(query.urn) ?? []).map((latest) => historyOf(latest, store));
  const byTime = new Map<number, Changes>();
  for (const step of histories.flatMap(stepsOf).sort((a, b) => a.now.created.time - b.now.created.time)) {
    const { time, actor } = step.now.created;
    if (time < query.startTime || time > query.endTime || !isLookedAt(step.now.name, query.categories)) continue;
    const events = [...(byTime.get(time)?.events ?? []), ...query.categories.flatMap((category) => eventsOf(step, category))];
    byTime.set(time, { actor: byTime.get(time)?.actor ?? actor, events });
  }
  const versions = semanticVersions([...byTime.values()].map(({ events }) => changeIn(events)));
  return [...byTime].flatMap(([timestamp, { actor, events }], i) => {
    if (events.length === 0) return [];
    const semVerChange = changeIn(events);
    return [
      { timestamp, actor, semVer: versions[i] ?? '', semVerChange, changeEvents: events, versionStamp: stampAt(timestamp, histories) },
    ];
  });
}

interface Changes {
  readonly actor: string;
  readonly events: readonly ChangeEvent[];
}

/** The kept versions of one aspect, the oldest first. */
type History = readonly StoredAspect[];

/** A version with the one before it; without one, it was the first. */
interface Step {
  readonly before: StoredAspect | undefined;
  readonly now: StoredAspect;
}

function historyOf(latest: StoredAspect, store: ReadableStore): History {
  const former: StoredAspect[] = [];
  for (let version = Math.max(1, latest.version - KEPT_VERSIONS); version < latest.version; version++) {
    const aspect = store.readVersion(latest.urn, latest.name, version);
    if (aspect) former.push(aspect);
  }
  return [...former, latest];
}

/** What came before the oldest version that is kept is not known, and nothing is said of it. */
function stepsOf(history: History): readonly Step[] {
  return history.flatMap((now, i) => (i === 0 && now.version > 1 ? [] : [{ before: history[i - 1], now }]));
}

function isLookedAt(aspectName: string, categories: readonly ChangeCategory[]): boolean {
  return categories.some((category) => elementKinds.get(category)?.some(([name]) => name === aspectName));
}

function eventsOf({ before, now }: Step, category: ChangeCategory): readonly ChangeEvent[] {
  const kinds = (elementKinds.get(category) ?? []).filter(([aspectName]) => aspectName === now.name);
  const none: JsonObject = {};
  return kinds.flatMap(([, kind]) =>
    compareElements(kind.elementsOf(before?.value ?? none, now.urn), kind.elementsOf(now.value, now.urn), now.urn).map((change) => ({
      entityUrn: change.entityUrn,
      category,
      operation: change.operation,
      ...(change.element.modifier !== undefined && { modifier: change.element.modifier }),
      ...(change.element.parameters && { parameters: change.element.parameters }),
      ...kind.said(change),
    })),
  );
}

function changeIn(events: readonly ChangeEvent[]): SemanticChange {
  return greatestChange(events.map(({ semVerChange }) => semVerChange));
}

/** `0.0.0-computed` for the first, then counted on by how great each change is. */
function semanticVersions(changes: readonly SemanticChange[]): readonly string[] {
  let [major, minor, patch] = [0, 0, 0];
  return changes.map((change, i) => {
    if (i > 0 && change === 'MAJOR') [major, minor, patch] = [major + 1, 0, 0];
    if (i > 0 && change === 'MINOR') [minor, patch] = [minor + 1, 0];
    if (i > 0 && change === 'PATCH') patch++;
    return `${major}.${minor}.${patch}-computed`;
  });
}

function stampAt(time: number, histories: readonly History[]): string {
  return histories
    .flatMap((history) => {
      const then = history.findLast(({ created }) => created.time <= time);
      return then === undefined ? [] : [`${then.name}:${then === history.at(-1) ? 0 : then.version}`];
    })
    .sort()
    .join(';');
}
