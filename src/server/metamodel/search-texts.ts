import type { JsonObject } from '../../model/json.js';
import { splitUrn, type Urn, urnEntityType } from '../../urn/urn.js';
import { textAt } from '../shared/json-accessors.js';
import { fieldAspects, readStoredValues } from './stored-fields.js';

/** A value of a field that free text can match. */
export interface SearchText {
  readonly field: string;
  readonly value: string;
}

/** Reads an aspect of one entity. */
export type AspectReader = (name: string) => JsonObject | undefined;

/**
 * The fields, besides names, that users write themselves and that DataHub's index searches by
 * default.
 */
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

/** The aspect and the key of the display name, by entity type. */
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
  ['dataPlatform', ['dataPlatformInfo', 'name']],
]);

/** The aspects that contain names and texts. */
export const TEXT_ASPECTS: ReadonlySet<string> = new Set([
  ...[...DISPLAY_NAMES.values()].map(([aspect]) => aspect),
  ...fieldAspects(TEXT_FIELDS),
]);

/**
 * Reads the stored names that free text matches first: the name in the urn, and the display name if
 * it exists.
 */
export function readSearchNames(urn: Urn, readAspect: AspectReader): readonly SearchText[] {
  const [aspect, member] = DISPLAY_NAMES.get(urnEntityType(urn)) ?? [];
  const stored = aspect === undefined ? undefined : readAspect(aspect);
  const display = stored && member !== undefined ? textAt(stored, member) : null;
  const inUrn = { field: 'id', value: nameInUrn(urn) };
  return display === null ? [inUrn] : [inUrn, { field: 'name', value: display }];
}

/** Reads the texts that free text matches if the names do not contain a word. */
export function readSearchTexts(readAspect: AspectReader): readonly SearchText[] {
  return TEXT_FIELDS.flatMap((field) =>
    readStoredValues(field, readAspect).map((value) => ({ field, value })),
  );
}

/** Returns the part of an urn that users know as the name of the entity. */
export function nameInUrn(urn: Urn): string {
  const parts = splitUrn(urn);
  const key = parts.ok ? parts.value.key : [];
  return (key.length === 1 ? key[0] : key[1]) ?? '';
}
