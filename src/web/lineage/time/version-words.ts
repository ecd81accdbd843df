import type { LinkCounts } from '../../../report/drawing/drawing.js';
import { nounFor, pluralize } from '../../../report/words/pluralize.js';
import { urnEntityType } from '../../../urn/urn.js';
import { urnName } from '../../entity/entity-names.js';
import { ownerName } from '../../entity/ownership.js';
import { isIngestion, type VersionChange } from './compare-versions.js';
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

/** A time of a version, in UTC: "28 Nov 2026, 02:10". */
export function timeWords({ writtenAt }: LineageVersion): string {
  if (writtenAt === undefined) return 'time not recorded';
  return TIME.format(writtenAt);
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
});

export function writerWords({ writtenBy }: LineageVersion): string {
  return writtenBy === undefined ? 'an unknown writer' : urnName(writtenBy);
}

/** "run snowflake-7, pipeline nightly". Empty if the writer named none. */
export function runWords({ writtenIn, writtenThrough }: LineageVersion): string {
  const run = writtenIn === undefined ? [] : [`run ${writtenIn}`];
  const pipeline = writtenThrough === undefined ? [] : [`pipeline ${writtenThrough}`];
  return [...run, ...pipeline].join(', ');
}

/** The counts against the version before: "+2 -1 ~0". Links whose owner alone changes count as ~. */
export function countWords({ change }: VersionStep): string {
  if (change === null) return 'changes not known';
  const sum = (...states: (keyof LinkCounts)[]): number =>
    states.reduce((all, state) => all + change.edges[state] + change.pairs[state], 0);
  return `+${sum('added')} -${sum('removed')} ~${sum('changed', 'marked')}`;
}

/** Describes a stop of the slider: "version 4 of 7, 28 Nov 2026, 02:10, svc, wiped 3 of 3 upstreams". */
export function stopWords(step: VersionStep, newest: number): string {
  const { version, change } = step;
  const acts = actWords(step);
  return [
    `version ${version.number} of ${newest}`,
    timeWords(version),
    writerWords(version),
    change?.isWiped ? acts.replace('removed', 'wiped') : acts,
  ].join(', ');
}

/** Says who changed what, when, and which stack lost what by it. */
export function stepSentences(step: VersionStep): readonly string[] {
  const { version, since, change } = step;
  const isOurs = change !== null && change.addedBy !== null && !removes(change);
  const who = isOurs ? ownerName(change.addedBy ?? '') : writerWords(version);
  const facts = [
    runWords(version),
    since > 0 && since < version.number - 1 && `since version ${since}`,
  ];
  const brackets = facts.filter(Boolean).join(', ');
  const when =
    version.writtenAt === undefined ? 'at an unknown time' : `on ${timeWords(version)} UTC`;
  const cause = isIngestion(version) ? 'ingestion' : writerWords(version);
  return [
    `${who} ${actWords(step)} ${when}${brackets && ` (${brackets})`}${change?.isWiped ? `: wiped by ${cause}` : ''}.`,
    ...(change?.losses ?? []).map(
      ({ owner, edges, pairs }) =>
        `${capital(ownerName(owner))} no longer owns ${list([
          edges.count > 0 && `${edges.count} of ${pluralize(edges.of, edgeNoun(step))}`,
          pairs.count > 0 && `${pairs.count} of ${pluralize(pairs.of, 'column pair')}`,
        ])}.`,
    ),
  ];
}

function removes({ edges, pairs }: VersionChange): boolean {
  return edges.removed + pairs.removed + edges.changed + pairs.changed > 0;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function edgeNoun({ urn }: VersionStep): string {
  return urnEntityType(urn) === 'dataset' ? 'upstream' : 'edge';
}

/** "added 2 upstreams, 14 column pairs; removed 1 of 3 upstreams" */
function actWords(step: VersionStep): string {
  const { change, version } = step;
  if (change === null) return `wrote version ${version.number}, whose changes are not known,`;
  const { edges, pairs } = change;
  const noun = edgeNoun(step);
  const act = (word: string, edge: string | false, pair: string | false): string | false => {
    const what = list([edge, pair]);
    return what !== '' && `${word} ${what}`;
  };
  const counted = (count: number, of: string): string | false => count > 0 && pluralize(count, of);
  const before = ({ removed, changed, marked, context }: LinkCounts): number =>
    removed + changed + marked + context;
  const part = (counts: LinkCounts, of: string): string | false =>
    counts.removed > 0 && `${counts.removed} of ${before(counts)} ${nounFor(before(counts), of)}`;
  const acts = [
    act('removed', part(edges, noun), part(pairs, 'column pair')),
    act('added', counted(edges.added, noun), counted(pairs.added, 'column pair')),
    act('changed', counted(edges.changed, noun), counted(pairs.changed, 'column pair')),
    act('changed the marks of', counted(edges.marked, noun), false),
  ].filter((one) => one !== false);
  return acts.length === 0 ? 'changed no link' : acts.join('; ');
}

function list(parts: readonly (string | false)[]): string {
  return parts.filter((one) => one !== false).join(', ');
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
