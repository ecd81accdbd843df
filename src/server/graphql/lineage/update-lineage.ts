import { type Urn, urnEntityType } from '../../../urn/urn.js';
import { isGrantedAny } from '../../policy/authorizer.js';
import { privilegesTo } from '../../policy/privileges.js';
import { brokenInput } from '../../shared/broken-input.js';
import type { StoredAspect } from '../../store/aspect-store.js';
import { eachInTurn } from '../../turns/in-turn.js';
import type { MutationScope } from '../mutation-scope.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError, ResolverError } from '../resolver-error.js';
import type { UpdateLineageInput } from '../schema/generated-types.js';
import {
  type DownstreamChange,
  groupByDownstream,
  type RequestedEdge,
  readEdgeChanges,
} from './edge-changes.js';
import { editEdges } from './edit-edges.js';
import { JOB_OUTPUTS, type LineageStorage, lineageStorage } from './lineage-storage.js';
import { rewriteAspect } from './rewrite-aspect.js';

/**
 * The mutation `updateLineage`. As in DataHub it is no transaction: each downstream is written on its
 * own, and those before a failure stay written. Upstreams of removed edges are checked only after
 * these writes. The datasets that a job produces are written last, with the job. Other requests run
 * between the downstreams.
 *
 * Source of order and messages: `UpdateLineageResolver` and `LineageService`.
 */
export async function updateLineage(
  input: UpdateLineageInput,
  scope: MutationScope,
): Promise<boolean> {
  const { turn, dialect } = scope;
  const edges = readEdgeChanges(input, dialect);
  await requireLineagePrivilege(edges, scope);
  const changes = groupByDownstream(edges);
  for (const change of changes) {
    if (turn.isOver()) await turn.next();
    await applyChange(change, scope);
  }
  const upstreams = new Set(changes.flatMap(({ add, remove }) => [...add, ...remove]));
  for (const upstream of upstreams) {
    if (turn.isOver()) await turn.next();
    requireExisting(upstream, scope);
    if (isJob(upstream)) await updateOutputs(upstream, edges, scope);
  }
  return true;
}

/**
 * Requires the privilege at both ends of every edge, including removed ones, before anything is
 * written.
 */
async function requireLineagePrivilege(
  edges: readonly RequestedEdge[],
  scope: RequestScope,
): Promise<void> {
  const ends = new Set(edges.flatMap(({ upstream, downstream }) => [upstream, downstream]));
  await eachInTurn(ends, scope.turn, (urn) => {
    if (mayEditLineage(urn, scope)) return;
    throw forbiddenError(
      `Unauthorized to edit ${urnEntityType(urn)} lineage. Please contact your DataHub administrator.`,
    );
  });
}

function mayEditLineage(urn: Urn, { authorizer, actor }: RequestScope): boolean {
  return isGrantedAny(authorizer, privilegesTo.EDIT_LINEAGE, { actor, resource: urn });
}

async function applyChange(change: DownstreamChange, scope: MutationScope): Promise<void> {
  const { downstream } = change;
  requireExisting(downstream, scope);
  // DataHub silently ignores other types.
  const storage = lineageStorage(downstream);
  const own = partOfDownstream(change);
  if (storage === undefined || own.add.length + own.remove.length === 0) return;
  await rewriteAspect(
    { entity: downstream, ...own },
    { ...storage, read: () => readUpstreams(own, storage, scope) },
    scope,
  );
}

/**
 * Requires that an entity exists. The message says "downstream" for upstreams, too: clients expect
 * DataHub's text.
 */
function requireExisting(urn: Urn, { store }: RequestScope): void {
  if (!store.exists(urn))
    throw new ResolverError(400, `Cannot upsert lineage as downstream urn ${urn} doesn't exist`);
}

/**
 * Returns the part of a change that is stored with the downstream: all edges but those from jobs to
 * a dataset.
 */
function partOfDownstream({ downstream, add, remove }: DownstreamChange): DownstreamChange {
  const isOwn = (upstream: Urn): boolean => !(isDataset(downstream) && isJob(upstream));
  return { downstream, add: add.filter(isOwn), remove: remove.filter(isOwn) };
}

/** Checks the upstreams to add, then reads the aspect to which they are added. */
function readUpstreams(
  { downstream, add }: DownstreamChange,
  storage: LineageStorage,
  scope: MutationScope,
): StoredAspect | undefined {
  for (const upstream of add) requireUpstream(upstream, storage, scope);
  const stored = scope.store.readAspect(downstream, storage.aspectName);
  if (stored === undefined && storage.mustExist) throw missingInfo(downstream, scope);
  return stored;
}

function requireUpstream(
  urn: Urn,
  { upstreams, wrongType }: LineageStorage,
  { store }: RequestScope,
): void {
  if (!upstreams.has(urnEntityType(urn))) throw new ResolverError(400, `${wrongType} ${urn}`);
  if (!store.exists(urn)) throw new ResolverError(400, `Error: urn does not exist: ${urn}`);
}

function missingInfo(downstream: Urn, { dialect }: RequestScope): Error {
  const type = urnEntityType(downstream);
  return brokenInput(
    dialect,
    `Failed to update ${type} lineage for urn ${downstream} as ${type} info doesn't exist`,
  );
}

/**
 * Updates the datasets that a job produces. Nothing is written if no edge of the request concerns
 * them.
 */
async function updateOutputs(
  job: Urn,
  edges: readonly RequestedEdge[],
  scope: MutationScope,
): Promise<void> {
  const outputs = edges.filter(
    ({ upstream, downstream }) => upstream === job && isDataset(downstream),
  );
  if (outputs.length === 0) return;
  const selectDownstreams = (kind: RequestedEdge['kind']) =>
    outputs.filter((edge) => edge.kind === kind).map(({ downstream }) => downstream);
  const edit: LineageStorage['edit'] = (aspect = {}, change) =>
    editEdges(aspect, JOB_OUTPUTS.list, change);
  const change = {
    entity: job,
    add: selectDownstreams('add'),
    remove: selectDownstreams('remove'),
  };
  const { aspectName } = JOB_OUTPUTS;
  const read = () => scope.store.readAspect(job, aspectName);
  await rewriteAspect(change, { aspectName, edit, read }, scope);
}

function isDataset(urn: Urn): boolean {
  return urnEntityType(urn) === 'dataset';
}

function isJob(urn: Urn): boolean {
  return urnEntityType(urn) === 'dataJob';
}
