import { parseDataPlatformUrn, parseDatasetUrn } from '../../../urn/dataset-urn.js';
import { asEntityUrn, isDatasetUrn, otherParts } from '../../../urn/entity-urn.js';
import { splitUrn } from '../../../urn/urn.js';

/** The names that every page and drawing gives an entity. */
export interface EntityNames {
  /** The short title. */
  readonly name: string;
  /** The part of the full name before the title, such as `shop.public`, or a flow. May be empty. */
  readonly schema: string;
  /** The name in the urn. */
  readonly full: string;
  /** Empty if there is none. */
  readonly platform: string;
  /** Empty if there is none. */
  readonly env: string;
}

/**
 * Names an entity by its urn, and by its display name if there is one. Some writers put the last
 * part of the full name into the display name, in other letters perhaps, and others the whole. The
 * title is then the last part as the urn spells it. Any other display name is the title itself.
 */
export function entityNames(urn: string, displayName?: string | null): EntityNames {
  const dataset = parseDatasetUrn(urn);
  if (!dataset.ok) return otherNames(urn, displayName);
  const { name: full, platform, env } = dataset.value;
  const tail = (text: string): string => (FLAT.has(platform) ? text : lastPart(text, full));
  const own = tail(full);
  const isOwn = !displayName || tail(displayName).toLowerCase() === own.toLowerCase();
  const schema = full.slice(0, Math.max(0, full.lastIndexOf(own) - 1));
  return { name: isOwn ? own : displayName, schema, full, platform, env };
}

/** Platforms whose names are not paths. A dot in the name of a topic separates nothing. */
const FLAT: ReadonlySet<string> = new Set(['kafka', 'kinesis']);

/** The last part of a text, separated as a full name is. Files have dots in their names. */
function lastPart(text: string, full: string): string {
  return text.split(full.includes('/') ? '/' : '.').findLast((part) => part !== '') ?? text;
}

/** Names an entity that is not a dataset. An urn that cannot be read is its own name. */
function otherNames(urn: string, displayName: string | null | undefined): EntityNames {
  const parts = splitUrn(urn);
  const key = parts.ok ? parts.value.key : [];
  const entity = asEntityUrn(urn);
  if (entity.ok && !isDatasetUrn(entity.value)) {
    const { platform, name: full, env = '' } = otherParts(entity.value);
    const own = key.at(-1) as string;
    const schema = full.slice(0, Math.max(0, full.length - own.length - 1));
    return { name: displayName || own, schema, full, platform, env };
  }
  // An environment is all capitals.
  const name = displayName || (key.findLast((part) => !/^[A-Z_]+$/.test(part)) ?? urn);
  return { name, schema: '', full: name, platform: platformIn(urn), env: '' };
}

/** The platform in the key of a model or of another entity. Empty if there is none. */
function platformIn(urn: string): string {
  const parts = splitUrn(urn);
  if (!parts.ok) return '';
  const first = parts.value.key[0] as string;
  const platform = parseDataPlatformUrn(first);
  if (platform.ok) return platform.value.platform;
  if (first.startsWith('urn:')) return platformIn(first);
  return parts.value.key.length > 1 ? first : '';
}
