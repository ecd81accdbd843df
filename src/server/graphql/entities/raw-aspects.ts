import type { Urn } from '../../../urn/urn.js';
import type { ReadableStore } from '../../policy/authorize-reads.js';

interface AspectParams {
  readonly aspectNames?: readonly string[] | null;
}

interface RawAspect {
  readonly aspectName: string;
  /** The aspect as JSON text: the one lossless read of this door. */
  readonly payload: string;
}

/** The field `aspects` of an entity: what is stored of the aspects asked for, in the order of the question. */
export function rawAspects(urn: Urn, store: ReadableStore): (args: { readonly input?: AspectParams | null }) => readonly RawAspect[] {
  return ({ input }) => {
    const stored = store.readAspects([urn], input?.aspectNames ?? undefined).get(urn) ?? [];
    return stored.map(({ name, value }) => ({ aspectName: name, payload: JSON.stringify(value) }));
  };
}
