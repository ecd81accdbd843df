import { groupBy } from '../../../model/group-by.js';
import { type Urn, urnEntityType } from '../../../urn/urn.js';
import { isGrantedAny } from '../../policy/authorizer.js';
import { privilegesTo } from '../../policy/privileges.js';
import { brokenInput } from '../../shared/broken-input.js';
import { isUpdateLineageAtomic } from '../../shared/dialect.js';
import type { StoredAspect } from '../../store/aspect-store.js';
import { eachInTurn } from '../../turns/in-turn.js';
import type { MutationScope } from '../mutation-scope.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError, ResolverError } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import { type RequestedEdge, readEdgeChanges, upstreamsOf } from './edge-changes.js';
import type { EdgeEdit } from './edit-edges.js';
import { JOB_OUTPUTS, type LineageStorage, lineageStorage } from './lineage-storage.js';

/**
 * As in DataHub, this is not one transaction: it writes each downstream on its own, and the
 * downstreams before a failure stay written. It checks upstreams of removed edges only after these
 * writes. It writes the datasets that a job produces last, with the job. Other requests run between
 * the downstreams.
 *
 * Source of order and messages: `UpdateLineageResolver` and `LineageService`.
 */
export const updateLineage: RootFields['updateLineage'] = async ({ input }, scope) => {
  const { turn, dialect } = scope;
  const edges = readEdgeChanges(input, dialect);
  await requireLineagePrivilege(edges, scope);
  const byDownstream = groupBy(edges, ({ downstream }) => downstream);
  for (const [downstream, changed] of byDownstream) {
    if (turn.isOver()) await turn.next();
    await changeDownstream(downstream, changed, scope);
  }
  for (const upstream of new Set([...byDownstream.values()].flat().map((edge) => edge.upstream))) {
    if (turn.isOver()) await turn.next();
    requireExisting(upstream, scope);
    if (isJob(upstream)) await updateOutputs(upstream, edges, scope);
  }
  return true;
};

/** Requires the privilege at both ends of every edge, including removed edges, before any write. */
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

async function changeDownstream(
  downstream: Urn,
  edges: readonly RequestedEdge[],
  scope: MutationScope,
): Promise<void> {
  requireExisting(downstream, scope);
  // DataHub silently ignores other types.
  const storage = lineageStorage(downstream);
  // The edges from jobs to a dataset are stored with the jobs.
  const own = edges.filter(({ upstream }) => !(isDataset(downstream) && isJob(upstream)));
  if (storage === undefined || own.length === 0) return;
  const change = {
    entity: downstream,
    add: upstreamsOf(own, 'add'),
    remove: upstreamsOf(own, 'remove'),
  };
  const read = () => readUpstreams(change, storage, scope);
  await rewriteAspect(change, { ...storage, read }, scope);
}

/**
 * Requires that an entity exists. The message says "downstream" for upstreams, too: clients expect
 * DataHub's text.
 */
function requireExisting(urn: Urn, { store }: RequestScope): void {
  if (!store.exists(urn))
    throw new ResolverError(400, `Cannot upsert lineage as downstream urn ${urn} doesn't exist`);
}

/** Checks the upstreams to add, then reads the aspect that will contain them. */
function readUpstreams(
  { entity, add }: AspectChange,
  storage: LineageStorage,
  scope: MutationScope,
): StoredAspect | undefined {
  for (const upstream of add) requireUpstream(upstream, storage, scope);
  const stored = scope.store.readAspect(entity, storage.aspectName);
  if (stored !== undefined || !storage.mustExist) return stored;
  const type = urnEntityType(entity);
  throw brokenInput(
    scope.dialect,
    `Failed to update ${type} lineage for urn ${entity} as ${type} info doesn't exist`,
  );
}

function requireUpstream(
  urn: Urn,
  { upstreams, wrongType }: LineageStorage,
  { store }: RequestScope,
): void {
  if (!upstreams.has(urnEntityType(urn))) throw new ResolverError(400, `${wrongType} ${urn}`);
  if (!store.exists(urn)) throw new ResolverError(400, `Error: urn does not exist: ${urn}`);
}

/**
 * Updates the datasets that a job produces. Writes nothing if no edge of the request concerns these
 * datasets.
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
  const select = (kind: RequestedEdge['kind']) =>
    outputs.filter((edge) => edge.kind === kind).map(({ downstream }) => downstream);
  const { aspectName, edit } = JOB_OUTPUTS;
  const read = () => scope.store.readAspect(job, aspectName);
  const change = { entity: job, add: select('add'), remove: select('remove') };
  await rewriteAspect(change, { aspectName, edit, read }, scope);
}

type AspectChange = Omit<EdgeEdit, 'stamp'>;

interface Rewrite extends Pick<LineageStorage, 'aspectName' | 'edit'> {
  readonly read: () => StoredAspect | undefined;
}

/**
 * Reads an aspect, changes it and writes it. If the dialect has no transaction around these steps,
 * the write undoes other writes since the read. The write itself is always a transaction.
 */
async function rewriteAspect(
  change: AspectChange,
  { aspectName, edit, read }: Rewrite,
  { writes, dialect, updateLineageWindow, actor, clock }: MutationScope,
): Promise<void> {
  const write = (stored: StoredAspect | undefined): void => {
    const stamp = { time: clock(), actor };
    writes.write(change.entity, { [aspectName]: edit(stored?.value, { ...change, stamp }) });
  };
  if (isUpdateLineageAtomic(dialect)) {
    writes.transaction(() => write(read()));
    return;
  }
  const stored = read();
  await updateLineageWindow();
  write(stored);
}

function isDataset(urn: Urn): boolean {
  return urnEntityType(urn) === 'dataset';
}

function isJob(urn: Urn): boolean {
  return urnEntityType(urn) === 'dataJob';
}
