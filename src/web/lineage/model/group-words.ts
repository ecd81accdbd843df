import { nounFor } from '../../../report/words/pluralize.js';
import { kindWord } from '../../entity/entity-kinds.js';
import type { Group } from './graph.js';
import { opensInPlace } from './neighbor-groups.js';

/** Names a group: "412 upstream datasets in snowflake, schema shop.public, folded". */
export function groupLabel(group: Group): string {
  const { type, platform, schema, count, direction } = group;
  const side = `${direction}stream`;
  if (type === '') return `${number(count)} more ${nounFor(count, side)}, ${NOT_READ}`;
  const where = schema ? `, schema ${schema}` : '';
  const state = group.isOpen ? ', open' : opensInPlace(group) ? ', folded' : ', a list';
  const members = `${number(count)} ${side} ${nounFor(count, kindWord(type))}`;
  return `${members} in ${platform || NO_PLATFORM}${where}${state}`;
}

/** The title of a group: its schema, or else its platform. */
export function groupTitle({ type, platform, schema, direction, count }: Group): string {
  if (type === '') return `more ${nounFor(count, `${direction}stream`)}`;
  return schema || platform || NO_PLATFORM;
}

/** Counts the members of a group: "412 datasets". */
export function groupCount({ type, count }: Group): string {
  return type === '' ? number(count) : `${number(count)} ${nounFor(count, kindWord(type))}`;
}

/** The line below the title of a group: "412 datasets · snowflake". */
export function groupNote(group: Group): string {
  const { type, platform, schema } = group;
  const where = type === '' ? NOT_READ : schema ? platform : 'all schemas';
  return [groupCount(group), where].filter((text) => text).join(' · ');
}

function number(count: number): string {
  return count.toLocaleString('en');
}

const NO_PLATFORM = 'no platform';

/** The graph groups the first 5,000 neighbors of a side. */
const NOT_READ = 'beyond the first 5,000';
