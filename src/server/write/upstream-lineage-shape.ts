import { isJsonObject, type Json } from '../../model/json.js';
import { lineageTypes } from '../../model/upstream-lineage.js';
import { asDatasetUrn } from '../../urn/dataset-urn.js';
import { asEntityUrn } from '../metamodel/entity-keys.js';
import { kindName } from '../shared/read-json.js';

/** An error in the value of an aspect. */
export interface ShapeProblem {
  /** A path of keys and indexes, for example `/upstreams/0/type`. */
  readonly path: string;
  readonly problem: string;
  /**
   * True for an urn that is not one of a dataset where one is required. DataHub answers these with
   * 500.
   */
  readonly wrongUrn?: true;
}

/**
 * Finds the errors in an `upstreamLineage`. Unknown members are allowed, since newer models of
 * DataHub have more of them.
 *
 * Source: `UpstreamLineage.pdl`, `Upstream.pdl`, `FineGrainedLineage.pdl`.
 */
export function findUpstreamLineageProblems(value: Json): readonly ShapeProblem[] {
  return check(
    '',
    value,
    record({ upstreams: required(listOf(UPSTREAM)), fineGrainedLineages: listOf(FINE_GRAINED) }),
  );
}

/** Finds the errors in a value at a path. */
type Shape = (path: string, value: Json) => readonly ShapeProblem[];

/** A member that may not be missing. */
interface Required {
  readonly required: Shape;
}

const datasetUrn: Shape = (path, value) => {
  if (typeof value !== 'string')
    return wrong(path, `must be a dataset urn, but is ${kindName(value)}`);
  const checked = asDatasetUrn(value);
  return checked.ok
    ? urn(path, value)
    : [{ path, problem: `"${value}" ${checked.problem}`, wrongUrn: true }];
};

const urn: Shape = (path, value) => {
  if (typeof value !== 'string') return wrong(path, `must be an urn, but is ${kindName(value)}`);
  const checked = asEntityUrn(value);
  return checked.ok ? [] : wrong(path, `"${value}" ${checked.problem}`);
};

const text: Shape = (path, value) =>
  typeof value === 'string' ? [] : wrong(path, `must be a string, but is ${kindName(value)}`);

const numeric: Shape = (path, value) =>
  typeof value === 'number' ? [] : wrong(path, `must be a number, but is ${kindName(value)}`);

/** A number in the range of a float, as in the model. JSON allows larger ones. */
const float: Shape = (path, value) =>
  typeof value === 'number' && !Number.isFinite(Math.fround(value))
    ? wrong(path, `must be a float, but is ${value}`)
    : numeric(path, value);

const textMap: Shape = (path, value) =>
  isJsonObject(value)
    ? Object.entries(value).flatMap(([key, item]) => text(`${path}/${key}`, item ?? null))
    : wrong(path, `must be a map of strings, but is ${kindName(value)}`);

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
    typeof value === 'string' && names.includes(value)
      ? []
      : wrong(path, `${JSON.stringify(value)} is none of ${names.join(', ')}`);
}

function listOf(shape: Shape): Shape {
  return (path, value) =>
    Array.isArray(value)
      ? value.flatMap((item, i) => check(`${path}/${i}`, item, shape))
      : wrong(path, `must be an array, but is ${kindName(value)}`);
}

function record(members: Readonly<Record<string, Shape | Required>>): Shape {
  return (path, value) => {
    if (!isJsonObject(value)) return wrong(path, `must be an object, but is ${kindName(value)}`);
    return Object.entries(members).flatMap(([name, member]) => {
      const item = value[name];
      if (item === undefined)
        return typeof member === 'function' ? [] : wrong(`${path}/${name}`, 'is required');
      return check(
        `${path}/${name}`,
        item,
        typeof member === 'function' ? member : member.required,
      );
    });
  };
}

function check(path: string, value: Json, shape: Shape): readonly ShapeProblem[] {
  return shape(path, value);
}

function wrong(path: string, problem: string): readonly ShapeProblem[] {
  return [{ path, problem }];
}
