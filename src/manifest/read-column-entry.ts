import type { ColumnEntry, ColumnSource } from './manifest.js';
import { readReference } from './read-reference.js';
import { readNumber, readPlacedTexts, readTextFact } from './read-values.js';
import { type LocatedEntry, type LocatedNode, listItems, valueAt } from './yaml/located-node.js';

/** Reads one key under `columns` of a lineage entry and leaves out malformed parts. */
export function readColumnEntry({ key, keyPlace, value }: LocatedEntry): ColumnEntry {
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
