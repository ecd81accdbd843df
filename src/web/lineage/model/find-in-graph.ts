import { connectedColumns, namedColumns } from './column-lists.js';
import { columnKey, type Graph } from './graph.js';

/** A dataset or a column whose name holds the text. */
export interface Match {
  readonly urn: string;
  readonly column: string | null;
  /** The urn, or the `columnKey`. */
  readonly key: string;
}

/** Finds datasets and columns with lineage by their names, in any letter case, in layer order. */
export function findInGraph(graph: Graph, text: string): readonly Match[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const has = (name: string): boolean => name.toLowerCase().includes(wanted);
  const boxes = graph.boxes.toSorted((a, b) => a.layer - b.layer);
  const columns = connectedColumns(graph.edges);
  return boxes.flatMap((box): Match[] => {
    const { urn } = box;
    const names = namedColumns(box, columns).map(({ name }) => name);
    return [
      ...(has(box.full) || has(box.name) ? [{ urn, column: null, key: urn }] : []),
      ...names.filter(has).map((column) => ({ urn, column, key: columnKey(urn, column) })),
    ];
  });
}
