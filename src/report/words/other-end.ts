import { edgeHolder, isOutputEnd } from '../../model/edge-end.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import type { Change } from '../../plan/document/change.js';
import { columnName } from '../../urn/schema-field-urn.js';
import { type AddressedPair, type LineageElement, namesInAddress } from './dataset-names.js';
import { escapeControls } from './escape.js';
import { compareNatural } from './natural-order.js';

/** The other end of an edge, as the entity that holds the edge sees it. */
export interface OtherEnd {
  readonly name: string;
  /** True for a dataset that a job writes. */
  readonly isOutput: boolean;
}

/** Names the other end of an edge, or of the edge that a pair belongs to. */
export function otherEnd(element: LineageElement & Pick<Change, 'address'>): OtherEnd {
  const [downstream, upstream] = namesInAddress(element);
  const isOutput = element.element === 'edge' && isOutputEnd(edgeHolder(element).end);
  return { name: String((isOutput ? downstream : upstream)?.name), isOutput };
}

/** Returns the column of a pair below its holder: `total`, or `orders_daily.total` below a job. */
export function columnBelow(pair: AddressedPair): string {
  const [, , output] = namesInAddress(pair);
  const column = columnName(pair.downstreamField);
  return output === undefined ? column : `${output.name}.${column}`;
}

/** Elements that share their edge. */
interface EndGroup<T> {
  /** `<- raw_orders`, or `-> orders_daily` for a dataset that a job writes. Escaped. */
  readonly arrow: string;
  readonly group: NonEmpty<T>;
}

/** Groups elements by their edge: inputs before outputs, each in natural order. */
export function groupByEnd<T>(
  items: readonly T[],
  toEnd: (item: T) => OtherEnd,
): readonly EndGroup<T>[] {
  const groups = groupBy(items, (item) => arrowTo(toEnd(item)));
  return [...groups]
    .map(([arrow, group]) => ({ arrow, group, end: toEnd(group[0]) }))
    .sort(
      (a, b) =>
        Number(a.end.isOutput) - Number(b.end.isOutput) || compareNatural(a.end.name, b.end.name),
    );
}

function arrowTo({ name, isOutput }: OtherEnd): string {
  return `${isOutput ? '->' : '<-'} ${escapeControls(name)}`;
}
