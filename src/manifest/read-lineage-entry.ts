import type { Ownership } from '../model/desired-state.js';
import { lineageTypes } from '../model/upstream-lineage.js';
import type { LineageEntry, PlacedValue, UpstreamEntry } from './manifest.js';
import { readColumnEntry } from './read-column-entry.js';
import { readReference } from './read-reference.js';
import { readBoolean, readText, readWordFact } from './read-values.js';
import { type LocatedNode, listItems, mapEntries, valueAt } from './yaml/located-node.js';

/** Reads one item of `lineage` and leaves out malformed parts. */
export function readLineageEntry(node: LocatedNode): LineageEntry {
  const downstream = readReference(valueAt(node, 'downstream'));
  const list = valueAt(node, 'upstreams');
  const items = listItems(list);
  const upstreams = items.flatMap(readUpstream);
  const protect = readPlacedValue(valueAt(node, 'protect'), readBoolean);
  const ownership = readPlacedValue(valueAt(node, 'ownership'), readOwnership);
  return {
    ...(downstream && { downstream }),
    upstreams,
    ...(list?.kind === 'list' && items.length === 0 && { emptyUpstreams: list.place }),
    incomplete: upstreams.length < items.length || (list !== undefined && list.kind !== 'list'),
    columns: mapEntries(valueAt(node, 'columns')).map(readColumnEntry),
    ...(protect && { protect }),
    ...(ownership && { ownership }),
    place: node.place,
  };
}

/** Reads a dataset, or an object with dataset and type. */
function readUpstream(node: LocatedNode): readonly UpstreamEntry[] {
  const dataset = readReference(valueAt(node, 'dataset') ?? node);
  const type = readWordFact(lineageTypes, valueAt(node, 'type'));
  return dataset === undefined
    ? []
    : [{ dataset, type: type === undefined ? 'TRANSFORMED' : type, place: node.place }];
}

function readOwnership(node: LocatedNode): Ownership | undefined {
  const text = readText(node);
  return text === 'shared' || text === 'exclusive' ? text : undefined;
}

function readPlacedValue<T>(
  node: LocatedNode | undefined,
  read: (node: LocatedNode) => T | undefined,
): PlacedValue<T> | undefined {
  const value = node && read(node);
  return node === undefined || value === undefined ? undefined : { value, place: node.place };
}
