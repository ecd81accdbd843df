import { kindWord } from '../../entity/entity-kinds.js';
import type { Group } from './graph.js';
import { opensInPlace } from './neighbor-groups.js';

/** Names a group: "412 upstream datasets in snowflake, schema shop.public, folded". */
export function groupLabel(group: Group): string {
  const { type, platform, schema } = group;
  if (type === '') return `${groupCount(group)}, ${groupPlace(group)}`;
  const where = schema ? `, schema ${schema}` : '';
  const state = group.isOpen ? ', open' : opensInPlace(group) ? ', folded' : ', a list';
  return `${groupCount(group)} in ${platform || NO_PLATFORM}${where}${state}`;
}

/** Counts the members of a group: "412 upstream datasets". */
export function groupCount({ type, count, direction }: Group): string {
  const many = count === 1 ? '' : 's';
  const number = count.toLocaleString('en');
  if (type === '') return `${number} more ${direction}stream${many}`;
  return `${number} ${direction}stream ${kindWord(type)}${many}`;
}

/** Tells where the members of a group are: "snowflake · shop.public". */
export function groupPlace({ type, platform, schema }: Group): string {
  if (type === '') return 'not grouped: beyond the first 5,000';
  return [platform, schema].filter((text) => text).join(' · ') || NO_PLATFORM;
}

/** The place of members without a platform. */
const NO_PLATFORM = 'no platform';
