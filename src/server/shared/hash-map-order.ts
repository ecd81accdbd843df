import { splitUrn } from '../../urn/urn.js';

/**
 * Sorts items as a `HashMap` of Java lists them. DataHub answers in this order, not in the order of
 * the request.
 *
 * @param capacity the number of buckets before the map grows
 */
export function inHashMapOrder<T>(
  items: readonly T[],
  hashOf: (item: T) => number,
  capacity: number,
): readonly T[] {
  let buckets = capacity;
  while (items.length > buckets * 0.75) buckets *= 2;
  return items
    .map((item) => {
      const hash = hashOf(item);
      return { item, bucket: (hash ^ (hash >>> 16)) & (buckets - 1) };
    })
    .sort((a, b) => a.bucket - b.bucket)
    .map(({ item }) => item);
}

/** `String.hashCode` of Java. */
export function textHash(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(31, hash) + text.charCodeAt(i)) | 0;
  return hash;
}

/** `Urn.hashCode` of DataHub: the entity type, then the parts of the key as a list. */
export function urnHash(urn: string): number {
  const parts = splitUrn(urn);
  if (!parts.ok) return textHash(urn);
  const { entityType, key } = parts.value;
  const keyHash = key.reduce((hash, part) => (Math.imul(31, hash) + textHash(part)) | 0, 1);
  return (Math.imul(31, textHash(entityType)) + keyHash) | 0;
}
