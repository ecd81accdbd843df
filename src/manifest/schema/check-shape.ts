import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Finding } from '../../errors/finding.js';
import { groupBy } from '../../model/group-by.js';
import {
  emptyAt,
  type KeyedNode,
  LocatedList,
  LocatedMap,
  type LocatedNode,
  listItems,
  mapEntries,
  toPlain,
} from '../../yaml/located-node.js';
import { keyFindings } from './key-findings.js';
import type { DocumentShape } from './shapes.js';
import { valueFindings } from './value-findings.js';

export interface ShapeCheck {
  readonly findings: readonly Finding[];
  /**
   * The same tree with null in place of every value that has a finding, so that later steps do not
   * report the value again. Null has no other meaning there, since none of our schemas allows it.
   */
  readonly sound: LocatedNode;
}

/** Checks a file against its JSON Schema. Each mistake is one finding, at its key or value. */
export function checkShape(root: LocatedNode, shape: DocumentShape): ShapeCheck {
  shape(toPlain(root));
  const all = shape.errors ?? [];
  const errors = groupBy(all.slice(0, MAX_ERRORS), errorPointer);
  const findings: Finding[] = [];
  const faulty = new Set<LocatedNode>();
  const visit = (keyed: KeyedNode, pointer: string): void => {
    const here = errors.get(pointer) ?? [];
    const keys = keyFindings(here, keyed);
    const values = valueFindings(here, keyed);
    for (const one of [...keys.findings, ...values]) findings.push(one);
    for (const value of keys.faulty) faulty.add(value);
    if (values.length > 0) faulty.add(keyed.node);
    for (const [step, child] of keyedChildren(keyed.node)) visit(child, `${pointer}/${step}`);
  };
  if (errors.size > 0) visit({ node: root, keyPlace: root.place }, '');
  const [first] = findings;
  if (all.length > MAX_ERRORS && first !== undefined) {
    const message = `the file has ${all.length - MAX_ERRORS} more mistakes, which are not listed`;
    return { findings: [...findings, { ...first, message }], sound: emptyAt(root) };
  }
  return { findings, sound: faulty.size === 0 ? root : replaceFaulty(root, faulty) };
}

/** Nobody reads more errors than this, and each takes memory. */
const MAX_ERRORS = 100_000;

function replaceFaulty(node: LocatedNode, faulty: ReadonlySet<LocatedNode>): LocatedNode {
  if (faulty.has(node)) return emptyAt(node);
  const { source, start, end } = node;
  switch (node.kind) {
    case 'scalar':
      return node;
    case 'list': {
      const items = node.items.map((item) => replaceFaulty(item, faulty));
      return new LocatedList(source, start, end, items);
    }
    case 'map': {
      const entries = mapEntries(node).map(
        (entry) => [entry.key, entry.withValue(replaceFaulty(entry.value, faulty))] as const,
      );
      return new LocatedMap(source, start, end, new Map(entries));
    }
  }
}

/**
 * Returns the pointer to the faulty value. For a forbidden key this is the mapping, although the
 * validator points to the value of the key.
 */
function errorPointer({ keyword, instancePath }: ErrorObject): string {
  return keyword === 'false schema'
    ? instancePath.slice(0, instancePath.lastIndexOf('/'))
    : instancePath;
}

/** Returns the children of a node, each with the step of a JSON pointer that leads to it. */
function keyedChildren(node: LocatedNode): readonly (readonly [string, KeyedNode])[] {
  return [
    ...listItems(node).map((item, index): [string, KeyedNode] => [
      String(index),
      { node: item, keyPlace: item.place },
    ]),
    ...mapEntries(node).map(({ key, keyPlace, value }): [string, KeyedNode] => [
      escapeStep(key),
      { node: value, keyPlace },
    ]),
  ];
}

function escapeStep(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
