import { MiniMap, type MiniMapNodeProps, useStore, useStoreApi } from '@xyflow/react';
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import type { Blocks } from '../layout/blocks.js';
import {
  BLOCK_ZOOM,
  FAR_ZOOM,
  type Places,
  placeBounds,
  shownBounds,
  unionOf,
} from '../layout/placed.js';
import { lettersAt } from '../layout/words.js';
import styles from './graph-stage.module.css';

const MAP_FROM = 30;

interface OverviewProps {
  readonly places: Places;
  readonly blocks: Blocks;
}

/** A map of the blocks of a graph that is large, or of which the view shows a part. */
export function Overview({ places, blocks }: OverviewProps): ReactNode {
  const isWhole = useIsWhole(places);
  const nodeComponent = useMemo(() => mapNode(blocks), [blocks]);
  if (isWhole && places.size < MAP_FROM) return null;
  return (
    <MiniMap
      ariaLabel="Overview of the graph"
      className={styles.minimap}
      nodeComponent={nodeComponent}
      pannable
      zoomable
    />
  );
}

/**
 * Draws the block that begins with a node, and nothing for other nodes: the browser draws the map
 * again in each frame.
 */
function mapNode({ blocks }: Blocks) {
  const first = new Map(blocks.flatMap((one) => [one.id, one.place.id].map((id) => [id, one])));
  return ({ id }: MiniMapNodeProps): ReactNode => {
    const block = first.get(id);
    if (block === undefined) return null;
    const { x, y, width, height } = block.place;
    const look = block.isHome ? styles.mapHome : block.isGroup ? styles.mapGroup : styles.mapBox;
    return <rect className={look} {...{ x, y, width, height }} rx={8} />;
  };
}

function useIsWhole(places: Places): boolean {
  const all = useMemo(() => unionOf([...places.values()].map(placeBounds)), [places]);
  return useStore(({ transform: [x, y, zoom], width, height }) => {
    if (all === undefined || width === 0) return true;
    const { left, top, right, bottom } = shownBounds({ x, y, zoom }, { width, height });
    return all.left >= left && all.top >= top && all.right <= right && all.bottom <= bottom;
  });
}

/** Gives the style sheet the zoom: the level of detail, and the size of legible letters. */
export function useLabels(wrapper: RefObject<HTMLElement | null>): void {
  const store = useStoreApi();
  useEffect(() => {
    let last = '';
    const update = (): void => {
      const [, , zoom] = store.getState().transform;
      const label = `${Math.max(12, lettersAt(zoom))}px`;
      const level = zoom < BLOCK_ZOOM ? 'blocks' : zoom < FAR_ZOOM ? 'names' : 'near';
      const { current: element } = wrapper;
      if (last === label + level || element === null) return;
      last = label + level;
      element.style.setProperty('--label', label);
      element.dataset['level'] = level;
    };
    update();
    return store.subscribe(update);
  }, [store, wrapper]);
}
