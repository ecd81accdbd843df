import { MiniMap, useStore, useStoreApi } from '@xyflow/react';
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import type { GraphNode } from '../boxes/graph-nodes.js';
import {
  BLOCK_ZOOM,
  FAR_ZOOM,
  labelSize,
  type Places,
  placeBounds,
  shownBounds,
  unionOf,
} from '../layout/placed.js';
import styles from './graph-stage.module.css';

interface OverviewProps {
  readonly places: Places;
  /** True for a graph whose map shows even if the view shows all of it. */
  readonly isLarge: boolean;
}

/** A map of a graph that is large, or of which the view shows a part. */
export function Overview({ places, isLarge }: OverviewProps): ReactNode {
  const isWhole = useIsWhole(places);
  if (isWhole && !isLarge) return null;
  return (
    <MiniMap
      ariaLabel="Overview of the graph"
      className={styles.minimap}
      nodeClassName={mapClass}
      pannable
      zoomable
    />
  );
}

/** The look of a node on the map. */
function mapClass({ data }: GraphNode): string {
  if ('group' in data) return styles.mapGroup ?? '';
  const isHome = 'box' in data ? data.box.isHome : data.block.isHome;
  return (isHome ? styles.mapHome : styles.mapBox) ?? '';
}

/** True if the view shows the whole graph. */
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
      const label = `${labelSize(zoom)}px`;
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
