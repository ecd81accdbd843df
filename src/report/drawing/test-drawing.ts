import { itemAt } from '../../model/item-at.js';
import type { PathNode, TestOutcome } from '../../plan/document/test-outcome.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { columnDataset } from '../words/dataset-names.js';
import { assembleDrawing } from './assemble-drawing.js';
import type { Drawing, DrawnLink } from './drawing.js';

/** Draws the paths of the violations of a lineage test that its outcome shows. */
export function testDrawing({ shown }: Pick<TestOutcome, 'shown'>): Drawing {
  const paths = shown.map(({ path }) => path.map(drawnNode));
  const nodes = paths.flat();
  const steps = paths.flatMap((path) =>
    path.slice(1).map((node, at) => toLink(itemAt(path, at), node)),
  );
  const links = new Map(steps.map((link) => [JSON.stringify(link), link]));
  return assembleDrawing({
    names: nodes,
    links: [...links.values()],
    states: new Map(),
    columns: new Map(nodes.flatMap(({ field }) => (field === null ? [] : [[field, 'context']]))),
  });
}

/** An entity, or a column with its entity. */
interface DrawnNode extends Pick<PathNode, 'transform' | 'made'> {
  readonly urn: EntityUrn;
  readonly name: string;
  readonly field: string | null;
}

function drawnNode({ urn, address, transform, made }: PathNode): DrawnNode {
  const column = columnDataset({ column: urn, address });
  const entity = column ?? { urn: urn as EntityUrn, name: address };
  return { ...entity, field: column ? urn : null, transform, made };
}

/** The step that leads to a node. */
function toLink(from: DrawnNode, { urn, field, transform, made }: DrawnNode): DrawnLink {
  const link = {
    downstream: urn,
    upstream: from.urn,
    state: made ? 'added' : 'context',
    note: transform ?? '',
  } as const;
  return field === null || from.field === null
    ? { element: 'edge', ...link, hiddenPairs: null }
    : {
        element: 'pair',
        ...link,
        downstreamField: field,
        upstreamField: from.field,
        labeled: true,
      };
}
