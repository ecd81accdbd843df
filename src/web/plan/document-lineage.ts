import type { Drawing, DrawnLink } from '../../report/drawing/drawing.js';
import type { ChangedLink, GraphChanges } from '../lineage/changes/graph-changes.js';
import { columnKey } from '../lineage/model/graph.js';
import type { OpenedDocument } from './open-document.js';
import { placeOf } from './row-ends.js';

/** The lineage of a document, to be drawn over the graph of a catalog. */
export interface DocumentLineage {
  /** The urns of all entities, sorted. */
  readonly entities: readonly string[];
  readonly changes: GraphChanges;
  /** Descriptions of what the document counts and does not list. */
  readonly leftOut: readonly string[];
}

/** Takes the lineage of a document from its drawing. All that an impact lists is affected. */
export function documentLineage(
  { datasets, links, leftOut }: Drawing,
  opened: OpenedDocument,
): DocumentLineage {
  const subject = opened.kind === 'impact' ? opened.document.subject.dataset : undefined;
  const affected = datasets.flatMap(({ urn, columns }) => {
    const isListed = subject !== undefined && urn !== subject;
    const those = columns.filter(({ state }) => isListed || state !== 'context');
    const keys = those.map(({ field }) => placeKey(field));
    return keys.length > 0 || isListed ? [urn, ...keys] : [];
  });
  return {
    entities: datasets.map(({ urn }) => urn),
    changes: { links: links.map(changedLink), affected: new Set(affected) },
    leftOut,
  };
}

function placeKey(field: string): string {
  const { urn, column } = placeOf(field);
  return column === null ? urn : columnKey(urn, column);
}

function changedLink(link: DrawnLink): ChangedLink {
  const { upstream, downstream, state, note } = link;
  const plain = { upstream, downstream, columns: null, state, note };
  if (link.element === 'edge') return plain;
  const [from, to] = [placeOf(link.upstreamField), placeOf(link.downstreamField)];
  if (from.column === null || to.column === null) return plain;
  return { ...plain, columns: { upstream: from.column, downstream: to.column } };
}
