import { itemAt } from '../../model/item-at.js';
import type { PathNode, Violation } from '../document/test-outcome.js';
import { AFTER } from '../impact/traverse.js';
import { type ItemGraph, timesOf } from './item-graph.js';
import type { TestedPair } from './tested-lineage.js';

export interface ShownSteps {
  readonly graph: ItemGraph;
  /** True if a state before is known. */
  readonly compared: boolean;
  /** Returns true for a pair that a path may have. Default: every pair. */
  readonly counts?: (pair: TestedPair) => boolean;
}

/** Describes a path after the changes. */
export function pathDetails(
  items: readonly number[],
  steps: ShownSteps,
): Pick<Violation, 'message' | 'path'> {
  const path = pathNodes(items, steps);
  const addresses = path.map(({ address }) => address);
  return { message: addresses.reverse().join(' <- '), path };
}

/** @param items from upstream to downstream */
export function pathNodes(items: readonly number[], steps: ShownSteps): readonly PathNode[] {
  const { urns, addressOf } = steps.graph;
  return items.map((item, i) => ({
    urn: itemAt(urns, item),
    address: addressOf(item),
    ...(i === 0 ? NO_STEP : stepBetween(itemAt(items, i - 1), item, steps)),
  }));
}

type PathStep = Pick<PathNode, 'transform' | 'place' | 'made'>;

const NO_STEP: PathStep = { transform: null, place: null, made: false };

/** A node of a path without steps. */
export function loneNode(urn: string, address: string): PathNode {
  return { urn, address, ...NO_STEP };
}

/** Describes a step by its first declared part. */
function stepBetween(
  upstream: number,
  downstream: number,
  { graph, compared, counts = () => true }: ShownSteps,
): PathStep {
  const parts = graph.partsOf(upstream, downstream).filter(counts);
  const present = parts.filter(({ times }) => (times & AFTER) !== 0);
  const { transform, place } = present.find((part) => part.place !== null) ?? itemAt(present, 0);
  return { transform, place, made: compared && timesOf(parts) === AFTER };
}
