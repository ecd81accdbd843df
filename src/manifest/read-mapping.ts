import { type LocatedEntry, type LocatedNode, listItems, valueAt } from '../yaml/located-node.js';
import {
  DeclaredJobMapping,
  DeclaredMapping,
  DeclaredSource,
  type MappingParts,
} from './declared-mapping.js';
import type { FileNames } from './file-names.js';
import { readEntity } from './read-edge.js';
import { rangeOf } from './read-reference.js';
import { present, readNumber, readPlacedText, readText, readTextFact } from './read-values.js';

/** Reads one key under `columns` of a lineage entry and leaves out malformed parts. */
export function readMapping(entry: LocatedEntry, names: FileNames): DeclaredMapping {
  return new DeclaredMapping(entry, entry.key, readParts(entry.value, names));
}

/** Reads one key under `columns` of a job. Undefined if the key names no output and column. */
export function readJobMapping(
  entry: LocatedEntry,
  names: FileNames,
): DeclaredJobMapping | undefined {
  const { key, value } = entry;
  const output = key.includes('.') ? columnOf(entry, key, names) : undefined;
  return output && new DeclaredJobMapping(output, readParts(value, names));
}

function readParts(value: LocatedNode, names: FileNames): MappingParts | DeclaredSource {
  const source = value.kind === 'scalar' ? readSource(value, names) : undefined;
  if (source !== undefined) return source;
  const from = valueAt(value, 'from') ?? value;
  const items = from.kind === 'list' ? from.items : [from];
  const sources = present(items.map((item) => readSource(item, names)));
  const transform = readTextFact(valueAt(value, 'transform'));
  const stated = valueAt(value, 'confidence');
  const confidence = stated === undefined ? 1 : readNumber(stated);
  return {
    sources,
    except: present(listItems(valueAt(value, 'except')).map(readPlacedText)),
    transform: transform ?? undefined,
    confidence: confidence ?? 1,
    isFlawed: transform === null || confidence === undefined,
  };
}

/** Reads `short_name.column`, split at the first dot, or an object with dataset and column. */
function readSource(node: LocatedNode, names: FileNames): DeclaredSource | undefined {
  const text = readText(node);
  if (text !== undefined) return columnOf(node, text, names);
  const dataset = valueAt(node, 'dataset');
  const reference = dataset && readEntity(dataset, names, 'dataset');
  const column = valueAt(node, 'column');
  const name = readText(column);
  if (!dataset || !reference || !column || name === undefined) return undefined;
  const parts = { dataset: rangeOf(dataset), column: rangeOf(column) };
  return new DeclaredSource(node, reference, names.column(name), parts);
}

function columnOf(
  range: LocatedNode | LocatedEntry,
  text: string,
  names: FileNames,
): DeclaredSource {
  const dot = text.indexOf('.');
  const column = names.column(text.slice(dot + 1));
  return new DeclaredSource(range, names.shortName(text.slice(0, dot)), column);
}
