import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { datasetPath } from '../../entity/addresses.js';
import { Fact } from '../../entity/edge-facts.js';
import { Button } from '../../ui/button.js';
import { stateWords } from '../model/box-words.js';
import type { Box, Side } from '../model/graph.js';
import { lineagePath } from '../model/lineage-address.js';
import styles from './details.module.css';

interface BoxDetailsProps {
  readonly box: Box;
  readonly onPin: () => void;
  readonly onAllColumns: () => void;
  /** Undefined: the box does not come out of a group. */
  readonly onRemove: (() => void) | undefined;
  /** The edges of the box. */
  readonly children: ReactNode;
}

export function BoxDetails(props: BoxDetailsProps): ReactNode {
  const { box, onPin, onAllColumns, onRemove, children } = props;
  const isDataset = box.type === 'DATASET';
  const isVisible = box.state !== 'hidden';
  return (
    <>
      <h2>
        <bdi>{box.name}</bdi>
      </h2>
      <dl className={styles.facts}>
        <Fact name="Name">
          <bdi>{box.full}</bdi>
        </Fact>
        {box.platform && <Fact name="Platform">{box.platform}</Fact>}
        {box.env && <Fact name="Environment">{box.env}</Fact>}
        {!isDataset && <Fact name="Type">{box.type}</Fact>}
        {stateWords[box.state] && <Fact name="State">{stateWords[box.state]}</Fact>}
        {box.owners.length > 0 && <Fact name="Owner">{box.owners.join('; ')}</Fact>}
        <Fact name="Upstreams">{sideText(box.sides.up)}</Fact>
        <Fact name="Downstreams">{sideText(box.sides.down)}</Fact>
        <Fact name="Urn">
          <code>{box.urn}</code>
        </Fact>
      </dl>
      <div className={styles.actions}>
        <Button onClick={onPin}>Path of this dataset</Button>
        {isDataset && isVisible && (
          <Button aria-pressed={box.listsAllColumns} onClick={onAllColumns}>
            All columns
          </Button>
        )}
        {onRemove && <Button onClick={onRemove}>Put back into its group</Button>}
      </div>
      {isDataset && (
        <p className={styles.links}>
          <Link href={datasetPath(box.urn)}>Open dataset</Link>
          {!box.isHome && <Link href={lineagePath(box.urn)}>Start the graph here</Link>}
        </p>
      )}
      {children}
    </>
  );
}

function sideText({ shown, total, error }: Side): string {
  if (error !== null) return `could not be read: ${error}`;
  if (total === 0) return 'none';
  return total === null ? `${shown} shown` : `${shown} of ${total} shown`;
}
