import type { Result } from '../../errors/result.js';
import type { Json } from '../../model/json.js';
import { lineageTypes } from '../../model/upstream-lineage.js';
import { asDatasetUrn } from '../../urn/dataset-urn.js';
import type { Urn } from '../../urn/urn.js';
import { withBrackets } from '../metamodel/bracketed-urns.js';
import { asEntityUrn } from '../metamodel/entity-keys.js';
import { allowsBrackets, type Dialect } from '../shared/dialect.js';
import { problemFinder } from '../shared/json-reader.js';
import {
  accepted,
  dictionary,
  list,
  number,
  object,
  oneOf,
  optional,
  type Schema,
  text,
} from '../shared/json-schema.js';
import { kindName } from '../shared/read-json.js';
import { malformed } from '../shared/request-error.js';

/**
 * Finds the errors in an `upstreamLineage`, each with its place. Unknown members are allowed, since
 * newer models of DataHub have more of them.
 *
 * Source: `UpstreamLineage.pdl`, `Upstream.pdl`, `FineGrainedLineage.pdl`.
 */
export function findUpstreamLineageProblems(value: Json, dialect: Dialect): readonly string[] {
  return (allowsBrackets(dialect) ? findInBracketed : findInStrict)(value);
}

/** @param checks the first failing check gives the reason */
function urnText(
  kind: string,
  ...checks: readonly ((text: string) => Result<Urn>)[]
): Schema<string> {
  return accepted<string>((value, what) => {
    if (typeof value !== 'string')
      throw malformed(`${what} must be ${kind}, but is ${kindName(value)}`);
    for (const check of checks) {
      const checked = check(value);
      if (!checked.ok) throw malformed(`${what} "${value}" ${checked.problem}`);
    }
  });
}

/** A number in the range of a float, as in the model. JSON allows larger numbers. */
const float = accepted<number>((value, what) => {
  if (typeof value !== 'number')
    throw malformed(`${what} must be a number, but is ${kindName(value)}`);
  if (!Number.isFinite(Math.fround(value)))
    throw malformed(`${what} must be a float, but is ${value}`);
});

/** @param accept makes an urn check accept more urns */
function lineageMembersOf(accept: typeof withBrackets) {
  const urn = urnText('an urn', accept(asEntityUrn));
  const auditStamp = optional(object({ time: number, actor: urn }));
  return {
    upstream: {
      dataset: urnText('a dataset urn', accept(asDatasetUrn), accept(asEntityUrn)),
      type: oneOf(lineageTypes),
      auditStamp,
      created: auditStamp,
      properties: optional(dictionary(text)),
      query: optional(urn),
    },
    fineGrained: {
      upstreamType: oneOf(['FIELD_SET', 'DATASET', 'NONE']),
      upstreams: optional(list(urn)),
      downstreamType: oneOf(['FIELD', 'FIELD_SET']),
      downstreams: optional(list(urn)),
      transformOperation: optional(text),
      confidenceScore: optional(float),
      query: optional(urn),
    },
  };
}

function finderOf({ upstream, fineGrained }: ReturnType<typeof lineageMembersOf>) {
  return problemFinder(
    object({
      upstreams: list(object(upstream)),
      fineGrainedLineages: optional(list(object(fineGrained))),
    }),
  );
}

const MEMBERS = lineageMembersOf((check) => check);
const findInStrict = finderOf(MEMBERS);
const findInBracketed = finderOf(lineageMembersOf(withBrackets));

/** The members of each record in DataHub's model. */
export const lineageMembers: Readonly<
  Record<'upstream' | 'fineGrained' | 'auditStamp', readonly string[]>
> = {
  upstream: Object.keys(MEMBERS.upstream),
  fineGrained: Object.keys(MEMBERS.fineGrained),
  auditStamp: ['time', 'actor', 'impersonator', 'message'],
};
