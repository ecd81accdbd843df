import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Finding } from '../errors/finding.js';
import { groupBy } from '../model/group-by.js';
import { keyFindings } from './key-findings.js';
import { entriesOf, itemsOf, type Located } from './located.js';
import type { Shape } from './shapes.js';
import type { Spot } from './spot.js';
import { toPlain } from './to-plain.js';
import { valueFindings } from './value-findings.js';

export interface ShapeCheck {
  readonly findings: readonly Finding[];
  /**
   * The same tree with null for every value that a finding is about, so that whoever reads on does not report it once
   * more. Null has no other meaning there, since no schema of ours allows it.
   */
  readonly sound: Located;
}

/** Holds a file against its JSON Schema. One finding for each mistake, at the key or value concerned. */
export function checkShape(root: Located, shape: Shape): ShapeCheck {
  const { validate, definitions } = shape;
  validate(toPlain(root));
  const errors = groupBy(validate.errors ?? [], pointerOf);
  const findings: Finding[] = [];
  const faulty = new Set<Located>();
  const visit = (spot: Spot, pointer: string): void => {
    const here = errors.get(pointer) ?? [];
    const keys = keyFindings(here, spot, definitions);
    const values = valueFindings(here, spot, definitions);
    findings.push(...keys.findings, ...values);
    for (const value of keys.faulty) faulty.add(value);
    if (values.length > 0) faulty.add(spot.node);
    for (const [step, child] of childrenOf(spot.node)) visit(child, `${pointer}/${step}`);
  };
  if (errors.size > 0) visit({ node: root, keyPlace: root.place }, '');
  return { findings, sound: withHoles(root, faulty) };
}

function withHoles(node: Located, faulty: ReadonlySet<Located>): Located {
  if (faulty.has(node)) return { kind: 'scalar', value: null, text: '', place: node.place };
  switch (node.kind) {
    case 'scalar':
      return node;
    case 'list':
      return { ...node, items: node.items.map((item) => withHoles(item, faulty)) };
    case 'map':
      return {
        ...node,
        entries: new Map([...node.entries].map(([key, entry]) => [key, { ...entry, value: withHoles(entry.value, faulty) }])),
      };
  }
}

/** A key that may not be there is the fault of the mapping, though the validator blames the key's value. */
function pointerOf({ keyword, instancePath }: ErrorObject): string {
  return keyword === 'false schema' ? instancePath.slice(0, instancePath.lastIndexOf('/')) : instancePath;
}

/** With the step of a JSON pointer that leads to each. */
function childrenOf(node: Located): readonly (readonly [string, Spot])[] {
  return [
    ...itemsOf(node).map((item, index): [string, Spot] => [String(index), { node: item, keyPlace: item.place }]),
    ...entriesOf(node).map(({ key, keyPlace, value }): [string, Spot] => [escapeStep(key), { node: value, keyPlace }]),
  ];
}

function escapeStep(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
