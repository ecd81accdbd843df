import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Graph, Path } from '../model/graph.js';
import { readWholePath } from '../read/read-whole-path.js';
import { PathBar } from './path-bar.js';
import type { ChangeView } from './use-lineage-view.js';
import { useShowAll } from './use-show-all.js';

interface PinnedBarProps {
  readonly graph: Graph;
  readonly path: Path;
  readonly change: ChangeView;
  readonly onClear: () => void;
}

/** The bar of the pinned path. It asks the catalog for the whole path of a column. */
export function PinnedBar({ graph, path, change, onClear }: PinnedBarProps): ReactNode {
  const { urn, column } = path.start;
  const { data } = useQuery({
    queryKey: ['lineage-path', urn, column],
    queryFn: ({ signal }) => readWholePath(urn, column ?? '', signal),
    enabled: column !== null,
  });
  const { isShowing, showAll } = useShowAll({ graph, path, whole: data, change });
  return (
    <PathBar
      path={path}
      box={graph.boxes.find((box) => box.urn === urn)}
      whole={data}
      isWaiting={isShowing}
      onShowAll={showAll}
      onClear={onClear}
    />
  );
}
