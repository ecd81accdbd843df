import { ok, problem, type Result } from '../../errors/result.js';
import { isJsonObject, type Json } from '../../model/json.js';
import { asDatasetUrn } from '../../urn/dataset-urn.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import type { withBrackets } from '../metamodel/bracketed-urns.js';
import { asEntityUrn } from '../metamodel/entity-keys.js';
import {
  accepted,
  dictionary,
  number,
  oneOf,
  type Schema,
  text,
  type Words,
} from '../shared/json-schema.js';
import { kindName } from '../shared/read-json.js';
import { malformed } from '../shared/request-error.js';
import { listOf, maybe, plain, record, type Shape } from './record-shape.js';

/** The forms of values that several aspects hold. */
export interface AspectParts {
  readonly urn: Shape;
  readonly datasetUrn: Shape;
  /** A member of a union of one type, with or without the union around it. */
  readonly datasetSource: Shape;
  readonly urnOf: (type: string) => Shape;
  readonly auditStamp: Shape;
  readonly edges: Shape;
  readonly mappings: Shape;
}

/** @param accept makes an urn check accept more urns */
export function aspectParts(accept: typeof withBrackets): AspectParts {
  const asUrn = accept(asEntityUrn);
  const urn = plain(urnText('an urn', asUrn));
  const datasetText = urnText('a dataset urn', accept(asDatasetUrn), asUrn);
  const auditStamp = record({
    time: plain(number),
    actor: urn,
    impersonator: maybe(urn),
    message: maybe(plain(text)),
  });
  const edge = record({
    sourceUrn: maybe(urn),
    destinationUrn: urn,
    created: maybe(auditStamp),
    lastModified: maybe(auditStamp),
    properties: maybe(plain(dictionary(text))),
  });
  const mapping = record({
    upstreamType: plain(oneOf(['FIELD_SET', 'DATASET', 'NONE'])),
    upstreams: maybe(listOf(urn)),
    downstreamType: plain(oneOf(['FIELD', 'FIELD_SET'])),
    downstreams: maybe(listOf(urn)),
    transformOperation: maybe(plain(text)),
    confidenceScore: maybe(plain(float)),
    query: maybe(urn),
  });
  return {
    urn,
    datasetUrn: plain(datasetText),
    datasetSource: plain(union(datasetText)),
    urnOf: (type) => plain(urnText(`the urn of a ${type}`, asUrn, typeCheck(type))),
    auditStamp,
    edges: maybe(listOf(edge)),
    mappings: maybe(listOf(mapping)),
  };
}

/** A union: an object with the name of the member around the value, or the value alone. */
export function union({ json }: Schema<string>): Schema<unknown> {
  const { words } = json as { readonly words: Words };
  return accepted((value, what) => words(unwrapped(value), what));
}

function unwrapped(value: Json | undefined): Json | undefined {
  if (value === undefined || !isJsonObject(value)) return value;
  const [inner, ...others] = Object.values(value);
  return others.length === 0 ? inner : value;
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

function typeCheck(type: string): (text: string) => Result<Urn> {
  return (text) =>
    urnEntityType(text) === type ? ok(text as Urn) : problem(`is not the urn of a ${type}`);
}

/** A number in the range of a float, as in the model. JSON allows larger numbers. */
const float = accepted<number>((value, what) => {
  if (typeof value !== 'number')
    throw malformed(`${what} must be a number, but is ${kindName(value)}`);
  if (!Number.isFinite(Math.fround(value)))
    throw malformed(`${what} must be a float, but is ${value}`);
});
