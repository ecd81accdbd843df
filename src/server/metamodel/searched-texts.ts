import type { JsonObject } from '../../model/json.js';
import { splitUrn, type Urn } from '../../urn/urn.js';
import { textAt } from '../opaque-json.js';
import { entityTypeOf } from './key-aspects.js';
import { aspectsOfFields, storedValues } from './stored-fields.js';

/** A value of a field that free text can find. */
export interface SearchText {
  readonly field: string;
  readonly value: string;
}

/** Reads an aspect of one entity. */
export type AspectReader = (name: string) => JsonObject | undefined;

/** Beside the names, what DataHub's index is asked for by default and people write themselves. */
const TEXT_FIELDS: readonly string[] = [
  'qualifiedName',
  'editedName',
  'description',
  'editedDescription',
  'definition',
  'customProperties',
  'fieldPaths',
  'fieldDescriptions',
  'fullName',
];

/** Where display names are stored, by entity type: aspect and key. */
const DISPLAY_NAMES: ReadonlyMap<string, readonly [aspect: string, key: string]> = new Map([
  ['dataset', ['datasetProperties', 'name']],
  ['dataJob', ['dataJobInfo', 'name']],
  ['dataFlow', ['dataFlowInfo', 'name']],
  ['chart', ['chartInfo', 'title']],
  ['dashboard', ['dashboardInfo', 'title']],
  ['container', ['containerProperties', 'name']],
  ['domain', ['domainProperties', 'name']],
  ['dataProduct', ['dataProductProperties', 'name']],
  ['tag', ['tagProperties', 'name']],
  ['glossaryTerm', ['glossaryTermInfo', 'name']],
  ['glossaryNode', ['glossaryNodeInfo', 'name']],
  ['corpuser', ['corpUserInfo', 'displayName']],
  ['corpGroup', ['corpGroupInfo', 'displayName']],
]);

/** The aspects that hold names and texts. */
export const TEXT_ASPECTS: ReadonlySet<string> = new Set([
  ...[...DISPLAY_NAMES.values()].map(([aspect]) => aspect),
  ...aspectsOfFields(TEXT_FIELDS),
]);

/** What free text is held against first, as it is stored: the name in the urn, and the display name where there is one. */
export function namesOf(urn: Urn, aspectOf: AspectReader): readonly SearchText[] {
  const [aspect, member] = DISPLAY_NAMES.get(entityTypeOf(urn)) ?? [];
  const stored = aspect === undefined ? undefined : aspectOf(aspect);
  const display = stored && member !== undefined ? textAt(stored, member) : null;
  const inUrn = { field: 'id', value: nameInUrn(urn) };
  return display === null ? [inUrn] : [inUrn, { field: 'name', value: display }];
}

/** What free text is held against where the names do not have a word. */
export function textsOf(aspectOf: AspectReader): readonly SearchText[] {
  return TEXT_FIELDS.flatMap((field) => storedValues(field, aspectOf).map((value) => ({ field, value })));
}

/** The part of an urn that people know the entity by. */
export function nameInUrn(urn: Urn): string {
  const parts = splitUrn(urn);
  const key = parts.ok ? parts.value.key : [];
  return (key.length === 1 ? key[0] : key[1]) ?? '';
}
