import type { Ownership } from '../model/desired-state.js';
import { lineageTypes } from '../model/upstream-lineage.js';
import {
  entryAt,
  type LocatedEntry,
  type LocatedNode,
  listItems,
  mapEntries,
  valueAt,
} from '../yaml/located-node.js';
import { SourceRange } from '../yaml/source-text.js';
import { DeclaredEdge, DeclaredMapping, DeclaredSource, Mention } from './declared-lineage.js';
import type { DatasetReference, FileNames } from './file-names.js';
import type { LineageEntry } from './manifest.js';
import { rangeOf, readIdentity } from './read-reference.js';
import {
  readBoolean,
  readNumber,
  readPlacedFact,
  readPlacedText,
  readText,
  readTextFact,
  readWordFact,
} from './read-values.js';

const OWNERSHIPS: readonly Ownership[] = ['shared', 'exclusive'];

/** Reads one item of `lineage` and leaves out malformed parts. */
export function readLineageEntry(node: LocatedNode, names: FileNames): LineageEntry {
  const downstream = readDownstream(valueAt(node, 'downstream'), names);
  const list = valueAt(node, 'upstreams');
  const items = listItems(list);
  const upstreams = present(items.map((item) => readUpstream(item, names)));
  const protect = readPlacedFact(valueAt(node, 'protect'), readBoolean);
  const ownership = readPlacedFact(valueAt(node, 'ownership'), (value) =>
    readWordFact(OWNERSHIPS, value),
  );
  return {
    downstream,
    upstreams,
    emptyUpstreams: list?.kind === 'list' && items.length === 0 ? list : undefined,
    incomplete: upstreams.length < items.length || (list !== undefined && list.kind !== 'list'),
    columns: mapEntries(valueAt(node, 'columns')).map((entry) => readMapping(entry, names)),
    protect: protect ?? undefined,
    ownership: ownership ?? undefined,
    range: entryRange(node),
  };
}

/** Returns the range of an entry: its downstream, which findings name, if another key is first. */
function entryRange(node: LocatedNode): SourceRange {
  const downstream = entryAt(node, 'downstream');
  return downstream === undefined || mapEntries(node)[0] === downstream
    ? rangeOf(node)
    : new SourceRange(node.source, downstream.start, downstream.value.end);
}

function readDownstream(node: LocatedNode | undefined, names: FileNames): Mention | undefined {
  const reference = node && readReference(node, names);
  return node && reference && new Mention(node, reference);
}

/** Reads a short name, or an object with urn or name. Undefined if it is malformed. */
function readReference(node: LocatedNode, names: FileNames): DatasetReference | undefined {
  const name = readText(node);
  if (name !== undefined) return names.shortName(name);
  const identity = readIdentity(node, rangeOf(node));
  return identity && names.identity(identity);
}

/** Reads a dataset, or an object with dataset and type. */
function readUpstream(node: LocatedNode, names: FileNames): DeclaredEdge | undefined {
  const dataset = valueAt(node, 'dataset') ?? node;
  const reference = readReference(dataset, names);
  if (reference === undefined) return undefined;
  if (dataset === node) return new DeclaredEdge(node, reference);
  const type = valueAt(node, 'type');
  return new DeclaredEdge(node, reference, readWordFact(lineageTypes, type), {
    dataset: rangeOf(dataset),
    ...(type && { type: rangeOf(type) }),
  });
}

/** Reads one key under `columns` of a lineage entry and leaves out malformed parts. */
function readMapping(entry: LocatedEntry, names: FileNames): DeclaredMapping {
  const { key, value } = entry;
  const source = value.kind === 'scalar' ? readSource(value, names) : undefined;
  if (source !== undefined) return new DeclaredMapping(entry, key, source);
  const from = valueAt(value, 'from') ?? value;
  const items = from.kind === 'list' ? from.items : [from];
  const sources = present(items.map((item) => readSource(item, names)));
  const transform = readTextFact(valueAt(value, 'transform'));
  const stated = valueAt(value, 'confidence');
  const confidence = stated === undefined ? 1 : readNumber(stated);
  return new DeclaredMapping(entry, key, {
    sources,
    except: present(listItems(valueAt(value, 'except')).map(readPlacedText)),
    transform: transform ?? undefined,
    confidence: confidence ?? 1,
    isFlawed: transform === null || confidence === undefined,
  });
}

/** Reads `short_name.column`, split at the first dot, or an object with dataset and column. */
function readSource(node: LocatedNode, names: FileNames): DeclaredSource | undefined {
  const text = readText(node);
  if (text !== undefined) {
    const dot = text.indexOf('.');
    const column = names.column(text.slice(dot + 1));
    return new DeclaredSource(node, names.shortName(text.slice(0, dot)), column);
  }
  const dataset = valueAt(node, 'dataset');
  const reference = dataset && readReference(dataset, names);
  const column = valueAt(node, 'column');
  const name = readText(column);
  if (!dataset || !reference || !column || name === undefined) return undefined;
  const parts = { dataset: rangeOf(dataset), column: rangeOf(column) };
  return new DeclaredSource(node, reference, names.column(name), parts);
}

/**
 * Leaves out undefined items. Returns the list itself if no item is undefined: a manifest has many
 * short lists, and a list that grows reserves room for seventeen items.
 */
function present<T>(items: readonly (T | undefined)[]): readonly T[] {
  return items.every((item) => item !== undefined)
    ? items
    : items.filter((item) => item !== undefined);
}
