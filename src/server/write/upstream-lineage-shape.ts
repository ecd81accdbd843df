import { isJsonObject, type Json } from '../../model/json.js';
import { lineageTypes } from '../../model/upstream-lineage.js';
import { asDatasetUrn } from '../../urn/dataset-urn.js';
import { asEntityUrn } from '../metamodel/entity-keys.js';
import { nameOfKind } from '../read-json.js';

/** Something wrong inside an aspect. */
export interface ShapeProblem {
  /** Where, as a path of keys and indexes: `/upstreams/0/type`. */
  readonly path: string;
  readonly problem: string;
  /** An urn of the wrong type where a dataset's belongs: DataHub answers these with 500. */
  readonly wrongUrn?: true;
}

/**
 * What is wrong with an `upstreamLineage`; nothing where it is right. Members that DataHub's model does not have are
 * let through, since newer models have more of them.
 *
 * Source: `UpstreamLineage.pdl`, `Upstream.pdl`, `FineGrainedLineage.pdl`.
 */
export function upstreamLineageProblems(value: Json): readonly ShapeProblem[] {
  return check('', value, record({ upstreams: required(listOf(UPSTREAM)), fineGrainedLineages: listOf(FINE_GRAINED) }));
}

/** Appends what is wrong with a value at a path. */
type Shape = (path: string, value: Json) => readonly ShapeProblem[];

/** A member that may not be missing. */
interface Required {
  readonly required: Shape;
}

const datasetUrn: Shape = (path, value) => {
  if (typeof value !== 'string') return wrong(path, `must be a dataset urn, but is ${nameOfKind(value)}`);
  const checked = asDatasetUrn(value);
  return checked.ok ? urn(path, value) : [{ path, problem: `"${value}" ${checked.problem}`, wrongUrn: true }];
};

const urn: Shape = (path, value) => {
  if (typeof value !== 'string') return wrong(path, `must be an urn, but is ${nameOfKind(value)}`);
  const checked = asEntityUrn(value);
  return checked.ok ? [] : wrong(path, `"${value}" ${checked.problem}`);
};

const text: Shape = (path, value) => (typeof value === 'string' ? [] : wrong(path, `must be a string, but is ${nameOfKind(value)}`));

const numeric: Shape = (path, value) => (typeof value === 'number' ? [] : wrong(path, `must be a number, but is ${nameOfKind(value)}`));

/** The model has a float here, and JSON can hold numbers that no float can. */
const float: Shape = (path, value) =>
  typeof value === 'number' && !Number.isFinite(Math.fround(value))
    ? wrong(path, `must be a float, but is ${value}`)
    : numeric(path, value);

const textMap: Shape = (path, value) =>
  isJsonObject(value)
    ? Object.entries(value).flatMap(([key, item]) => text(`${path}/${key}`, item ?? null))
    : wrong(path, `must be a map of strings, but is ${nameOfKind(value)}`);

const auditStamp: Shape = record({ time: required(numeric), actor: required(urn) });

const UPSTREAM: Shape = record({
  dataset: required(datasetUrn),
  type: required(oneOf(lineageTypes)),
  auditStamp,
  created: auditStamp,
  properties: textMap,
  query: urn,
});

const FINE_GRAINED: Shape = record({
  upstreamType: required(oneOf(['FIELD_SET', 'DATASET', 'NONE'])),
  upstreams: listOf(urn),
  downstreamType: required(oneOf(['FIELD', 'FIELD_SET'])),
  downstreams: listOf(urn),
  transformOperation: text,
  confidenceScore: float,
  query: urn,
});

function required(shape: Shape): Required {
  return { required: shape };
}

function oneOf(names: readonly string[]): Shape {
  return (path, value) =>
    typeof value === 'string' && names.includes(value) ? [] : wrong(path, `${JSON.stringify(value)} is none of ${names.join(', ')}`);
}

function listOf(shape: Shape): Shape {
  return (path, value) =>
    Array.isArray(value)
      ? value.flatMap((item, i) => check(`${path}/${i}`, item, shape))
      : wrong(path, `must be an array, but is ${nameOfKind(value)}`);
}

function record(members: Readonly<Record<string, Shape | Required>>): Shape {
  return (path, value) => {
    if (!isJsonObject(value)) return wrong(path, `must be an object, but is ${nameOfKind(value)}`);
    return Object.entries(members).flatMap(([name, member]) => {
      const item = value[name];
      if (item === undefined) return typeof member === 'function' ? [] : wrong(`${path}/${name}`, 'is required');
      return check(`${path}/${name}`, item, typeof member === 'function' ? member : member.required);
    });
  };
}

function check(path: string, value: Json, shape: Shape): readonly ShapeProblem[] {
  return shape(path, value);
}

function wrong(path: string, problem: string): readonly ShapeProblem[] {
  return [{ path, problem }];
}
