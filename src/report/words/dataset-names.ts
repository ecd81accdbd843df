import type { NonEmpty } from '../../model/group-by.js';
import { longName } from '../../plan/document/address-book.js';
import {
  type Change,
  changedDataset,
  type DatasetChange,
  type EdgeChange,
  type PairChange,
} from '../../plan/document/change.js';
import type { ColumnPath } from '../../plan/document/impact.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { columnName, isColumnOf, parseColumnUrn } from '../../urn/schema-field-urn.js';

export interface NamedEnd {
  readonly urn: EntityUrn;
  readonly name: string;
}

/** An element with the address that names its datasets. */
export type AddressedElement = Pick<Change, 'address'> &
  (Pick<DatasetChange, 'element' | 'urn'> | LineageElement);

type Ends = 'element' | 'downstream' | 'upstream';

export type LineageElement =
  | Pick<EdgeChange, Ends>
  | Pick<PairChange, Ends | 'downstreamField' | 'upstreamField'>;

const ARROW = ' <- ';

/** Follows the name of the job that holds a pair. */
const HOLDER = ': ';

/**
 * Reads the names of an element's datasets from its address. A saved plan has no address book, so
 * the addresses are the only source of names.
 *
 * The downstream comes first, which is the job of a pair that a job holds. Its third name is then
 * the dataset that the job writes. An address names a dataset by its short name, which has no dots,
 * spaces or colons, or by platform and name, which may have any of them.
 */
export function namesInAddress(element: AddressedElement): NonEmpty<NamedEnd> {
  const { address } = element;
  switch (element.element) {
    case 'dataset':
      return [{ urn: element.urn, name: address }];
    case 'edge': {
      const { downstream, upstream } = element;
      const name = leadingName(address, downstream, ARROW);
      return [
        { urn: downstream, name },
        { urn: upstream, name: address.slice(name.length + ARROW.length) },
      ];
    }
    case 'pair':
      return namesOfPair(element);
  }
}

export type AddressedPair = AddressedElement & { readonly element: 'pair' };

function namesOfPair(pair: AddressedPair): NonEmpty<NamedEnd> {
  const { address, downstream, upstream, downstreamField, upstreamField } = pair;
  const of = pairDownstream(pair);
  const holder = of === downstream ? '' : leadingName(address, downstream, HOLDER);
  const columns = holder === '' ? address : address.slice(holder.length + HOLDER.length);
  const name = leadingName(columns, of, '.');
  const rest = columns.slice(`${name}.${columnName(downstreamField)}${ARROW}`.length);
  const upstreamName = rest.slice(0, -(1 + columnName(upstreamField).length));
  const ends = [
    { urn: of, name },
    { urn: upstream, name: upstreamName },
  ] as const;
  return holder === '' ? ends : [{ urn: downstream, name: holder }, ends[1], ends[0]];
}

/** Returns the dataset or chart of the downstream column. A pair that a job holds names a dataset. */
export function pairDownstream({
  downstream,
  downstreamField,
}: Pick<PairChange, 'downstream' | 'downstreamField'>): EntityUrn {
  if (isColumnOf(downstreamField, downstream)) return downstream;
  const column = parseColumnUrn(downstreamField);
  return column.ok ? column.value.parent : downstream;
}

/** Returns the dataset of a column, with the name that the column's address gives it. */
export function columnDataset({ column, address }: ColumnPath[number]): NamedEnd | undefined {
  const parsed = parseColumnUrn(column);
  return parsed.ok
    ? { urn: parsed.value.parent, name: address.slice(0, -(1 + columnName(column).length)) }
    : undefined;
}

/** Returns the name of the dataset that reports show a change under. */
export function changedName(change: Change): string {
  const holder = changedDataset(change);
  const [downstream, ...others] = namesInAddress(change);
  return (others.find(({ urn }) => urn === holder) ?? downstream).name;
}

function leadingName(address: string, urn: EntityUrn, separator: string): string {
  const long = longName(urn);
  return address.startsWith(`${long}${separator}`)
    ? long
    : address.slice(0, Math.max(0, address.indexOf(separator)));
}
