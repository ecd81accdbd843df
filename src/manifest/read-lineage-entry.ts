import type { Ownership } from '../model/desired-state.js';
import { lineageTypes } from '../model/upstream-lineage.js';
import { entriesOf, itemsOf, type Located, valueAt } from './located.js';
import type { LineageEntry, Stated, UpstreamEntry } from './manifest.js';
import { readColumnEntry } from './read-column-entry.js';
import { readReference } from './read-reference.js';
import { booleanOf, textOf, wordFact } from './read-values.js';

/** One item of `lineage`, malformed parts left out. */
export function readLineageEntry(node: Located): LineageEntry {
  const downstream = readReference(valueAt(node, 'downstream'));
  const list = valueAt(node, 'upstreams');
  const items = itemsOf(list);
  const upstreams = items.flatMap(readUpstream);
  const protect = stated(valueAt(node, 'protect'), booleanOf);
  const ownership = stated(valueAt(node, 'ownership'), ownershipOf);
  return {
    ...(downstream && { downstream }),
    upstreams,
    ...(list?.kind === 'list' && items.length === 0 && { emptyUpstreams: list.place }),
    incomplete: upstreams.length < items.length || (list !== undefined && list.kind !== 'list'),
    columns: entriesOf(valueAt(node, 'columns')).map(readColumnEntry),
    ...(protect && { protect }),
    ...(ownership && { ownership }),
    place: node.place,
  };
}

/** A dataset, or an object with dataset and type. */
function readUpstream(node: Located): readonly UpstreamEntry[] {
  const dataset = readReference(valueAt(node, 'dataset') ?? node);
  const type = wordFact(lineageTypes, valueAt(node, 'type'));
  return dataset === undefined ? [] : [{ dataset, type: type === undefined ? 'TRANSFORMED' : type, place: node.place }];
}

function ownershipOf(node: Located): Ownership | undefined {
  const text = textOf(node);
  return text === 'shared' || text === 'exclusive' ? text : undefined;
}

function stated<T>(node: Located | undefined, read: (node: Located) => T | undefined): Stated<T> | undefined {
  const value = node && read(node);
  return node === undefined || value === undefined ? undefined : { value, place: node.place };
}
