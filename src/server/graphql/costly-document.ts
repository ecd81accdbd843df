import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode, visit } from 'graphql';
import { groupBy } from '../../model/group-by.js';
import { fragmentsOf } from './fragments-of.js';

/** Validation compares each field of one response path with each other one. */
const MAX_SAME_PATH = 200;
/** It compares the fragments that one place uses, too. */
const MAX_SPREADS = 500;
/** Fields with those of the fragments wherever they are used: fragments of fragments would take exponential time. */
const MAX_EXPANDED_FIELDS = 20_000;

/**
 * Why a document would hold the catalog before its first field is resolved; nothing when it would not. graphql-java has
 * no such limits. The documents of DataHub's clients are far from them.
 *
 * @param document parsed and not validated: a fragment may be missing or hold itself
 */
export function costlyDocument(document: DocumentNode): string | undefined {
  const spreads = countSpreads(document);
  if (spreads > MAX_SPREADS) return `the document uses fragments ${spreads} times, and ${MAX_SPREADS} is the limit`;
  const fragments = fragmentsOf(document);
  const merging: Merging = { selectionsOf: (name) => fragments.get(name)?.selectionSet, fields: 0 };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const reason = costlySelections([definition.selectionSet], merging);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function countSpreads(document: DocumentNode): number {
  let spreads = 0;
  visit(document, {
    FragmentSpread: () => {
      spreads++;
    },
  });
  return spreads;
}

interface Merging {
  readonly selectionsOf: (fragment: string) => SelectionSetNode | undefined;
  /** How many were met so far, in all definitions. */
  fields: number;
}

/** @param sets the selections of all fields of one path */
function costlySelections(sets: readonly SelectionSetNode[], merging: Merging): string | undefined {
  const fields = [...fieldsIn(sets, merging.selectionsOf)];
  merging.fields += fields.length;
  if (merging.fields > MAX_EXPANDED_FIELDS)
    return `the document has more than ${MAX_EXPANDED_FIELDS} fields, those of its fragments included`;
  for (const [name, same] of groupBy(fields, (field) => field.alias?.value ?? field.name.value)) {
    if (same.length > MAX_SAME_PATH) return `the document asks for "${name}" ${same.length} times in one place; ask for it once`;
    const inner = same.flatMap(({ selectionSet }) => selectionSet ?? []);
    const reason = inner.length === 0 ? undefined : costlySelections(inner, merging);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** The fields of selections and of the fragments in them, each fragment once. */
function* fieldsIn(sets: readonly SelectionSetNode[], selectionsOf: Merging['selectionsOf']): Generator<FieldNode> {
  const used = new Set<string>();
  const open = [...sets];
  for (let set = open.pop(); set !== undefined; set = open.pop()) {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) yield selection;
      else if (selection.kind === Kind.INLINE_FRAGMENT) open.push(selection.selectionSet);
      else if (!used.has(selection.name.value)) {
        used.add(selection.name.value);
        open.push(...[selectionsOf(selection.name.value) ?? []].flat());
      }
    }
  }
}
