import type { Drawing, DrawnLink } from '../../report/drawing/drawing.js';
import type { ChangedLink, GraphChanges } from '../lineage/changes/graph-changes.js';
import { placeKey } from '../lineage/model/path.js';
import type { OpenedDocument } from './open-document.js';
import { placeOf } from './row-ends.js';

/** The lineage of a document, to be drawn over the graph of a catalog. */
export interface DocumentLineage {
  /** The urns of all entities. */
  readonly entities: readonly string[];
  readonly changes: GraphChanges;
  /** Descriptions of what the document counts and does not list. */
  readonly leftOut: readonly string[];
}

/** Takes the lineage of a document from its drawing, and from an impact all that it lists. */
export function documentLineage(drawing: Drawing, opened: OpenedDocument): DocumentLineage {
  const { datasets, links, leftOut } = drawing;
  const changes = { links: links.map(changedLink) };
  const drawn = datasets.map(({ urn }) => urn);
  if (opened.kind === 'impact') {
    const { subject, columns } = opened.document;
    const listed = new Set([...drawn, ...opened.document.datasets.map(({ urn }) => urn)]);
    listed.delete(subject.dataset);
    const keys = columns.map(({ column }) => placeKey(placeOf(column)));
    return {
      entities: [subject.dataset, ...listed],
      changes: { ...changes, affected: new Set([...listed, ...keys]) },
      leftOut: [],
    };
  }
  const affected = datasets.flatMap(({ urn, columns }) => {
    const those = columns.filter(({ state }) => state !== 'context');
    return those.length > 0 ? [urn, ...those.map(({ field }) => placeKey(placeOf(field)))] : [];
  });
  return { entities: drawn, changes: { ...changes, affected: new Set(affected) }, leftOut };
}

function changedLink(link: DrawnLink): ChangedLink {
  const { upstream, downstream, state, note } = link;
  const plain = { upstream, downstream, columns: null, state, note };
  if (link.element === 'edge') return plain;
  const [from, to] = [placeOf(link.upstreamField), placeOf(link.downstreamField)];
  if (from.column === null || to.column === null) return plain;
  return { ...plain, columns: { upstream: from.column, downstream: to.column } };
}
