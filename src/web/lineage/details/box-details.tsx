import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pluralize } from '../../../report/words/pluralize.js';
import { datasetPath, entityPath, lineagePath } from '../../entity/addresses.js';
import { stateWords } from '../../entity/entity.js';
import { isJob, kindWord } from '../../entity/entity-kinds.js';
import { KindIcon } from '../../entity/kind-icon.js';
import { PlatformTile } from '../../entity/platform-tile.js';
import { Button } from '../../ui/button.js';
import { Fact } from '../../ui/fact.js';
import { useGraphActions } from '../look/look.js';
import type { Graph, GraphBox, Side } from '../model/graph.js';
import styles from './details.module.css';

interface BoxDetailsProps {
  readonly box: GraphBox;
  readonly graph: Graph;
  /** True if the view draws the box out of a group. */
  readonly isAdded: boolean;
}

export function BoxDetails({ box, graph, isAdded }: BoxDetailsProps): ReactNode {
  const actions = useGraphActions();
  const isDataset = box.type === 'DATASET';
  const state = stateWords[box.state];
  const word = kindWord(box.type);
  return (
    <>
      <h2 className={styles.title}>
        <PlatformTile platform={box.platform} />
        <KindIcon type={box.type} />
        <bdi>{box.name}</bdi>
      </h2>
      <dl className={styles.facts}>
        <Fact name="Kind">{kindWord(box.type)}</Fact>
        <Fact name="Name">{box.full}</Fact>
        {box.platform && <Fact name="Platform">{box.platform}</Fact>}
        {box.env && <Fact name="Environment">{box.env}</Fact>}
        {state && <Fact name="State">{state}</Fact>}
        {box.owners.length > 0 && <Fact name="Owner">{box.owners.join('; ')}</Fact>}
        <Fact name="Upstreams">{sideText(box.sides.up)}</Fact>
        <Fact name="Downstreams">{sideText(box.sides.down)}</Fact>
        <Fact name="Urn">
          <code>{box.urn}</code>
        </Fact>
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => actions.pin(box, null)}>Path of this {word}</Button>
        {isDataset && box.state !== 'hidden' && (
          <Button aria-pressed={box.listsAllColumns} onClick={() => actions.toggleAllColumns(box)}>
            All columns
          </Button>
        )}
        {isJob(box.type) && !box.isRoot && (
          <Button aria-pressed={box.isCollapsed} onClick={() => actions.toggleJob(box.key)}>
            Draw as a link
          </Button>
        )}
        {isAdded && (
          <Button onClick={() => actions.removeMember(box)}>Put back into its group</Button>
        )}
      </div>
      {entityPath(box.urn) && (
        <p className={styles.links}>
          {isDataset && <Link href={datasetPath(box.urn)}>Open dataset</Link>}
          {!box.isHome && <Link href={lineagePath(box.urn)}>Start the graph here</Link>}
        </p>
      )}
      <BoxEdges box={box} graph={graph} />
    </>
  );
}

function sideText({ shown, total, error }: Side): string {
  if (error !== null) return `could not be read: ${error}`;
  if (total === 0) return 'none';
  return total === null ? `${shown} shown` : `${shown} of ${total} shown`;
}

const MAX_LISTED = 100;

/** The edges of a box in the graph. Each opens its details, so that the keyboard gets there too. */
function BoxEdges({ graph, box }: Omit<BoxDetailsProps, 'isAdded'>): ReactNode {
  const { select } = useGraphActions();
  const edges = graph.edges.filter(
    ({ upstream, downstream }) => upstream === box.urn || downstream === box.urn,
  );
  if (edges.length === 0) return null;
  const names = new Map(graph.boxes.map(({ urn, name }) => [urn, name]));
  const rest = edges.length - MAX_LISTED;
  return (
    <>
      <h3>Edges in the graph ({edges.length})</h3>
      <ul className={styles.edges}>
        {edges.slice(0, MAX_LISTED).map(({ id, upstream, downstream, pairs, through }) => (
          <li key={id}>
            <button type="button" onClick={() => select({ kind: 'edge', id, pair: null })}>
              <bdi>{names.get(upstream)}</bdi> → <bdi>{names.get(downstream)}</bdi>
            </button>{' '}
            {pluralize(pairs.length, 'column pair')}
            {through.length > 0 && `, through ${through.map(({ name }) => name).join(', ')}`}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{pluralize(rest, 'more edge')}: see the details of the other ends.</p>}
    </>
  );
}
