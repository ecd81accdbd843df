import type { Urn } from '../../../urn/urn.js';
import type { AspectStore, StoredAspect } from '../../store/aspect-store.js';

interface AspectParams {
  readonly aspectNames?: readonly string[] | null;
}

interface RawAspect {
  readonly aspectName: string;
  /** The aspect as JSON text: the one lossless read of this door. */
  readonly payload: string;
}

/** The field `aspects` of an entity: what is stored of the aspects asked for, in the order of the question. */
export function rawAspects(urn: Urn, store: AspectStore): (args: { readonly input?: AspectParams | null }) => readonly RawAspect[] {
  return ({ input }) => {
    const names = input?.aspectNames ?? undefined;
    const stored = store.readAspects([urn], names).get(urn) ?? [];
    return (names === undefined ? stored : inOrderOf(names, stored)).map(({ name, value }) => ({
      aspectName: name,
      payload: JSON.stringify(value),
    }));
  };
}

function inOrderOf(names: readonly string[], stored: readonly StoredAspect[]): readonly StoredAspect[] {
  const byName = new Map(stored.map((one) => [one.name, one]));
  return [...new Set(names)].map((name) => byName.get(name)).filter((one) => one !== undefined);
}
