import { parseDatasetUrn } from '../../urn/dataset-urn.js';
import { isUrn, splitUrn, type Urn } from '../../urn/urn.js';
import { kindOf } from '../metamodel/entity-kinds.js';

/** Whether an answer can name an entity: DataHub has its kind, and the key of its urn fits that kind. */
export function isNameable(urn: Urn): boolean {
  switch (kindOf(urn)?.inUrn) {
    case undefined:
      return false;
    case 'dataset':
      return parseDatasetUrn(urn).ok;
    case 'schemaField':
      return isColumn(urn);
    default:
      return true;
  }
}

function isColumn(urn: Urn): boolean {
  const parts = splitUrn(urn);
  const [parent = '', path] = parts.ok ? parts.value.key : [];
  return path !== undefined && isUrn(parent);
}
