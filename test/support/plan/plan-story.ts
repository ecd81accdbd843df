import type { Finding } from '../../../src/errors/finding.js';
import type { Place } from '../../../src/errors/place.js';
import type { Change } from '../../../src/plan/document/change.js';
import type { LineageWrite, PlanDocument } from '../../../src/plan/document/plan.js';
import { expectGolden } from '../golden.js';

/** Compares plans, each under its title, with `goldens/<name>.txt` beside the test. */
export async function expectStories(
  test: Pick<ImportMeta, 'url'>,
  name: string,
  plans: Readonly<Record<string, PlanDocument>>,
): Promise<void> {
  const told = Object.entries(plans).map(([title, plan]) => [title, storyOf(plan)] as const);
  await expectGolden(test, name, Object.fromEntries(told));
}

/** Tells what a plan changes, leaves, writes, finds and refuses, one line each. */
export function storyOf(plan: PlanDocument): string {
  const { changes, writes, findings, guards, appliable, scope } = plan;
  const { unchanged, unchangedPairs, others, otherPairs } = plan.summary;
  const left = Object.entries({ unchanged, unchangedPairs, others, otherPairs });
  const lines = [
    ...(scope === null ? [] : [`scope ${JSON.stringify(scope)}`]),
    ...changes.map(changeLine),
    ...left.flatMap(([what, count]) => (count === 0 ? [] : [`${what}: ${count}`])),
    ...writes.entities.map(({ kind, urn, content }) => `entity ${kind} ${urn}${json(content)}`),
    ...writes.edgesToAdd.map(
      (edge) => `mutation adds ${edge.downstreamUrn} <- ${edge.upstreamUrn}`,
    ),
    ...writes.proposals.flatMap(proposalLines),
    ...writes.edgesToRemove.map(
      (edge) => `mutation removes ${edge.downstreamUrn} <- ${edge.upstreamUrn}`,
    ),
    // Most worlds of these tests have no schemas, so the rule for missing ones says nothing here.
    ...findings.filter(({ name }) => name !== 'no-schema').map(findingLine),
    ...guards.map(({ guard, address, message, allowed }) =>
      [allowed === null ? 'refused' : `allowed (${allowed})`, guard, address, message].join(' '),
    ),
    ...(appliable ? [] : ['cannot be applied']),
  ];
  return lines.length === 0 ? 'nothing' : shortened(lines.join('\n'));
}

/** The names of datasets and columns instead of their urns. */
export function shortened(text: string): string {
  return text
    .replaceAll(/urn:li:dataset:\(urn:li:dataPlatform:snowflake,([^,]+),PROD\)/g, '$1')
    .replaceAll(/urn:li:schemaField:\(([^,()]+),([^)]*)\)/g, (_, dataset: string, path: string) =>
      decodeURIComponent(`${dataset}.${path}`),
    )
    .replaceAll('snowflake:', '');
}

function changeLine({ kind, address, reason, place, before, after }: Change): string {
  return `${kind} ${address}, ${reason}: ${valueText(before)} -> ${valueText(after)}${placeText(place)}`;
}

export function valueText(value: Change['before']): string {
  if (value === null) return 'none';
  if (!('owned' in value)) return JSON.stringify(value);
  const words =
    'type' in value ? [value.type] : [value.transform ?? 'no transform', value.confidence];
  return [
    ...words,
    ...(value.owned ? ['ours'] : []),
    ...('protected' in value && value.protected ? ['protected'] : []),
  ].join(' ');
}

function proposalLines(write: LineageWrite): readonly string[] {
  return [
    `proposal for ${write.urn}, version ${write.baseVersion}`,
    ...write.upstreams.map((record) => `  upstream${json(record)}`),
    ...write.restored.map((record) => `  restored${json(record)}`),
    ...write.removedUpstreams.map((urn) => `  removed ${urn}`),
    ...write.pairs.map((pair) => `  pair${json(pair)}`),
    ...write.removedPairs.map(({ fingerprint }) => `  removed pair ${fingerprint}`),
    ...write.marks.map(({ dataset, owner, mark }) => `  mark ${dataset} ${owner}${json(mark)}`),
  ];
}

function findingLine({ level, code, name, message, place, related, suggestion }: Finding): string {
  const more = suggestion === undefined ? '' : `; instead: ${suggestion}`;
  const places = [place ?? null, ...(related ?? [])].map(placeText).join('');
  return `${level} ${code} ${name}: ${message}${more}${places}`;
}

function placeText(place: Place | null): string {
  return place === null ? '' : ` (${place.file}:${place.line})`;
}

function json(value: object): string {
  return ` ${JSON.stringify(value)}`;
}
