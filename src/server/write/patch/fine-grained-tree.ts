import { isJsonObject, type Json, type JsonObject } from '../../../model/json.js';
import { invalid, RequestError } from '../../shared/request-error.js';
import { type Branch, branchAt, isBranch, type Tree, toJson, treeKindName } from './patch-tree.js';

/** The segment of a pointer for a missing transform operation or query. */
const NONE = 'NONE';

const FULL_CONFIDENCE = 1;

/**
 * The members of a record that are kept for each of its upstreams. As in DataHub, all others are
 * lost.
 */
const KEPT_MEMBERS: readonly string[] = ['confidenceScore', 'upstreamType', 'downstreamType'];

/**
 * Converts column lineage to a tree with the levels that patches address: transform operation,
 * downstream, query, upstream. Records with the same first three are merged. Records without
 * upstreams are dropped.
 *
 * Source: DataHub's `FineGrainedLineageTemplateHelper`.
 *
 * @throws RequestError `broken` for a record without exactly one downstream
 */
export function fineGrainedTree(records: Json | undefined): Branch {
  const root: Branch = new Map();
  for (const record of Array.isArray(records) ? records.filter(isJsonObject) : []) {
    addRecord(root, record);
  }
  return root;
}

/**
 * Converts the tree back to records, one for each query. The confidence of a record is the lowest
 * of its upstreams, its types come from the last upstream. If a patch replaced the tree by a
 * list, the list is returned unchanged.
 *
 * @throws RequestError `broken` for a tree of another shape
 */
export function fineGrainedRecords(tree: Tree | undefined): readonly Json[] {
  if (Array.isArray(tree)) return tree.map(toJson);
  const records: JsonObject[] = [];
  for (const [operation, byDownstream] of entries(tree)) {
    for (const [downstream, byQuery] of entries(byDownstream)) {
      for (const [query, byUpstream] of entries(byQuery)) {
        const upstreams = entries(byUpstream);
        if (upstreams.length > 0)
          records.push(toRecord({ operation, downstream, query, upstreams }));
      }
    }
  }
  return records;
}

function addRecord(root: Branch, record: JsonObject): void {
  const path = [
    textOr(record['transformOperation'], NONE),
    onlyDownstream(record),
    textOr(record['query'], NONE),
  ];
  const place = path.reduce(branchAt, root);
  const kept = KEPT_MEMBERS.flatMap((name) => scalarEntry(name, record[name]));
  for (const upstream of readTexts(record['upstreams'])) place.set(upstream, new Map(kept));
}

function onlyDownstream(record: JsonObject): string {
  const [first, ...others] = readTexts(record['downstreams']);
  if (first !== undefined && others.length === 0) return first;
  throw new RequestError(
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

function toRecord({ operation, downstream, query, upstreams }: RecordParts): JsonObject {
  const about = upstreams.map(([, one]) => new Map(entries(one)));
  return {
    downstreams: [downstream],
    upstreams: upstreams.map(([urn]) => urn),
    ...(query.trim() !== '' && query !== NONE && { query }),
    upstreamType: lastValue(about, 'upstreamType') ?? 'FIELD_SET',
    downstreamType: lastValue(about, 'downstreamType') ?? 'FIELD',
    confidenceScore: about
      .map(readConfidence)
      .reduce((least, one) => Math.min(least, one), FULL_CONFIDENCE),
    transformOperation: operation,
  };
}

function lastValue(about: readonly Branch[], name: string): Json | undefined {
  const last = about.findLast((one) => one.has(name))?.get(name);
  return last === undefined ? undefined : toJson(last);
}

function readConfidence(about: Branch): number {
  const score = about.get('confidenceScore') ?? FULL_CONFIDENCE;
  if (typeof score === 'number') return score;
  throw invalid(`confidenceScore must be a number, but is ${treeKindName(score)}`);
}

function entries(tree: Tree | undefined): readonly (readonly [string, Tree])[] {
  if (isBranch(tree)) return [...tree];
  throw new RequestError(
    'broken',
    'a pointer into fineGrainedLineages must name operation, downstream, query and upstream, and give an object such as {"confidenceScore":1}; to drop all records, add [] at /fineGrainedLineages',
  );
}

function scalarEntry(name: string, value: Json | undefined): readonly (readonly [string, Tree])[] {
  return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
}

function readTexts(list: Json | undefined): readonly string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

function textOr(value: Json | undefined, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}
