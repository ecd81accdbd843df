import type { LinkCounts, LinkState } from '../../../report/drawing/drawing.js';
import { pluralize } from '../../../report/words/pluralize.js';
import { urnEntityType } from '../../../urn/urn.js';
import { urnName } from '../../entity/entity-names.js';
import { ownerName } from '../../entity/ownership.js';
import { isoTime } from '../../ui/time-text.js';
import { isIngestion, type LostPart, type VersionChange } from './compare-versions.js';
import type { LineageVersion } from './read-versions.js';

/** One version and its difference from the stored version before it. */
export interface VersionStep {
  readonly urn: string;
  readonly version: LineageVersion;
  /** The number of the version that it is compared with. 0: nothing was stored before. */
  readonly since: number;
  /** Null: the version before is not known. */
  readonly change: VersionChange | null;
}

function writerWords({ writtenBy }: LineageVersion): string {
  return writtenBy === undefined ? 'an unknown writer' : urnName(writtenBy);
}

/** "run snowflake-7, pipeline nightly". Empty if the writer named none. */
function runWords({ writtenIn, writtenThrough }: LineageVersion): string {
  return listed([
    writtenIn !== undefined && `run ${writtenIn}`,
    writtenThrough !== undefined && `pipeline ${writtenThrough}`,
  ]);
}

/** The counts of links against the version before: "+2 -1 ~0". */
export function countWords({ change }: VersionStep): string {
  if (change === null) return 'changes not known';
  const { edges, pairs } = change;
  return `+${edges.added + pairs.added} -${edges.removed + pairs.removed} ~${edges.changed + pairs.changed}`;
}

/** "version 4 of 7, 2026-11-28 02:10:00 UTC, svc-ingest, run nightly-3, wiped 3 of 3 upstreams, +0 -3 ~0" */
export function stopWords(step: VersionStep, newest: number): string {
  const { version, change } = step;
  const acts = change?.isWiped ? actWords(step).replace('removed', 'wiped') : actWords(step);
  return listed([
    `version ${version.number} of ${newest}`,
    version.writtenAt === undefined ? 'time not recorded' : isoTime(version.writtenAt),
    writerWords(version),
    runWords(version),
    change !== null && acts,
    countWords(step),
  ]);
}

/** Says who changed what, when, and which stack lost what by it. */
export function stepSentences(step: VersionStep): readonly string[] {
  const { version, since, change } = step;
  const owner = change && !takes(change) ? change.addedBy : null;
  const who = owner === null ? writerWords(version) : ownerName(owner);
  const gap = since > 0 && since < version.number - 1 && `since version ${since}`;
  const brackets = listed([runWords(version), gap]);
  const when = version.writtenAt === undefined ? '' : ` on ${isoTime(version.writtenAt)}`;
  const cause = isIngestion(version) ? 'ingestion' : writerWords(version);
  return [
    `Version ${version.number}: ${who} ${actWords(step)}${when}${brackets && ` (${brackets})`}${change?.isWiped ? `: wiped by ${cause}` : ''}.`,
    ...(change?.losses ?? []).map((loss) => {
      const part = (one: LostPart, noun: string): string | false =>
        one.count > 0 && `${one.count} of ${pluralize(one.of, noun)}`;
      const parts = [part(loss.edges, edgeNoun(step)), part(loss.pairs, 'column pair')];
      return `No longer owned by ${ownerName(loss.owner)}: ${listed(parts)}.`;
    }),
  ];
}

function takes({ edges, pairs }: VersionChange): boolean {
  return edges.removed + pairs.removed + edges.changed + pairs.changed > 0;
}

function edgeNoun({ urn }: VersionStep): string {
  return urnEntityType(urn) === 'dataset' ? 'upstream' : 'edge';
}

/** "removed 1 of 3 upstreams; added 2 upstreams, 14 column pairs" */
function actWords(step: VersionStep): string {
  const { change } = step;
  if (change === null) return 'wrote it, and what changed is not known,';
  const { edges, pairs } = change;
  const noun = edgeNoun(step);
  const count = (state: LinkState, verb: string): string | false => {
    const part = (counts: LinkCounts, of: string): string | false => {
      const number = counts[state];
      const before = counts.removed + counts.changed + counts.context;
      const whole =
        state === 'removed' ? `${number} of ${pluralize(before, of)}` : pluralize(number, of);
      return number > 0 && whole;
    };
    const what = listed([part(edges, noun), part(pairs, 'column pair')]);
    return what !== '' && `${verb} ${what}`;
  };
  const acts = [count('removed', 'removed'), count('added', 'added'), count('changed', 'changed')];
  return acts.filter((one) => one !== false).join('; ') || 'changed no link';
}

function listed(parts: readonly (string | false)[]): string {
  return parts.filter(Boolean).join(', ');
}

/** Numbers in words, in ascending order: "1 to 12, 15". */
export function rangesOf(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const starts = sorted.filter((one, index) => sorted[index - 1] !== one - 1);
  return starts
    .map((start, index) => {
      const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
      const end = sorted.findLast((one) => one < next) ?? start;
      return end === start ? String(start) : `${start} to ${end}`;
    })
    .join(', ');
}
