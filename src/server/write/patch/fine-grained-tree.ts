import { isJsonObject, type Json, type JsonObject } from '../../../model/json.js';
import { nameOfKind } from '../../read-json.js';
import { Refusal } from '../../refusal.js';
import { type Branch, branchAt, isBranch, type Tree, toJson } from './patch-tree.js';

/** What stands in a pointer for an operation or a query that a record does not name. */
const NONE = 'NONE';

const FULL_CONFIDENCE = 1;

/** What is kept of a record for each of its upstreams; anything newer is lost, here as in DataHub. */
const KEPT: readonly string[] = ['confidenceScore', 'upstreamType', 'downstreamType'];

/**
 * Column lineage as patches address it: transform operation, downstream, query, upstream. Records that share the first
 * three become one, and those without upstreams none.
 *
 * Source: DataHub's `FineGrainedLineageTemplateHelper`.
 *
 * @throws Refusal `broken` for a record that has not exactly one downstream
 */
export function fineGrainedTree(records: Json | undefined): Branch {
  const root: Branch = new Map();
  for (const record of Array.isArray(records) ? records.filter(isJsonObject) : []) addRecord(root, record);
  return root;
}

/**
 * The records that such a tree stands for: one for each query, its confidence the least of all its upstreams', its
 * types those of the last. A list that a patch has put in the tree's place is taken as it is.
 *
 * @throws Refusal `broken` for a tree of another shape
 */
export function fineGrainedRecords(tree: Tree | undefined): readonly Json[] {
  if (Array.isArray(tree)) return tree.map(toJson);
  return entries(tree).flatMap(([operation, byDownstream]) =>
    entries(byDownstream).flatMap(([downstream, byQuery]) =>
      entries(byQuery).flatMap(([query, byUpstream]) => {
        const upstreams = entries(byUpstream);
        return upstreams.length === 0 ? [] : [recordOf({ operation, downstream, query, upstreams })];
      }),
    ),
  );
}

function addRecord(root: Branch, record: JsonObject): void {
  const path = [textOr(record['transformOperation'], NONE), onlyDownstream(record), textOr(record['query'], NONE)];
  const place = path.reduce(branchAt, root);
  const kept = KEPT.flatMap((name) => scalarEntry(name, record[name]));
  for (const upstream of textsOf(record['upstreams'])) place.set(upstream, new Map(kept));
}

function onlyDownstream(record: JsonObject): string {
  const [first, ...others] = textsOf(record['downstreams']);
  if (first !== undefined && others.length === 0) return first;
  throw new Refusal(
    'broken',
    'Patching not supported on fine grained lineages with not exactly one downstream; write the whole aspect with UPSERT',
  );
}

interface RecordParts {
  readonly operation: string;
  readonly downstream: string;
  readonly query: string;
  readonly upstreams: readonly (readonly [urn: string, about: Tree])[];
}

function recordOf({ operation, downstream, query, upstreams }: RecordParts): JsonObject {
  const about = upstreams.map(([, one]) => new Map(entries(one)));
  return {
    downstreams: [downstream],
    upstreams: upstreams.map(([urn]) => urn),
    ...(query.trim() !== '' && query !== NONE && { query }),
    upstreamType: lastOf(about, 'upstreamType') ?? 'FIELD_SET',
    downstreamType: lastOf(about, 'downstreamType') ?? 'FIELD',
    confidenceScore: about.map(confidenceOf).reduce((least, one) => Math.min(least, one), FULL_CONFIDENCE),
    transformOperation: operation,
  };
}

function lastOf(about: readonly Branch[], name: string): Json | undefined {
  const last = about.findLast((one) => one.has(name))?.get(name);
  return last === undefined ? undefined : toJson(last);
}

function confidenceOf(about: Branch): number {
  const score = about.get('confidenceScore') ?? FULL_CONFIDENCE;
  if (typeof score === 'number') return score;
  throw new Refusal('validation', `confidenceScore must be a number, but is ${nameOfKind(toJson(score))}`);
}

function entries(tree: Tree | undefined): readonly (readonly [string, Tree])[] {
  if (isBranch(tree)) return [...tree];
  throw new Refusal(
    'broken',
    'a pointer into fineGrainedLineages must name operation, downstream, query and upstream, and give an object such as {"confidenceScore":1}; to drop all records, add [] at /fineGrainedLineages',
  );
}

function scalarEntry(name: string, value: Json | undefined): readonly (readonly [string, Tree])[] {
  return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
}

function textsOf(list: Json | undefined): readonly string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

function textOr(value: Json | undefined, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}
