import { parseDatasetUrn } from '../../urn/dataset-urn.js';
import { isFabricType } from '../../urn/fabric-type.js';
import { isUrn, splitUrn, type Urn } from '../../urn/urn.js';
import { kindOf } from '../metamodel/entity-kinds.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';

/**
 * Whether an answer can name an entity: DataHub has its kind, and the key of its urn holds what the fields promise that
 * must not be null.
 */
export function isNameable(urn: Urn): boolean {
  const kind = kindOf(urn)?.inUrn;
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
  return isUrn(text) && entityTypeOf(text) === 'dataPlatform';
}
