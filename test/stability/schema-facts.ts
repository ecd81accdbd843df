/** The part of JSON Schema that the published schemas use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly then?: Schema;
  readonly else?: Schema;
}

/** `read`: people or an older program wrote the document. `written`: other programs read it. */
export type SchemaRole = 'read' | 'written';

const jsonTypes = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] as const;

/**
 * What a schema promises, one text each, so that a schema keeps the promises of another if it has
 * its facts. A document that is read may have all its members, types and values. A document that is
 * written has its required members, and no other type at a place. Limits and patterns are no facts:
 * the files of a release show those that count.
 */
export function schemaFacts(file: string, role: SchemaRole, read: ReadText): readonly string[] {
  const facts = new Set<string>();
  const find = (ref: string): Schema => {
    const [name = '', pointer = ''] = ref.split('#/');
    // A reference within a file names the file, so that a schema can lead to another one.
    const whole = JSON.parse(read(name).replaceAll('"$ref": "#/', `"$ref": "${name}#/`));
    const parts = pointer.split('/').filter((part) => part !== '');
    return parts.reduce((node, part) => node[part], whole) as Schema;
  };
  walk([find(`${file}#/`)], { at: '', find, role, facts, within: [] });
  return [...facts].sort();
}

/** Reads the text of a schema by the name of its file. */
type ReadText = (file: string) => string;

interface Walk {
  readonly at: string;
  readonly find: (ref: string) => Schema;
  readonly role: SchemaRole;
  readonly facts: Set<string>;
  /** The references that lead here. A selector may hold selectors. */
  readonly within: readonly string[];
}

/** @param nodes the alternatives at one place */
function walk(nodes: readonly Schema[], walker: Walk): void {
  const { at, find, role, facts } = walker;
  const within = [...walker.within];
  const alternatives = nodes.flatMap((node) => alternativesOf(node, find, within));
  const conditions = alternatives.flatMap(({ allOf = [], then, else: otherwise }) =>
    [...allOf, then, otherwise].filter((one) => one !== undefined),
  );
  const parts = [
    ...alternatives,
    ...conditions.flatMap((one) => alternativesOf(one, find, within)),
  ];
  const types = new Set(alternatives.flatMap(typesOf));
  for (const type of jsonTypes) {
    if (types.has(type)) facts.add(`${at} may be ${type}`);
    else if (role === 'written') facts.add(`${at} is never ${type}`);
  }
  for (const value of parts.flatMap(valuesOf)) facts.add(`${at} may be ${JSON.stringify(value)}`);
  const objects = alternatives.filter((one) => typesOf(one).includes('object'));
  const members = [...new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)))];
  for (const member of members) {
    const place = `${at}/${member}`;
    if (role === 'written' && objects.every(({ required = [] }) => required.includes(member)))
      facts.add(`${place} is always there`);
    const isOptional = parts.some(
      ({ properties = {}, required = [] }) => member in properties && !required.includes(member),
    );
    if (role === 'read' && isOptional) facts.add(`${place} may be left out`);
    walk(
      parts.flatMap(({ properties = {} }) => properties[member] ?? []),
      { ...walker, at: place, within },
    );
  }
  const items = parts.flatMap((one) => [
    ...(one.items ? [one.items] : []),
    ...(one.prefixItems ?? []),
  ]);
  if (items.length > 0) walk(items, { ...walker, at: `${at}[]`, within });
  const others = parts.flatMap(({ additionalProperties: more }) =>
    typeof more === 'object' ? [more] : [],
  );
  if (others.length > 0) walk(others, { ...walker, at: `${at}/*`, within });
}

/** Follows references, and adds the members of a node to each of its alternatives. */
function alternativesOf(node: Schema, find: Walk['find'], within: string[]): readonly Schema[] {
  const { $ref, anyOf, oneOf, ...rest } = node;
  if ($ref !== undefined) {
    if (within.includes($ref)) return [];
    within.push($ref);
    return alternativesOf({ ...rest, ...find($ref) }, find, within);
  }
  const choices = anyOf ?? oneOf;
  if (choices === undefined) return [rest];
  return choices
    .flatMap((one) => alternativesOf(one, find, within))
    .map((one) => ({
      ...rest,
      ...one,
      required: [...(rest.required ?? []), ...(one.required ?? [])],
    }));
}

function typesOf(node: Schema): readonly string[] {
  const { type, properties } = node;
  const values = valuesOf(node);
  if (typeof type === 'string') return type === 'number' ? ['number', 'integer'] : [type];
  if (type !== undefined) return type.includes('number') ? [...type, 'integer'] : type;
  if (values.length > 0) return values.map(jsonTypeOf);
  return properties === undefined ? jsonTypes : ['object'];
}

function valuesOf(node: Schema): readonly unknown[] {
  return 'const' in node ? [node.const] : (node.enum ?? []);
}

/** The type of a value of JSON, as a schema names it. */
export function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
