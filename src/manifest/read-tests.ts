import type { Comparison, LineageTest, NeighborCount, TestRule } from '../model/lineage-test.js';
import { type LocatedEntry, type LocatedNode, mapEntries, valueAt } from '../yaml/located-node.js';
import { readSelector, readTexts } from './read-selector.js';
import { readBoolean, readText, readWordFact } from './read-values.js';

const LEVELS: readonly LineageTest['level'][] = ['error', 'warning'];

/**
 * Reads the lineage tests of settings or a manifest, in the order of the file. Leaves out malformed
 * parts, and tests without a rule.
 *
 * @param node the value of the key `tests`
 */
export function readTests(node: LocatedNode | undefined): readonly LineageTest[] {
  return mapEntries(node).flatMap(readTest);
}

function readTest({ key: name, keyPlace: place, value }: LocatedEntry): readonly LineageTest[] {
  const rule = readRule(value);
  if (rule === undefined) return [];
  const level = readWordFact(LEVELS, valueAt(value, 'level')) ?? 'error';
  const existing = readBoolean(valueAt(value, 'existing')) ?? false;
  const description = readText(valueAt(value, 'description'))?.trim().replaceAll(/\s+/g, ' ');
  return [
    { name, level, existing, ...(description !== undefined && { description }), place, rule },
  ];
}

function readRule(test: LocatedNode): TestRule | undefined {
  const forbid = valueAt(test, 'forbid');
  if (forbid !== undefined) return readForbidden(forbid);
  const require = valueAt(test, 'require');
  if (require !== undefined) return readRequirement(require);
  const only = valueAt(test, 'only');
  return only && { kind: 'only', ...readEnds(only) };
}

function readForbidden(node: LocatedNode): TestRule {
  if (valueAt(node, 'cycle') !== undefined) return { kind: 'cycle' };
  const unless = valueAt(node, 'unless');
  const through = valueAt(unless, 'through');
  return {
    kind: 'path',
    ...readEnds(node),
    unlessTransform: readTexts(valueAt(unless, 'transform')),
    ...(through && { unlessThrough: readSelector(through) }),
  };
}

function readEnds(node: LocatedNode) {
  return {
    from: readSelector(valueAt(node, 'from')),
    to: readSelector(valueAt(node, 'to')),
    direct: readBoolean(valueAt(node, 'direct')) ?? false,
  };
}

function readRequirement(node: LocatedNode): TestRule {
  const upstreams = readCount(valueAt(node, 'upstreams'));
  const downstreams = readCount(valueAt(node, 'downstreams'));
  const depth = readComparison(valueAt(node, 'depth'));
  const columns = valueAt(node, 'columns');
  const is = valueAt(node, 'is');
  return {
    kind: 'require',
    of: readSelector(valueAt(node, 'of')),
    ...(upstreams && { upstreams }),
    ...(downstreams && { downstreams }),
    ...(depth && { depth }),
    ...(columns && { mapped: { except: readTexts(valueAt(columns, 'except')) } }),
    ...(is && { is: readSelector(is) }),
  };
}

/** Reads a comparison, or an object with a comparison and the neighbors that count. */
function readCount(node: LocatedNode | undefined): NeighborCount | undefined {
  const count = readComparison(valueAt(node, 'count') ?? node);
  const of = valueAt(node, 'of');
  return count && { count, ...(of && { of: readSelector(of) }) };
}

/** Reads `>=1`, or a number alone, which means `=`. */
function readComparison(node: LocatedNode | undefined): Comparison | undefined {
  const text = node?.kind === 'scalar' ? String(node.value) : '';
  const match = /^([<>]=?|=)? *(\d+)$/.exec(text);
  return match === null
    ? undefined
    : { sign: (match[1] ?? '=') as Comparison['sign'], number: Number(match[2]) };
}
