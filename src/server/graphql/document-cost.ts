import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { groupBy } from '../../model/group-by.js';

/** Validation compares each field of a response path with all others of the same path. */
const MAX_SAME_PATH = 200;
/** Validation also compares the fragments that one place uses. */
const MAX_SPREADS = 500;
/**
 * Limit of the fields. The fields of a fragment count at each use: fragments within fragments would
 * take exponential time.
 */
const MAX_EXPANDED_FIELDS = 20_000;

/**
 * Returns the reason why checking a document would take too long, or undefined. graphql-java has no
 * such limits. The documents of DataHub's clients are far below them.
 *
 * @param document parsed and not validated: a fragment may be missing or contain itself
 */
export function documentCostProblem(document: DocumentNode): string | undefined {
  const spreads = countSpreads(document);
  if (spreads > MAX_SPREADS)
    return `the document uses fragments ${spreads} times, and ${MAX_SPREADS} is the limit`;
  const state: CostState = { fragments: fragmentsByName(document), fields: 0 };
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue;
    const reason = selectionCostProblem([definition.selectionSet], state);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Returns the fragments of a document by name. */
export function fragmentsByName(document: DocumentNode): Fragments {
  const nodes = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(nodes.map((one) => [one.name.value, one]));
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

interface CostState {
  readonly fragments: Fragments;
  /** Number of fields met so far, in all definitions. */
  fields: number;
}

/** @param sets the selections of all fields of one path */
function selectionCostProblem(
  sets: readonly SelectionSetNode[],
  state: CostState,
): string | undefined {
  const fields = [...expandFields(sets, state.fragments)];
  state.fields += fields.length;
  if (state.fields > MAX_EXPANDED_FIELDS)
    return `the document has more than ${MAX_EXPANDED_FIELDS} fields, counting the fields of its fragments`;
  for (const [name, same] of groupBy(fields, (field) => field.alias?.value ?? field.name.value)) {
    if (same.length > MAX_SAME_PATH)
      return `the document asks for "${name}" ${same.length} times in one place; ask for it once`;
    const inner = same.flatMap(({ selectionSet }) => selectionSet ?? []);
    const reason = inner.length === 0 ? undefined : selectionCostProblem(inner, state);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** Yields the fields of selections and of the fragments in them, each fragment once. */
function* expandFields(
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): Generator<FieldNode> {
  const used = new Set<string>();
  const open = [...sets];
  for (let set = open.pop(); set !== undefined; set = open.pop()) {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) yield selection;
      else if (selection.kind === Kind.INLINE_FRAGMENT) open.push(selection.selectionSet);
      else if (!used.has(selection.name.value)) {
        used.add(selection.name.value);
        open.push(...[fragments.get(selection.name.value)?.selectionSet ?? []].flat());
      }
    }
  }
}
