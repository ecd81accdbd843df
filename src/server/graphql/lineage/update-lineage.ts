import type { Urn } from '../../../urn/urn.js';
import { entityTypeOf } from '../../metamodel/key-aspects.js';
import { isGrantedAny } from '../../policy/is-granted-any.js';
import { privilegesTo } from '../../policy/privileges.js';
import { Fault, forbidden } from '../fault.js';
import type { RequestScope } from '../request-scope.js';
import { editUpstreams } from './edit-upstreams.js';
import { type DownstreamChange, type EdgeChange, groupByDownstream, readEdges, type UpdateLineageInput } from './lineage-edges.js';

/** Downstreams whose lineage DataHub writes and this catalog does not. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(['dataJob', 'chart', 'dashboard', 'mlModel', 'mlModelGroup']);

/**
 * The mutation `updateLineage`. Not atomic, like DataHub's: each downstream is written on its own, so those before the
 * one that fails stay written; and upstreams of removed edges are looked for only after all writes.
 *
 * Source of order and messages: `UpdateLineageResolver` and `LineageService`.
 */
export function updateLineage(input: UpdateLineageInput, scope: RequestScope): boolean {
  const edges = readEdges(input, scope.dialect);
  requireLineagePrivilege(edges, scope);
  const changes = groupByDownstream(edges);
  for (const change of changes) applyChange(change, scope);
  for (const { add, remove } of changes) for (const upstream of [...add, ...remove]) requireEnd(upstream, scope);
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
  const entityType = entityTypeOf(downstream);
  if (entityType === 'dataset') updateDataset(change, scope);
  // Any other type DataHub passes over in silence.
  else if (NOT_WRITTEN.has(entityType)) throw new Fault(400, `Lineage of a ${entityType} cannot be updated in this catalog: ${downstream}`);
}

/** The word "downstream" is said of upstreams too; clients know the message so. */
function requireEnd(urn: Urn, { store }: RequestScope): void {
  if (!store.exists(urn)) throw new Fault(400, `Cannot upsert lineage as downstream urn ${urn} doesn't exist`);
}

function updateDataset({ downstream, add, remove }: DownstreamChange, scope: RequestScope): void {
  const { store, actor } = scope;
  for (const upstream of [...add, ...remove]) refuseJob(upstream, downstream);
  for (const upstream of add) requireDataset(upstream, scope);
  const time = scope.clock();
  const stored = store.readAspect(downstream, 'upstreamLineage');
  const value = editUpstreams(stored?.value, { add, remove, stamp: { time, actor } });
  store.write([{ urn: downstream, name: 'upstreamLineage', value }], { actor, time });
}

/** DataHub keeps these edges with the job. To do nothing and say true would lose them. */
function refuseJob(upstream: Urn, downstream: Urn): void {
  if (entityTypeOf(upstream) !== 'dataJob') return;
  throw new Fault(400, `Lineage between a dataJob and a dataset cannot be updated in this catalog: ${upstream} -> ${downstream}`);
}

function requireDataset(urn: Urn, { store }: RequestScope): void {
  if (entityTypeOf(urn) !== 'dataset') {
    throw new Fault(400, `Tried to add lineage edge with non-dataset node when we expect a dataset. Upstream urn: ${urn}`);
  }
  if (!store.exists(urn)) throw new Fault(400, `Error: urn does not exist: ${urn}`);
}
