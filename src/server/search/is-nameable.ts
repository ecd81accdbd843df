import { isFabricType, parseDatasetUrn } from '../../urn/dataset-urn.js';
import { isUrn, splitUrn, type Urn, urnEntityType } from '../../urn/urn.js';
import { findEntityKind } from '../metamodel/entity-types.js';

/**
 * Returns true if a GraphQL answer can represent an entity: DataHub has its kind, and the key of
 * its urn has the values of the fields that must not be null.
 */
export function isNameable(urn: Urn): boolean {
  const kind = findEntityKind(urn)?.inUrn;
  if (kind === undefined) return false;
  if (kind === 'dataset') return parseDatasetUrn(urn).ok;
  const parts = splitUrn(urn);
  const [first = '', , third = ''] = parts.ok ? parts.value.key : [];
  switch (kind) {
    case 'schemaField':
      return parts.ok && parts.value.key.length > 1 && isUrn(first);
    case 'mlModel':
    case 'mlModelGroup':
      return isPlatform(first) && isFabricType(third);
    case 'mlFeatureTable':
    case 'dataPlatformInstance':
      return isPlatform(first);
    default:
      return true;
  }
}

function isPlatform(text: string): boolean {
  return isUrn(text) && urnEntityType(text) === 'dataPlatform';
}
