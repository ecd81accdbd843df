import { pairFingerprint, readMarks } from '../../../model/mark.js';
import { recordTransform } from '../../../plan/unit/record-pairs.js';
import { type Stamp, writerOf } from '../../entity/edge-record.js';
import { urnName } from '../../entity/entity-names.js';
import type { ColumnPair } from '../../entity/pairs.js';
import type { BoxEdge } from '../model/graph.js';

/** True if anything but jobs tells of an edge. */
export function isRecorded({ type, created, updated }: BoxEdge): boolean {
  return (type ?? null) !== null || created.time !== null || updated.time !== null;
}

/** The edges whose records tell of a pair, or of an edge: a link through jobs has several. */
export function recordsOf(edge: BoxEdge, pair: ColumnPair | null): readonly BoxEdge[] {
  const jobs = edge.through.filter(({ urn }) => (pair?.via ?? urn) === urn);
  if (jobs.length === 0) return [edge];
  const parts = jobs.flatMap(({ input, output }) => [input, output]);
  const known = parts.filter(({ through }) => through.length === 0);
  return [...new Set([...(isRecorded(edge) ? [edge] : []), ...known])];
}

/** The last change of some records. */
export function lastChange(records: readonly BoxEdge[]): Stamp & Pick<BoxEdge, 'source'> {
  const stamps = records.map(({ created, updated, source }) => ({
    ...(updated.time ? updated : created),
    source,
  }));
  const [last] = stamps.toSorted((a, b) => (b.time ?? 0) - (a.time ?? 0));
  return last?.time
    ? { ...last, actor: writerOf(last) }
    : { time: null, actor: null, source: undefined };
}

/** The owners of a pair or, with null, of an edge as a whole: `stack` or `stack@target`, sorted. */
export function ownersOf(edge: BoxEdge, pair: ColumnPair | null): readonly string[] {
  const owners = recordsOf(edge, pair)
    .flatMap(sharesOf)
    .filter((share) => (pair === null ? share.edge : share.pairs.has(pair)))
    .map(({ owner }) => owner);
  return [...new Set(owners)].sort();
}

/** The part of an edge that a stack owns. */
interface Share {
  readonly owner: string;
  readonly edge: boolean;
  readonly pairs: ReadonlySet<ColumnPair>;
}

/** The marks of each edge are read once, since each of its pairs asks for them. */
const known = new WeakMap<BoxEdge, readonly Share[]>();

function sharesOf(record: BoxEdge): readonly Share[] {
  const read = known.get(record) ?? readShares(record);
  known.set(record, read);
  return read;
}

function readShares({ mark, pairs }: BoxEdge): readonly Share[] {
  if (mark === undefined) return [];
  const prints = pairs.map((pair) => ({ pair, print: fingerprintOf(pair) }));
  const marks = readMarks(
    mark,
    prints.map(({ print }) => print),
  );
  return [...(marks.ok ? marks.value : [])].map(([owner, own]) => {
    const named = new Set(own.pairs);
    const owned = prints.filter(({ print }) => named.has(print)).map(({ pair }) => pair);
    return { owner, edge: own.edge, pairs: new Set(owned) };
  });
}

function fingerprintOf({ upstream, downstream, transform }: ColumnPair): string {
  return pairFingerprint({
    upstreamField: upstream.field ?? '',
    downstreamField: downstream.field ?? '',
    transform: recordTransform(transform === undefined ? {} : { transformOperation: transform }),
  });
}

/**
 * The names that programs write under: service accounts, the system, the official client, and what
 * its administrators call an ingestion.
 */
const PROGRAM =
  /^(?:datahub|service_.*|__.*|svc[-_.].*)$|ingest|connector|pipeline|airflow|[-_.](?:svc|bot|sa)$/i;

/** Tells if a person or a connector wrote a record. A connector is known by its name. */
export function writerKind({
  actor,
  source,
}: Pick<ReturnType<typeof lastChange>, 'actor' | 'source'>): 'person' | 'connector' | null {
  if (actor === null) return null;
  if (source === 'UI') return 'person';
  return !actor.startsWith('urn:li:corpuser:') || PROGRAM.test(urnName(actor))
    ? 'connector'
    : 'person';
}

/** Names the writer of a record: "connector datahub". Null: not recorded. */
export function writerWords(change: ReturnType<typeof lastChange>): string | null {
  const kind = writerKind(change);
  return change.actor === null ? null : `${kind} ${urnName(change.actor)}`;
}
