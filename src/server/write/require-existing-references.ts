import type { Json } from '../../model/json.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import { isUrn, splitUrn, type Urn, urnEntityType } from '../../urn/urn.js';
import { itemEnd } from '../shared/item-end.js';
import { listAt, objectsAt } from '../shared/json-accessors.js';
import { edgeMembers } from '../shared/lineage-aspects.js';
import { invalid } from '../shared/request-error.js';
import type { AspectReads, StoredAspect } from '../store/aspect-store.js';

/** The entities that a write added to the lineage in one aspect. */
export interface AddedReferences {
  /** The entity of the aspect. */
  readonly holder: Urn;
  readonly references: readonly Urn[];
}

/** Lists the entities that an aspect with lineage names after a write, and did not name before. */
export function addedReferences(
  before: StoredAspect | undefined,
  after: StoredAspect | undefined,
): readonly Urn[] {
  const known = lineageReferences(before);
  return [...lineageReferences(after)].filter((urn) => !known.has(urn));
}

/**
 * Checks the rule of the interface spec that all entities in a lineage write exist. It runs after
 * the whole batch is written, so that entities that the batch creates count in any order. It does
 * not check references from before the batch: a writer who keeps another writer's dangling edge did
 * not create it.
 *
 * @throws RequestError `validation` with all missing urns
 */
export function requireExistingReferences(
  added: readonly AddedReferences[],
  store: AspectReads,
): void {
  const wanted = new Set(added.flatMap(({ holder, references }) => [holder, ...references]));
  const missing = [...wanted].filter((urn) => !store.exists(urn));
  if (missing.length > 0) throw invalid(`urn does not exist: ${missing.toSorted().join(', ')}`);
}

/**
 * Lists the entities that an aspect with lineage names: the other ends of its edges, and the
 * datasets of its columns. It lists no columns, since writers do not create entities for columns.
 */
function lineageReferences(aspect: StoredAspect | undefined): ReadonlySet<Urn> {
  if (aspect === undefined) return new Set();
  const { name, value } = aspect;
  const named = [
    ...edgeMembers(name).flatMap((member) => listAt(value, member).map(itemEnd)),
    ...objectsAt(value, 'fineGrainedLineages').flatMap((record) => [
      ...listAt(record, 'upstreams'),
      ...listAt(record, 'downstreams'),
    ]),
    ...COLUMN_LISTS.flatMap((list) => listAt(value, list)),
    ...objectsAt(value, 'fields').map((field) => field['schemaFieldUrn']),
  ];
  return new Set(named.map(toReference).filter((urn) => urn !== undefined));
}

/** The lists of the columns that a job reads and writes. */
const COLUMN_LISTS = ['inputDatasetFields', 'outputDatasetFields'];

function toReference(text: Json | undefined): Urn | undefined {
  if (typeof text !== 'string') return undefined;
  if (urnEntityType(text) !== 'schemaField') return isUrn(text) ? text : undefined;
  const column = parseSchemaFieldUrn(text);
  if (column.ok) return column.value.dataset;
  // The column does not belong to a dataset. The first part of its key is an urn.
  const urn = splitUrn(text);
  return urn.ok ? ((urn.value.key[0] ?? text) as Urn) : undefined;
}
