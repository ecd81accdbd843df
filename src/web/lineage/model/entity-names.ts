import { parseDataPlatformUrn } from '../../../urn/dataset-urn.js';
import { splitUrn } from '../../../urn/urn.js';
import { datasetNames } from '../../dataset/dataset-address.js';
import type { Box } from './graph.js';

/** How a box names its entity. */
export type EntityNames = Pick<Box, 'name' | 'schema' | 'platform' | 'env'>;

/** Names an entity by its urn, and by its display name if there is one. */
export function entityNames(urn: string, displayName?: string | null): EntityNames {
  const { short, full, platform, env } = datasetNames(urn, displayName);
  if (platform !== '') return { name: short, schema: schemaOf(full), platform, env };
  const parts = splitUrn(urn);
  const key = parts.ok ? parts.value.key : [];
  const name = displayName || (key.findLast((part) => !isEnvironment(part)) ?? urn);
  return { name, schema: '', platform: platformIn(urn), env: '' };
}

/** The name of an entity with its schema. */
export function fullName({ name, schema }: Pick<EntityNames, 'name' | 'schema'>): string {
  return schema === '' ? name : `${schema}.${name}`;
}

/** The full name of a dataset without its last part. */
function schemaOf(full: string): string {
  const end = Math.max(full.lastIndexOf('.'), full.lastIndexOf('/'));
  return end <= 0 ? '' : full.slice(0, end);
}

function isEnvironment(part: string): boolean {
  return /^[A-Z_]+$/.test(part);
}

/** The platform in the key of a job, a chart or a model. Empty if there is none. */
function platformIn(urn: string): string {
  const parts = splitUrn(urn);
  if (!parts.ok) return '';
  const [first = ''] = parts.value.key;
  const platform = parseDataPlatformUrn(first);
  if (platform.ok) return platform.value.platform;
  if (first.startsWith('urn:')) return platformIn(first);
  return parts.value.key.length > 1 ? first : '';
}
