import manifestSchema from '../../../schemas/manifest.schema.json' with { type: 'json' };
import settingsSchema from '../../../schemas/settings.schema.json' with { type: 'json' };

/** The layout of the value at one place of a file. */
export interface NodeLayout {
  /** True for a collection whose lines do not become brackets, however short it is. */
  readonly isBlock: boolean;
  /** The keys of a mapping in the order of the schema. If empty, the entries stay as written. */
  readonly keys: readonly string[];
  /** Returns the layout of the value under a key. */
  readonly valueAt: (key: string) => NodeLayout;
  /** Returns the layout of the items of a list. */
  readonly item: () => NodeLayout;
}

/** The parts of a schema that say where values stand. */
interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly then?: Schema;
  readonly else?: Schema;
  /** False for a key that another key excludes. */
  readonly properties?: Readonly<Record<string, Schema | false>>;
  /** A schema for a mapping whose keys people choose. */
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema;
}

type Definitions = Readonly<Record<string, Schema>>;

/** The keys that frame a file. A key of a test with such a name refers to a definition. */
const FRAME: ReadonlySet<string> = new Set([
  'defaults',
  'datasets',
  'jobs',
  'charts',
  'dashboards',
  'columns',
  'lineage',
  'targets',
  'imports',
  'openlineage',
  'namespaces',
  'tests',
  'allowances',
]);

/** A value in brackets where it fits, with its entries as written. */
const plain: NodeLayout = { isBlock: false, keys: [], valueAt: () => plain, item: () => plain };

function layoutOf(schema: Schema, definitions: Definitions, isBlock: boolean): NodeLayout {
  const shapes = shapesOf(schema, definitions);
  // Each layout is made when it is asked for, since a selector may hold selectors.
  const inner = (key: string, value: Schema) =>
    once(() => layoutOf(value, definitions, FRAME.has(key) && value.type !== undefined));
  const fields = new Map<string, () => NodeLayout>();
  for (const { properties = {} } of shapes)
    for (const [key, value] of Object.entries(properties))
      if (value !== false && !fields.has(key)) fields.set(key, inner(key, value));
  const [others = plain] = shapes.flatMap(({ additionalProperties: one }) =>
    one ? [layoutOf(one, definitions, false)] : [],
  );
  // Only the items of the list `lineage` are frames too.
  const isLineage = schema.items?.$ref === '#/$defs/lineageEntry';
  const [item = () => plain] = shapes.flatMap(({ items }) =>
    items ? [once(() => layoutOf(items, definitions, isLineage))] : [],
  );
  return {
    isBlock,
    keys: others === plain ? mergeKeys(shapes) : [],
    valueAt: (key) => fields.get(key)?.() ?? others,
    item,
  };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Merges the keys of the forms of a mapping, so that the keys of each form keep their order. */
function mergeKeys(shapes: readonly Schema[]): readonly string[] {
  const merged: string[] = [];
  for (const { properties = {} } of shapes) {
    const allowed = Object.entries(properties).filter(([, value]) => value !== false);
    let at = merged.length;
    for (const [key] of allowed.reverse()) {
      const known = merged.indexOf(key);
      if (known >= 0) at = known;
      else merged.splice(at, 0, key);
    }
  }
  return merged;
}

/** Lists a schema with the alternatives that it has. */
function shapesOf(schema: Schema, definitions: Definitions): readonly Schema[] {
  const named = definitions[String(schema.$ref).replace('#/$defs/', '')];
  const parts = [named, schema.then, schema.else].flatMap((part) => part ?? []);
  return [schema, ...parts.flatMap((part) => shapesOf(part, definitions))];
}

export const manifestLayout: NodeLayout = fileLayout(manifestSchema);

export const settingsLayout: NodeLayout = fileLayout(settingsSchema);

function fileLayout(schema: object): NodeLayout {
  const { $defs, ...root } = schema as Schema & { readonly $defs: Definitions };
  return layoutOf(root, $defs, true);
}
