import type { NonEmpty } from '../../model/group-by.js';
import { longName } from '../../plan/address-book.js';
import type { Change } from '../../plan/change.js';
import { columnName } from '../../plan/lineage/resolution.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';

export interface NamedEnd {
  readonly urn: DatasetUrn;
  readonly name: string;
}

export type AddressedElement = Pick<Change, 'address'> &
  (
    | { readonly element: 'dataset'; readonly urn: DatasetUrn }
    | { readonly element: 'edge'; readonly downstream: DatasetUrn; readonly upstream: DatasetUrn }
    | {
        readonly element: 'pair';
        readonly downstream: DatasetUrn;
        readonly upstream: DatasetUrn;
        readonly downstreamField: string;
        readonly upstreamField: string;
      }
  );

const ARROW = ' <- ';

/**
 * The names that the address of an element gives its datasets. A saved plan has no address book: its addresses are all that
 * is left of it.
 *
 * The dataset that the element is written at comes first. A dataset stands there by its short name, which has no dots, spaces
 * or colons, or by platform and name, which may have any.
 */
export function namesInAddress(element: AddressedElement): NonEmpty<NamedEnd> {
  const { address } = element;
  switch (element.element) {
    case 'dataset':
      return [{ urn: element.urn, name: address }];
    case 'edge': {
      const { downstream, upstream } = element;
      const name = headOf(address, downstream, ARROW);
      return [
        { urn: downstream, name },
        { urn: upstream, name: address.slice(name.length + ARROW.length) },
      ];
    }
    case 'pair': {
      const { downstream, upstream, downstreamField, upstreamField } = element;
      const name = headOf(address, downstream, '.');
      const rest = address.slice(name.length + 1 + columnName(downstreamField).length + ARROW.length);
      return [
        { urn: downstream, name },
        { urn: upstream, name: rest.slice(0, -(1 + columnName(upstreamField).length)) },
      ];
    }
  }
}

/** The dataset of a column, named by the column's address. */
export function datasetOfColumn({ column, address }: { readonly column: string; readonly address: string }): NamedEnd | undefined {
  const parsed = parseSchemaFieldUrn(column);
  return parsed.ok ? { urn: parsed.value.dataset, name: address.slice(0, -(1 + columnName(column).length)) } : undefined;
}

/** The name of the dataset that a change is shown under. */
export function changedName(change: Change): string {
  return namesInAddress(change)[0].name;
}

function headOf(address: string, urn: DatasetUrn, separator: string): string {
  const long = longName(urn);
  return address.startsWith(`${long}${separator}`) ? long : address.slice(0, Math.max(0, address.indexOf(separator)));
}
