import type { Urn } from '../../../urn/urn.js';
import { brokenInput } from '../../broken-input.js';
import { entityTypeOf } from '../../metamodel/key-aspects.js';
import { isGrantedAny } from '../../policy/is-granted-any.js';
import { privilegesTo } from '../../policy/privileges.js';
import { Fault, forbidden } from '../fault.js';
import type { RequestScope } from '../request-scope.js';
import { type EdgeEdit, editEdges } from './edit-edges.js';
import { type DownstreamChange, type EdgeChange, groupByDownstream, readEdges, type UpdateLineageInput } from './lineage-edges.js';
import { JOB_OUTPUTS, type LineageOwner, lineageOwner } from './lineage-owners.js';

/**
 * The mutation `updateLineage`. Not atomic, like DataHub's: each downstream is written on its own, so those before the
 * one that fails stay written; and upstreams of removed edges are looked for only after these writes. The datasets that a
 * job makes are written last, with the job.
 *
 * Source of order and messages: `UpdateLineageResolver` and `LineageService`.
 */
export function updateLineage(input: UpdateLineageInput, scope: RequestScope): boolean {
  const edges = readEdges(input, scope.dialect);
  requireLineagePrivilege(edges, scope);
  const changes = groupByDownstream(edges);
  for (const change of changes) applyChange(change, scope);
  for (const upstream of new Set(changes.flatMap(({ add, remove }) => [...add, ...remove]))) {
    requireEnd(upstream, scope);
    if (isJob(upstream)) updateOutputs(upstream, edges, scope);
  }
  return true;
}

/** At both ends of every edge, removed ones included, before anything is done. */
function requireLineagePrivilege(edges: readonly EdgeChange[], scope: RequestScope): void {
  for (const urn of new Set(edges.flatMap(({ upstream, downstream }) => [upstream, downstream]))) {
    if (!mayEditLineage(urn, scope)) {
      throw forbidden(`Unauthorized to edit ${entityTypeOf(urn)} lineage. Please contact your DataHub administrator.`);
    }
  }
}

function mayEditLineage(urn: Urn, { authorizer, actor }: RequestScope): boolean {
  return isGrantedAny(authorizer, privilegesTo.EDIT_LINEAGE, { actor, resource: urn });
}

function applyChange(change: DownstreamChange, scope: RequestScope): void {
  const { downstream } = change;
  requireEnd(downstream, scope);
  // Any other type DataHub passes over in silence.
  const owner = lineageOwner(downstream);
  if (owner !== undefined) updateUpstreams(ownPart(change), owner, scope);
}

/** The word "downstream" is said of upstreams too; clients know the message so. */
function requireEnd(urn: Urn, { store }: RequestScope): void {
  if (!store.exists(urn)) throw new Fault(400, `Cannot upsert lineage as downstream urn ${urn} doesn't exist`);
}

/** What of a change is kept with the downstream: all of it but the jobs that make a dataset. */
function ownPart({ downstream, add, remove }: DownstreamChange): DownstreamChange {
  const isOwn = (upstream: Urn): boolean => !(isDataset(downstream) && isJob(upstream));
  return { downstream, add: add.filter(isOwn), remove: remove.filter(isOwn) };
}

function updateUpstreams({ downstream, add, remove }: DownstreamChange, owner: LineageOwner, scope: RequestScope): void {
  if (add.length + remove.length === 0) return;
  for (const upstream of add) requireUpstream(upstream, owner, scope);
  const stored = scope.store.readAspect(downstream, owner.aspectName)?.value;
  if (stored === undefined && owner.mustExist) throw withoutInfo(downstream, scope);
  writeEdited({ owner: downstream, add, remove }, owner, scope);
}

function requireUpstream(urn: Urn, { upstreams, wrongType }: LineageOwner, { store }: RequestScope): void {
  if (!upstreams.has(entityTypeOf(urn))) throw new Fault(400, `${wrongType} ${urn}`);
  if (!store.exists(urn)) throw new Fault(400, `Error: urn does not exist: ${urn}`);
}

function withoutInfo(downstream: Urn, { dialect }: RequestScope): Error {
  const type = entityTypeOf(downstream);
  return brokenInput(dialect, `Failed to update ${type} lineage for urn ${downstream} as ${type} info doesn't exist`);
}

/** What edges of the request say about the datasets that a job makes; nothing is written where they say nothing. */
function updateOutputs(job: Urn, edges: readonly EdgeChange[], scope: RequestScope): void {
  const outputs = edges.filter(({ upstream, downstream }) => upstream === job && isDataset(downstream));
  if (outputs.length === 0) return;
  const downstreamsOf = (kind: EdgeChange['kind']) => outputs.filter((edge) => edge.kind === kind).map(({ downstream }) => downstream);
  const edit: LineageOwner['edit'] = (aspect = {}, change) => editEdges(aspect, JOB_OUTPUTS.list, change);
  writeEdited(
    { owner: job, add: downstreamsOf('add'), remove: downstreamsOf('remove') },
    { aspectName: JOB_OUTPUTS.aspectName, edit },
    scope,
  );
}

function writeEdited(
  change: Omit<EdgeEdit, 'stamp'>,
  { aspectName, edit }: Pick<LineageOwner, 'aspectName' | 'edit'>,
  { store, actor, clock }: RequestScope,
): void {
  const time = clock();
  const { owner: urn } = change;
  const value = edit(store.readAspect(urn, aspectName)?.value, { ...change, stamp: { time, actor } });
  store.write([{ urn, name: aspectName, value }], { actor, time });
}

function isDataset(urn: Urn): boolean {
  return entityTypeOf(urn) === 'dataset';
}

function isJob(urn: Urn): boolean {
  return entityTypeOf(urn) === 'dataJob';
}
