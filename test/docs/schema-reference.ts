import { stringify } from 'yaml';
import { markdownTable } from '../support/docs/generated-parts.js';

/** The members of a JSON Schema that the schemas of manifests and settings use. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema | false>>;
  readonly additionalProperties?: Schema | boolean;
  readonly then?: Schema;
  readonly else?: Schema;
}

/** A mapping of a file, by its path: `targets.NAME`, `lineage[]`. */
interface Section {
  readonly path: string;
  /** The key that only this form of the mapping has, if it has several. */
  readonly form?: string;
  readonly keys: readonly Key[];
}

interface Key {
  readonly name: string;
  readonly required: 'always' | 'in one form' | 'never';
  readonly schema: Schema;
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: '`true` or `false`',
  array: 'list',
  object: 'mapping',
};

const needText = {
  always: ' (required)',
  'in one form': ' (required in one form)',
  never: '',
} as const;

/**
 * Builds the tables of all keys of a schema, one for each mapping, in the order of the schema. A
 * table that would repeat an earlier one is left out.
 */
export function schemaReference(root: Schema): string {
  const seen = new Set<string>();
  const tables = new Map<string, string>();
  for (const section of sectionsOf(root, '', root, seen)) {
    const table = keyTable(section.keys);
    if (!tables.has(table)) tables.set(table, titleOf(section));
  }
  return [...tables].map(([table, title]) => `### ${title}\n\n${table}`).join('\n');
}

function titleOf({ path, form }: Section): string {
  if (path === '') return 'At the top';
  return form === undefined ? `\`${path}\`` : `\`${path}\` with \`${form}\``;
}

/** The sections of a value and of everything below it. A shared definition is shown once. */
function sectionsOf(
  schema: Schema,
  path: string,
  root: Schema,
  seen: Set<string>,
): readonly Section[] {
  if (schema.$ref !== undefined) {
    if (seen.has(schema.$ref)) return [];
    seen.add(schema.$ref);
  }
  const forms = formsOf(schema, root);
  if (forms.length > 0)
    return forms.flatMap((one) => {
      const [first, ...others] = sectionsOf(one, path, root, seen);
      const [form] = resolve(one, root).required ?? [];
      return first === undefined ? [] : [{ ...first, ...(form && { form }) }, ...others];
    });
  const parts = partsOf(schema, root);
  const keys = keysOf(parts);
  const named = parts.flatMap(({ additionalProperties: other }) =>
    typeof other === 'object' ? [other] : [],
  );
  const items = parts.flatMap((part) => (part.items === undefined ? [] : [part.items]));
  const below = (one: Schema, suffix: string) => sectionsOf(one, `${path}${suffix}`, root, seen);
  const dot = path === '' ? '' : '.';
  return [
    ...(keys.length === 0 ? [] : [{ path, keys: keys.map((key) => withType(key, root)) }]),
    ...keys.flatMap((key) => below(key.schema, `${dot}${key.name}`)),
    ...named.flatMap((one) => below(one, `${dot}NAME`)),
    ...items.flatMap((one) => below(one, '[]')),
  ];
}

/** The forms of a mapping that has no key in all of them. Empty for any other value. */
function formsOf(schema: Schema, root: Schema): readonly Schema[] {
  const { properties, then, else: other } = resolve(schema, root);
  const forms = [then, other].flatMap((one) => one ?? []);
  return properties === undefined && forms.length === 2 && forms.every((one) => one.$ref)
    ? forms
    : [];
}

function keysOf([whole, ...branches]: readonly Schema[]): readonly Key[] {
  const inOneForm = new Set(branches.flatMap(({ required = [] }) => required));
  const need = (name: string) => {
    if (whole?.required?.includes(name)) return 'always';
    return inOneForm.has(name) ? 'in one form' : 'never';
  };
  return [whole, ...branches].flatMap((part) =>
    Object.entries(part?.properties ?? {}).flatMap(([name, schema]) =>
      schema === false ? [] : [{ name, schema, required: need(name) } as const],
    ),
  );
}

/** A schema without its reference, and the branches of its condition. */
function partsOf(schema: Schema, root: Schema): readonly Schema[] {
  const whole = resolve(schema, root);
  const branches = [whole.then, whole.else].flatMap((branch) =>
    branch === undefined ? [] : partsOf(branch, root),
  );
  return [whole, ...branches];
}

function resolve(schema: Schema, root: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const target = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
  if (target === undefined) throw new Error(`the schema has no ${schema.$ref}`);
  return resolve(target, root);
}

function withType(key: Key, root: Schema): Key {
  const { type, enum: values, const: only, items } = resolve(key.schema, root);
  return {
    ...key,
    schema: {
      ...key.schema,
      ...(type !== undefined && { type }),
      ...(values !== undefined && { enum: values }),
      ...(only !== undefined && { const: only }),
      ...(items !== undefined && { items: resolve(items, root) }),
    },
  };
}

function keyTable(keys: readonly Key[]): string {
  const rows = keys.map(({ name, required, schema }) => [
    `\`${name}\`${needText[required]}`,
    typeText(schema),
    defaultOf(schema),
    exampleText(name, schema),
    meaningOf(schema),
  ]);
  return markdownTable([['Key', 'Type', 'Default', 'Example', 'Meaning'], ...rows]);
}

function typeText({ const: only, enum: values, type, items }: Schema): string {
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(', ');
  const types = [type ?? []].flat();
  if (types.length === 1 && types[0] === 'array' && items !== undefined) {
    const inner = [items.type ?? []].flat().map((one) => typeWords[one]);
    return `list of ${inner.join(' or ')}`;
  }
  return types.map((one) => typeWords[one]).join(' or ');
}

/** A description ends with `Default: …` if the key has a default. */
const DEFAULT = / ?Default: (.*?)\.?$/;

function defaultOf({ description = '' }: Schema): string {
  const [, value = ''] = DEFAULT.exec(description) ?? [];
  return /^[\w*./-]+$/.test(value) ? `\`${value}\`` : value;
}

function meaningOf({ description = '' }: Schema): string {
  return description.replace(DEFAULT, '').replaceAll(/"\*"|short_name\.\*|\*/g, '`$&`');
}

function exampleText(name: string, { examples = [] }: Schema): string {
  const key = name === '*' ? '"*"' : name;
  return examples
    .map((value) =>
      stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }),
    )
    .map((text) => `\`${key}: ${text.trim()}\``)
    .join('<br>');
}
