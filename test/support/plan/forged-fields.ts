import { isJsonObject, type Json } from '../../../src/model/json.js';

/** A document with one forged field, and what was forged. */
export type Forgery = readonly [field: string, document: Json];

/** A name that commands a terminal or a pipeline. */
const HOSTILE = 'x\n::error::owned\u001b[31m';

/**
 * Yields the document with each field, at each depth, set to each substitute, left out, and given
 * twice.
 *
 * @param urn an urn that the document does not name
 */
export function* forgedFields(document: Json, urn: string): Generator<Forgery> {
  yield* forged(document, '', { urn, put: (value) => value ?? null });
}

interface Place {
  readonly urn: string;
  /** Returns the document with another value at this place. Undefined leaves it out. */
  readonly put: (value: Json | undefined) => Json;
}

function* forged(value: Json, path: string, { urn, put }: Place): Generator<Forgery> {
  yield [`${path} left out`, put(undefined)];
  for (const substitute of substitutes(value, urn))
    yield [`${path} = ${JSON.stringify(substitute).slice(0, 60)}`, put(substitute)];
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries())
      yield* forged(inner, `${path}/${index}`, {
        urn,
        put: (other) => put(value.flatMap((one, n) => (n === index ? (other ?? []) : [one]))),
      });
  } else if (isJsonObject(value)) {
    for (const [key, inner] of Object.entries(value))
      yield* forged(inner ?? null, `${path}/${key}`, {
        urn,
        put: (other) => {
          const { [key]: _, ...rest } = value;
          return put(other === undefined ? rest : { ...value, [key]: other });
        },
      });
  }
}

/** Other values of the same type, and values of other types. */
function substitutes(value: Json, urn: string): readonly Json[] {
  if (typeof value === 'string') return [HOSTILE, `${value}x`, urn, '', 1, null];
  if (typeof value === 'number') return [value + 1, -1, 1e300, 'x'];
  if (typeof value === 'boolean') return [!value, 'x'];
  if (value === null) return [urn, {}, 1];
  if (Array.isArray(value)) return [[], [...value, ...value], {}, null];
  return [{}, [], null, { ...value, forged: HOSTILE }];
}
