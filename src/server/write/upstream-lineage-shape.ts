import type { Result } from '../../errors/result.js';
import { isJsonObject, type Json } from '../../model/json.js';
import { lineageTypes } from '../../model/upstream-lineage.js';
import { asDatasetUrn } from '../../urn/dataset-urn.js';
import type { Urn } from '../../urn/urn.js';
import { withBrackets } from '../metamodel/bracketed-urns.js';
import { asEntityUrn } from '../metamodel/entity-keys.js';
import { allowsBrackets, type Dialect } from '../shared/dialect.js';
import { isJsonList } from '../shared/json-accessors.js';
import { kindName } from '../shared/read-json.js';

/** An error in the value of an aspect. */
export interface ShapeProblem {
  /** A path of keys and indexes, for example `/upstreams/0/type`. */
  readonly path: string;
  readonly problem: string;
}

/**
 * Finds the errors in an `upstreamLineage`. Unknown members are allowed, since newer
 * models of DataHub have more of them.
 *
 * Source: `UpstreamLineage.pdl`, `Upstream.pdl`, `FineGrainedLineage.pdl`.
 */
export function findUpstreamLineageProblems(
  value: Json,
  dialect: Dialect,
): readonly ShapeProblem[] {
  return (allowsBrackets(dialect) ? BRACKETED : STRICT)('', value);
}

/** Searches a value at a path for errors. */
type Shape = (path: string, value: Json) => readonly ShapeProblem[];

/** The result for a value without errors. */
const NONE: readonly ShapeProblem[] = [];

/** A member that may not be missing. */
interface Required {
  readonly required: Shape;
}

/** @param checks the first that fails says why */
function urnShape(kind: string, ...checks: readonly ((text: string) => Result<Urn>)[]): Shape {
  return (path, value) => {
    if (typeof value !== 'string') return wrong(path, `must be ${kind}, but is ${kindName(value)}`);
    for (const check of checks) {
      const checked = check(value);
      if (!checked.ok) return wrong(path, `"${value}" ${checked.problem}`);
    }
    return NONE;
  };
}

const text: Shape = (path, value) =>
  typeof value === 'string' ? NONE : wrong(path, `must be a string, but is ${kindName(value)}`);

const numeric: Shape = (path, value) =>
  typeof value === 'number' ? NONE : wrong(path, `must be a number, but is ${kindName(value)}`);

/** A number in the range of a float, as in the model. JSON allows larger ones. */
const float: Shape = (path, value) =>
  typeof value === 'number' && !Number.isFinite(Math.fround(value))
    ? wrong(path, `must be a float, but is ${value}`)
    : numeric(path, value);

const textMap: Shape = (path, value) =>
  isJsonObject(value)
    ? Object.entries(value).flatMap(([key, item]) => text(`${path}/${key}`, item ?? null))
    : wrong(path, `must be a map of strings, but is ${kindName(value)}`);

/** @param accept decides what an urn check accepts besides */
function lineageMembersOf(accept: typeof withBrackets) {
  const urn = urnShape('an urn', accept(asEntityUrn));
  const auditStamp = record({ time: required(numeric), actor: required(urn) });
  return {
    upstream: {
      dataset: required(urnShape('a dataset urn', accept(asDatasetUrn), accept(asEntityUrn))),
      type: required(oneOf(lineageTypes)),
      auditStamp,
      created: auditStamp,
      properties: textMap,
      query: urn,
    },
    fineGrained: {
      upstreamType: required(oneOf(['FIELD_SET', 'DATASET', 'NONE'])),
      upstreams: listOf(urn),
      downstreamType: required(oneOf(['FIELD', 'FIELD_SET'])),
      downstreams: listOf(urn),
      transformOperation: text,
      confidenceScore: float,
      query: urn,
    },
  };
}

function lineageShape({ upstream, fineGrained }: ReturnType<typeof lineageMembersOf>): Shape {
  return record({
    upstreams: required(listOf(record(upstream))),
    fineGrainedLineages: listOf(record(fineGrained)),
  });
}

const MEMBERS = lineageMembersOf((check) => check);
const STRICT = lineageShape(MEMBERS);
const BRACKETED = lineageShape(lineageMembersOf(withBrackets));

/** The members of each record in DataHub's model. */
export const lineageMembers: Readonly<
  Record<'upstream' | 'fineGrained' | 'auditStamp', readonly string[]>
> = {
  upstream: Object.keys(MEMBERS.upstream),
  fineGrained: Object.keys(MEMBERS.fineGrained),
  auditStamp: ['time', 'actor', 'impersonator', 'message'],
};

function required(shape: Shape): Required {
  return { required: shape };
}

function oneOf(names: readonly string[]): Shape {
  return (path, value) =>
    typeof value === 'string' && names.includes(value)
      ? NONE
      : wrong(path, `${JSON.stringify(value)} is none of ${names.join(', ')}`);
}

function listOf(shape: Shape): Shape {
  return (path, value) =>
    isJsonList(value)
      ? value.flatMap((item, i) => shape(`${path}/${i}`, item))
      : wrong(path, `must be an array, but is ${kindName(value)}`);
}

function record(members: Readonly<Record<string, Shape | Required>>): Shape {
  const entries = Object.entries(members);
  return (path, value) =>
    isJsonObject(value)
      ? entries.flatMap(([name, member]) => checkMember(`${path}/${name}`, member, value[name]))
      : wrong(path, `must be an object, but is ${kindName(value)}`);
}

function checkMember(
  path: string,
  member: Shape | Required,
  value: Json | undefined,
): readonly ShapeProblem[] {
  if (value === undefined) return typeof member === 'function' ? NONE : wrong(path, 'is required');
  return typeof member === 'function' ? member(path, value) : member.required(path, value);
}

function wrong(path: string, problem: string): readonly ShapeProblem[] {
  return [{ path, problem }];
}
