import { isDeepStrictEqual } from 'node:util';
import { codes } from '../../src/errors/codes.js';
import type { LostEvent } from '../../src/plan/document/receipt.js';
import type { Aspect } from './aspect-view.js';
import { demand } from './broken.js';
import type { Lineages } from './catalog.js';
import { type Downstream, downstreams, urnOf } from './domain.js';
import type { SeenWrite } from './faulty-fetch.js';
import type { RunResult } from './run-task.js';

/** P2 for a mutation that another writer overlapped: each loss is found, recorded and said. */
export function checkLosses(write: SeenWrite<Lineages>, ran: RunResult): void {
  if (write.between === undefined) return;
  for (const name of downstreams) checkLoss(name, write, ran);
}

function checkLoss(
  name: Downstream,
  { request, between, after }: SeenWrite<Lineages>,
  { report, exitCode, events, watched }: RunResult,
): void {
  const { edgesToAdd, edgesToRemove } = JSON.parse(request.body).variables.input;
  const [was, is] = [recordsOf(between?.get(name)), recordsOf(after.get(name))];
  const ours = (edges: readonly { readonly upstreamUrn: string }[]) => (record: AnyRecord) =>
    !edges.some(({ upstreamUrn }) => 'dataset' in record && record.dataset === upstreamUrn);
  const lost = missingFrom(is, was).filter(ours(edgesToRemove));
  const returned = missingFrom(was, is).filter(ours(edgesToAdd));
  // A killed run says nothing, and a fault can hide what a write did. Then the outcome says so.
  if (lost.length + returned.length === 0 || watched.killed || watched.struck > 0) return;
  const outcomes = report?.result.kind === 'applied' ? report.result.outcomes : [];
  const own = outcomes.find(({ urn, unit }) => urn === urnOf(name) && unit === 'lineage');
  demand(
    own?.code === codes['others-lost'].code && exitCode === 5,
    'P2',
    `a loss of ${name} is not said`,
    { own, exitCode, lost, returned },
  );
  const recorded = events.filter(
    (event): event is LostEvent & { readonly digest?: string } =>
      event.event === 'lost' && event.urn === urnOf(name),
  );
  const left = [
    ...missingFrom(
      recorded.flatMap((event) => recordsOf(event.lost)),
      lost,
    ),
    ...missingFrom(
      recorded.flatMap((event) => recordsOf(event.returned)),
      returned,
    ),
  ];
  demand(left.length === 0, 'P2', `the receipt lacks a loss of ${name}`, { left, recorded });
}

type AnyRecord = object;

function recordsOf(aspect: Aspect | undefined): readonly AnyRecord[] {
  return [...(aspect?.upstreams ?? []), ...(aspect?.fineGrainedLineages ?? [])];
}

function missingFrom(
  records: readonly AnyRecord[],
  wanted: readonly AnyRecord[],
): readonly AnyRecord[] {
  return wanted.filter((one) => !records.some((record) => isDeepStrictEqual(record, one)));
}
