import type { Ownership } from '../model/desired-state.js';
import { lineageTypes } from '../model/upstream-lineage.js';
import type {
  ColumnEntry,
  ColumnSource,
  LineageEntry,
  PlacedValue,
  UpstreamEntry,
} from './manifest.js';
import { readReference } from './read-reference.js';
import {
  readBoolean,
  readNumber,
  readPlacedTexts,
  readText,
  readTextFact,
  readWordFact,
} from './read-values.js';
import {
  type LocatedEntry,
  type LocatedNode,
  listItems,
  mapEntries,
  valueAt,
} from './yaml/located-node.js';

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

/** Reads one key under `columns` of a lineage entry and leaves out malformed parts. */
function readColumnEntry({ key, keyPlace, value }: LocatedEntry): ColumnEntry {
  const from = valueAt(value, 'from') ?? value;
  return {
    kind: key === '*' ? 'wildcard' : 'explicit',
    downstream: { text: key, place: keyPlace },
    upstreams: (from.kind === 'list' ? from.items : [from]).flatMap(readSource),
    except: readPlacedTexts(listItems(valueAt(value, 'except'))),
    transform: readTextFact(valueAt(value, 'transform')),
    confidence: readConfidence(valueAt(value, 'confidence')),
  };
}

/** Reads `short_name.column`, split at the first dot, or an object with dataset and column. */
function readSource(node: LocatedNode): readonly ColumnSource[] {
  const [text] = readPlacedTexts([node]);
  if (text !== undefined) {
    const { place } = text;
    const dot = text.text.indexOf('.');
    const name = { text: text.text.slice(0, dot), place };
    return [
      {
        dataset: { kind: 'short-name', name },
        column: { text: text.text.slice(dot + 1), place },
        prefix: `${name.text}.`,
      },
    ];
  }
  const dataset = readReference(valueAt(node, 'dataset'));
  return dataset === undefined
    ? []
    : readPlacedTexts([valueAt(node, 'column')]).map((column) => ({ dataset, column, prefix: '' }));
}

function readConfidence(node: LocatedNode | undefined): number | null {
  if (node === undefined) return 1;
  return readNumber(node) ?? null;
}
