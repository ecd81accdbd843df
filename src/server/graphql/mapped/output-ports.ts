import type { Urn } from '../../../urn/urn.js';
import type { Criterion } from '../../search/criterion.js';
import { objectsAt, textAt } from '../../shared/json-accessors.js';
import type { EntitySource } from '../entities/entity-source.js';

/** The filter on the assets of a data product that no search field answers. */
const PORT_FILTER = 'isOutputPort';

/**
 * Carries out the filter on the output ports of a data product, and returns the input without it.
 *
 * Source: DataHub's `ListDataProductAssetsResolver`, which reads it in `filters` alone.
 */
export function withoutPortFilter<T extends { readonly filters?: readonly Criterion[] | null }>(
  urns: readonly Urn[],
  input: T,
  { urn, scope }: EntitySource,
): { readonly among: readonly Urn[]; readonly input: T } {
  const wanted = input.filters?.find(({ field }) => field === PORT_FILTER);
  if (wanted === undefined) return { among: urns, input };
  const properties = scope.store.readAspect(urn, 'dataProductProperties')?.value ?? {};
  const ports = new Set(
    objectsAt(properties, 'assets')
      .filter((one) => one['outputPort'] === true)
      .map((one) => textAt(one, 'destinationUrn')),
  );
  const arePorts = wanted.values?.includes('true') === true;
  return {
    among: urns.filter((one) => ports.has(one) === arePorts),
    input: { ...input, filters: input.filters?.filter((one) => one !== wanted) },
  };
}
