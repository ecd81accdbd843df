import { MARK_PROPERTY, readMarks } from '../../../model/mark.js';
import { matchesGlob } from '../../../model/matches-glob.js';
import type { LineageReading } from '../../../model/observed-state.js';
import type { UpstreamRecord } from '../../../model/upstream-lineage.js';

/** The edges to read. Pairs follow their edges. Empty: all edges. */
export interface EdgeFilter {
  /** Edges of any of these writers. Empty: edges of every writer. */
  readonly writtenBy: readonly WriterGlob[];
  /** Milliseconds since 1970. Edges that were written at this time or later. */
  readonly newerThan?: number | undefined;
  /** Milliseconds since 1970. Edges that were written before this time. */
  readonly olderThan?: number | undefined;
}

/** A glob, and the kind of writer that it matches. */
export interface WriterGlob {
  readonly of: 'user' | 'pipeline' | 'run' | 'stack';
  readonly glob: string;
}

const prefixes = ['pipeline', 'run', 'stack'] as const;

/**
 * Parses a writer of `--written-by`: a user by urn or name, or a pipeline, a run or a stack with
 * the prefix `pipeline:`, `run:` or `stack:`.
 */
export function parseWriterGlob(text: string): WriterGlob {
  const prefix = prefixes.find((one) => text.startsWith(`${one}:`));
  return prefix === undefined
    ? { of: 'user', glob: text }
    : { of: prefix, glob: text.slice(prefix.length + 1) };
}

/**
 * Returns true if the filter lets an edge through. Its stamp states writer and time, else the last
 * write of the aspect does. No range contains an edge without a time.
 */
export function passesFilter(
  record: UpstreamRecord,
  reading: LineageReading,
  { writtenBy, newerThan, olderThan }: EdgeFilter,
): boolean {
  const write = writeOf(record, reading);
  if (newerThan !== undefined && !(write.time >= newerThan)) return false;
  if (olderThan !== undefined && !(write.time < olderThan)) return false;
  return writtenBy.length === 0 || writtenBy.some((writer) => isWriter(writer, write));
}

interface Write {
  /** Milliseconds since 1970. NaN if the catalog does not state it. */
  readonly time: number;
  /** The names of each kind of writer. */
  readonly names: Readonly<Record<WriterGlob['of'], readonly string[]>>;
}

function writeOf({ auditStamp, properties }: UpstreamRecord, reading: LineageReading): Write {
  // A writer without a clock stamps records with the time 0. Source: `Upstream.pdl`.
  const stamp = auditStamp?.time === 0 ? undefined : auditStamp;
  const { writtenAt = Number.NaN, writtenBy, writtenIn, writtenThrough } = reading;
  const user = stamp?.actor ?? writtenBy;
  const marks = readMarks(properties?.[MARK_PROPERTY], []);
  return {
    time: stamp?.time ?? writtenAt,
    names: {
      user: user === undefined ? [] : [user, user.replace(/^urn:[^:]*:corpuser:/, '')],
      pipeline: writtenThrough === undefined ? [] : [writtenThrough],
      run: writtenIn === undefined ? [] : [writtenIn],
      stack: marks.ok ? [...marks.value.keys()] : [],
    },
  };
}

function isWriter({ of, glob }: WriterGlob, { names }: Write): boolean {
  return names[of].some((name) => matchesGlob(glob, name));
}
