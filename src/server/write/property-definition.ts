import type { Json } from '../../model/json.js';
import { urnEntityType } from '../../urn/urn.js';
import { asEntityUrn } from '../metamodel/entity-keys.js';
import { entityTypes } from '../metamodel/entity-types.js';
import { listAt, objectAt } from '../shared/json-accessors.js';
import { invalid } from '../shared/request-error.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { Proposal } from './proposal.js';

export const PROPERTY_ASPECT = 'propertyDefinition';

/** The types that exist in each catalog. Source: DataHub's bootstrap steps for both types. */
const BUILT_IN: ReadonlySet<string> = new Set([
  ...['date', 'number', 'rich_text', 'string', 'urn'].map(
    (one) => `urn:li:dataType:datahub.${one}`,
  ),
  ...entityTypes.map((one) => `urn:li:entityType:datahub.${one}`),
]);

/**
 * Checks that the type of the values of a structured property, and the types of the entities that
 * may have it or be its values, exist.
 *
 * Source: DataHub's `UrnAnnotationValidator` and `PropertyDefinitionValidator`.
 *
 * @throws RequestError `validation` with all problems
 */
export function checkPropertyDefinition(
  { urn, value }: Pick<Proposal, 'urn' | 'value'>,
  store: Pick<AspectReads, 'exists'>,
): void {
  const isType = (named: Json | undefined, type: string): boolean => {
    const parsed = typeof named === 'string' ? asEntityUrn(named) : undefined;
    return (
      parsed?.ok === true &&
      urnEntityType(parsed.value) === type &&
      (BUILT_IN.has(parsed.value) || store.exists(parsed.value))
    );
  };
  const named: readonly (readonly [place: string, type: string, values: readonly Json[]])[] = [
    ['valueType', 'dataType', [value['valueType'] ?? null]],
    ['entityTypes', 'entityType', listAt(value, 'entityTypes')],
    ['typeQualifier', 'entityType', listAt(objectAt(value, 'typeQualifier'), 'allowedTypes')],
  ];
  const problems = named.flatMap(([place, type, values]) =>
    values
      .filter((one) => !isType(one, type))
      .map((one) => `${place} ${JSON.stringify(one)} is not the urn of an existing ${type}`),
  );
  if (problems.length > 0)
    throw invalid(`${PROPERTY_ASPECT} of ${urn} is not valid: ${problems.join('; ')}`);
}
