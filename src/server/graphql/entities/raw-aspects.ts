import type { Urn } from '../../../urn/urn.js';
import type { ReadableStore } from '../../policy/readable-store.js';

interface AspectParams {
  readonly aspectNames?: readonly string[] | null;
}

interface RawAspect {
  readonly aspectName: string;
  /** The aspect as JSON text. Other fields of the schema lose details. */
  readonly payload: string;
}

/**
 * The field `aspects` of an entity: the requested aspects that are stored, in the requested order.
 */
export function rawAspects(
  urn: Urn,
  store: ReadableStore,
): (args: { readonly input?: AspectParams | null }) => readonly RawAspect[] {
  return ({ input }) => {
    const stored = store.readAspects([urn], input?.aspectNames ?? undefined).get(urn) ?? [];
    return stored.map(({ name, value }) => ({ aspectName: name, payload: JSON.stringify(value) }));
  };
}
