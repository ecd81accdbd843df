import { groupAt } from '../../model/group-by.js';
import { itemAt } from '../../model/item-at.js';
import { columnName } from '../../urn/schema-field-urn.js';
import { matchesWildcards } from '../scope/expression.js';
import { factMatcher, urnsOfType } from './facts.js';
import type { ItemGraph } from './item-graph.js';
import type { LeafMarks, Select } from './selections.js';
import type { TestedLineage } from './tested-lineage.js';

/**
 * Returns a function that marks the columns that a leaf selects. Tags and terms are those of the
 * column or of its entity. What selects an entity otherwise selects each of its columns.
 */
export function columnMarks(
  { columns, columnEntities, facts }: TestedLineage,
  { entities }: ItemGraph,
  selectEntities: Select,
): LeafMarks {
  const names = columns.map(columnName);
  const ownFacts = names.map((name, column) => {
    const known = facts?.get(itemAt(columnEntities, column));
    return known?.kind === 'read' ? groupAt(known.columns, name) : [];
  });
  return (leaf, time) => {
    if (leaf.kind === 'column')
      return Uint8Array.from(names, (name) => Number(matchesWildcards(leaf.pattern, name)));
    const ofEntities = selectEntities(leaf, time);
    const marks = new Uint8Array(entities.length);
    // A loop: `from` with a function takes many times as long.
    for (let column = 0; column < marks.length; column++)
      marks[column] = itemAt(ofEntities, itemAt(entities, column));
    if (leaf.kind !== 'fact' || (leaf.fact !== 'tag' && leaf.fact !== 'term')) return marks;
    const { fact } = leaf;
    const matches = factMatcher(leaf.pattern);
    return marks.map((mark, column) =>
      Number(mark === 1 || urnsOfType(fact, itemAt(ownFacts, column)).some(matches)),
    );
  };
}
