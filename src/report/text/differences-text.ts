import { formatPlace } from '../../errors/place.js';
import { describeDataset } from '../../plan/address-book.js';
import type {
  DatasetDifference,
  Difference,
  DriftedDataset,
  EdgeDifference,
  Evidence,
  PairDifference,
  Writing,
} from '../../plan/drift/drift.js';
import { harmless } from './harmless.js';
import type { Paint } from './paint.js';
import type { TextContext } from './text-context.js';

/** Longer lines are not aligned, as those of changes. */
const MAX_WIDTH = 56;

/** A block for each dataset: who wrote there last, then what is different, a symbol and a word on every line. */
export function differencesText(datasets: readonly DriftedDataset[], context: TextContext): string {
  const all = datasets.flatMap(({ differences }) => differences);
  const width = Math.min(MAX_WIDTH, Math.max(...all.map((one) => whatOf(one).length)));
  return datasets.map((dataset) => block(dataset, width, context)).join('\n');
}

function block(dataset: DriftedDataset, width: number, context: TextContext): string {
  const { urn, address, place, lastWrite, differences } = dataset;
  const { paint } = context;
  const beside = `${harmless(describeDataset(urn))}  ${harmless(formatPlace(place))}`;
  const lines = [
    `${paint.title(harmless(address))}  ${paint.faint(beside)}`,
    lastWrite === null ? '  no lineage is stored of it' : `  lineage last written ${writingText(lastWrite)}`,
    ...wipedLine(dataset, context),
    ...differences.map((one) => differenceLine(one, { width, dataset, context })),
  ];
  return `${lines.join('\n')}\n`;
}

function wipedLine({ wiped, lastWrite }: DriftedDataset, { paint }: TextContext): readonly string[] {
  if (wiped === null) return [];
  const when = isSame(wiped, lastWrite) ? 'by that write' : writingText(wiped);
  return [paint.error(`  wiped ${when}: everything of ours went at once`)];
}

/** `2026-11-20T10:00:00.000Z by urn:li:corpuser:jane, run snowflake-7` */
function writingText({ by, at, run }: Writing): string {
  return `${at ?? 'at an unknown time'} by ${harmless(by ?? 'an unknown user')}${run === null ? '' : `, run ${harmless(run)}`}`;
}

function isSame(one: Writing, other: Writing | null): boolean {
  return one.version === other?.version;
}

interface LineContext {
  readonly width: number;
  readonly dataset: DriftedDataset;
  readonly context: TextContext;
}

const symbols: Readonly<Record<Difference['kind'], string>> = { missing: '-', altered: '~', 'mark-lost': '*' };

const words: Readonly<Record<Difference['kind'], string>> = { missing: 'missing', altered: 'altered', 'mark-lost': 'mark lost' };

const colors: Readonly<Record<Difference['kind'], keyof Paint>> = { missing: 'delete', altered: 'update', 'mark-lost': 'mark' };

function differenceLine(one: Difference, { width, dataset, context: { paint } }: LineContext): string {
  const line = `${symbols[one.kind]} ${words[one.kind].padEnd(9)} ${whatOf(one).padEnd(width)}`;
  const beside = `${whyOf(one)}${sinceText(one, dataset)}  ${harmless(formatPlace(one.place))}`;
  return `  ${paint[colors[one.kind]](line)}  ${paint.faint(beside)}`;
}

const evidences: Readonly<Record<Exclude<Evidence, 'mark'>, string>> = {
  version: 'was ours',
  seen: 'was there (not ours)',
  creator: 'made by our user',
  outlived: 'just as we write it, its edge is gone',
  manifest: 'whether it was ever applied is not known',
};

function whyOf(one: Difference): string {
  if (one.element === 'dataset') return describedText(one);
  if (one.evidence !== 'mark') return evidences[one.evidence];
  return one.kind === 'missing' ? 'our mark names it' : 'ours; whether it or the manifest changed is not known';
}

function describedText({ lastWrite }: DatasetDifference): string {
  return lastWrite === null ? 'create: true' : `made by us, described last ${writingText(lastWrite)}`;
}

function sinceText({ since, evidence }: Difference, { lastWrite, wiped }: DriftedDataset): string {
  if (since === null) return '';
  const word = evidence === 'version' || evidence === 'seen' ? ' until' : ', so since';
  if (isSame(since, lastWrite)) return `${word} that write`;
  return `${word} ${isSame(since, wiped) ? 'the wipe' : writingText(since)}`;
}

function whatOf(one: Difference): string {
  const address = harmless(one.address);
  switch (one.element) {
    case 'dataset':
      return `dataset ${address}`;
    case 'edge':
      return `edge ${address}${inBrackets(edgeDetails(one))}`;
    case 'pair':
      return `column ${address}${inBrackets(pairDetails(one))}`;
  }
}

function inBrackets(details: readonly string[]): string {
  return details.length === 0 ? '' : ` (${harmless(details.join(', '))})`;
}

function edgeDetails({ kind, before, after }: EdgeDifference): readonly string[] {
  if (kind === 'altered') return [`${before?.type}, declared ${after.type}`];
  return kind === 'mark-lost' || after.type === 'TRANSFORMED' ? [] : [after.type];
}

function pairDetails({ kind, before, after }: PairDifference): readonly string[] {
  if (kind === 'mark-lost') return [];
  const transform = declaredText(before?.transform, after.transform);
  const confidence = declaredText(before?.confidence, after.confidence);
  return [...(transform === 'none' ? [] : [transform]), ...(confidence === '1' ? [] : [`confidence ${confidence}`])];
}

/** `0.9`, or `0.5, declared 0.9` where something else is there. */
function declaredText(before: string | number | null | undefined, after: string | number | null): string {
  const declared = String(after ?? 'none');
  return before === undefined || before === after ? declared : `${before ?? 'none'}, declared ${declared}`;
}
