import type { NonEmpty } from '../../model/group-by.js';
import { longName } from '../../plan/document/address-book.js';
import type { Change, DatasetChange, EdgeChange, PairChange } from '../../plan/document/change.js';
import type { ColumnPath } from '../../plan/document/impact.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { columnName, parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';

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

/**
 * Reads the names of an element's datasets from its address. A saved plan has no address book, so
 * the addresses are the only source of names.
 *
 * The downstream comes first. An address names a dataset by its short name, which has no dots,
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
    case 'pair': {
      const { downstream, upstream, downstreamField, upstreamField } = element;
      const name = leadingName(address, downstream, '.');
      const left = `${name}.${columnName(downstreamField)}${ARROW}`;
      const rest = address.slice(left.length);
      return [
        { urn: downstream, name },
        { urn: upstream, name: rest.slice(0, -(1 + columnName(upstreamField).length)) },
      ];
    }
  }
}

/** Returns the dataset of a column, with the name that the column's address gives it. */
export function columnDataset({ column, address }: ColumnPath[number]): NamedEnd | undefined {
  const parsed = parseSchemaFieldUrn(column);
  return parsed.ok
    ? { urn: parsed.value.dataset, name: address.slice(0, -(1 + columnName(column).length)) }
    : undefined;
}

/** Returns the name of the dataset that reports show a change under. */
export function changedName(change: Change): string {
  return namesInAddress(change)[0].name;
}

function leadingName(address: string, urn: EntityUrn, separator: string): string {
  const long = longName(urn);
  return address.startsWith(`${long}${separator}`)
    ? long
    : address.slice(0, Math.max(0, address.indexOf(separator)));
}
