import type {
  Difference,
  DriftedDataset,
  EdgeDifference,
  PairDifference,
  Writing,
} from '../../insight/drift/drift.js';
import { groupBy } from '../../model/group-by.js';
import { elementCounts } from '../words/describe-change.js';
import {
  differenceDetails,
  differenceKinds,
  differenceSymbols,
  differenceWords,
  evidenceText,
  isSameWrite,
} from '../words/describe-difference.js';
import { escapeControls } from '../words/escape.js';
import { compareNatural } from '../words/natural-order.js';
import { groupByEnd, otherEnd } from '../words/other-end.js';
import { pluralize } from '../words/pluralize.js';
import type { TextContext } from './text-context.js';
import { treeBlock } from './tree-blocks.js';
import { renderTreeLine } from './tree-line.js';
import { type TreeItem, treeElement } from './tree-row.js';

/** A wiped dataset with more differences shows only its upstreams with counts. */
const MAX_WIPED = 4;

/** Renders each drifted dataset as a tree, with its last writer. */
export function driftTree(datasets: readonly DriftedDataset[], context: TextContext): string {
  const lines = [...datasets]
    .sort((a, b) => compareNatural(a.address, b.address))
    .flatMap((dataset) => [...datasetLines(dataset, context), '']);
  return lines.join('\n');
}

/** Returns true if the tree counts elements of a dataset instead of naming them. */
export function isCounted({ wiped, differences }: DriftedDataset): boolean {
  return wiped !== null && differences.length > MAX_WIPED;
}

function datasetLines(dataset: DriftedDataset, context: TextContext): readonly string[] {
  const { urn, address, place, differences } = dataset;
  const counted = isCounted(dataset);
  const shared = sharedEvidence(dataset);
  const items = counted ? [] : differences.map((one) => toItem(one, dataset, { shared, context }));
  const notes = [
    ...writeLines(dataset, context),
    ...(counted || shared === null ? [] : [`  all of it ${shared}`]),
  ];
  const block = treeBlock(
    { urn, name: address, items, place, notes },
    context,
    Number.POSITIVE_INFINITY,
  );
  const rows = block.branches.flatMap(({ edge, pairs }) => [...edge, ...pairs]);
  return [
    ...block.head,
    ...rows.flatMap(({ lines }) => lines),
    ...(counted ? countedLines(dataset, context) : []),
  ];
}

/** Renders the bulk overwrite, or else the last write. */
function writeLines(
  { wiped, lastWrite }: DriftedDataset,
  { paint }: TextContext,
): readonly string[] {
  if (wiped !== null) {
    const since =
      lastWrite === null || isSameWrite(wiped, lastWrite)
        ? []
        : [`  lineage last written ${by(lastWrite)}`];
    return [...since, paint.error(`  wiped ${by(wiped)}`)];
  }
  return [
    lastWrite === null ? '  no lineage of it is stored' : `  lineage last written ${by(lastWrite)}`,
  ];
}

/** `2026-11-20 17:02:22Z by jane, run snowflake-7` */
function by({ at, by: actor, run }: Writing): string {
  const time = at === null ? 'at an unknown time' : at.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
  const who = actor === null ? 'an unknown user' : actor.replace(/^urn:li:corpuser:/, '');
  return escapeControls(`${time} by ${who}${run === null ? '' : `, run ${run}`}`);
}

/** Returns the evidence, if all differences of a dataset have the same one. */
function sharedEvidence(dataset: DriftedDataset): string | null {
  const [first, ...others] = new Set(dataset.differences.map((one) => evidenceText(one, dataset)));
  return dataset.differences.length < 2 || others.length > 0 ? null : String(first);
}

interface ItemOptions {
  readonly shared: string | null;
  readonly context: TextContext;
}

function toItem(
  one: Difference,
  dataset: DriftedDataset,
  { shared, context }: ItemOptions,
): TreeItem {
  const evidence = shared === null ? [evidenceText(one, dataset)] : [];
  return {
    element: treeElement(one),
    rank: 0,
    sign: differenceSymbols[one.kind],
    details: differenceDetails(one),
    note: [differenceWords[one.kind], ...evidence].join(', '),
    place: one.place,
    paint: context.paint[differenceKinds[one.kind]],
    isCuttable: false,
  };
}

const wipedPhrases: Readonly<Record<Difference['kind'], string>> = {
  missing: 'missing',
  altered: 'altered',
  'mark-lost': 'without our mark',
};

/** Renders one line for each kind: `- 1 edge, 13 columns missing  <- stg_payments (edge, 9)`. */
function countedLines({ differences }: DriftedDataset, context: TextContext): readonly string[] {
  return [...groupBy(differences, ({ kind }) => kind)].flatMap(([kind, group]) =>
    renderTreeLine(
      {
        indent: 2,
        text: `${differenceSymbols[kind]} ${elementCounts(group)} ${wipedPhrases[kind]}`,
        note: upstreamCounts(group),
        place: '',
        paint: context.paint[differenceKinds[kind]],
      },
      context,
    ),
  );
}

/** The maximum number of upstreams that a line names. */
const MAX_UPSTREAMS = 6;

function isLineage(one: Difference): one is EdgeDifference | PairDifference {
  return one.element !== 'dataset';
}

function upstreamCounts(group: readonly Difference[]): string {
  const byEnd = groupByEnd(group.filter(isLineage), otherEnd);
  const named = byEnd.slice(0, MAX_UPSTREAMS).map(({ arrow, group: elements }) => {
    const pairs = elements.filter(({ element }) => element === 'pair').length;
    const parts = [
      ...(pairs < elements.length ? ['edge'] : []),
      ...(pairs > 0 ? [String(pairs)] : []),
    ];
    return `${arrow} (${parts.join(', ')})`;
  });
  const more = byEnd.length - named.length;
  return [...named, ...(more > 0 ? [pluralize(more, 'more upstream')] : [])].join(', ');
}
