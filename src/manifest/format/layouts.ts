/** How the formatter lays out the value at one place of a file. */
export interface NodeLayout {
  /** True for a collection whose lines do not become brackets, however short it is. */
  readonly isBlock: boolean;
  /** The keys of a mapping in the order of the schema. Empty: the entries stay as written. */
  readonly keys: readonly string[];
  /** Returns the layout of the value under a key. */
  readonly valueAt: (key: string) => NodeLayout;
  /** Returns the layout of the items of a list. */
  readonly item: () => NodeLayout;
}

interface Parts {
  readonly isBlock?: boolean;
  /** The layouts by key, in the order of the schema. */
  readonly fields?: Readonly<Record<string, NodeLayout>>;
  /** The layout of the values under all other keys. */
  readonly others?: NodeLayout;
  readonly items?: NodeLayout;
}

function layout({ isBlock = false, fields = {}, others, items }: Parts): NodeLayout {
  const byKey = new Map(Object.entries(fields));
  return {
    isBlock,
    keys: [...byKey.keys()],
    valueAt: (key) => byKey.get(key) ?? others ?? plain,
    item: () => items ?? plain,
  };
}

/** A value in brackets where it fits, with its entries as written. */
const plain: NodeLayout = layout({});

const place = { env: plain, platformInstance: plain };

const names = { platform: plain, name: plain, ...place, urn: plain };

const reference = layout({ fields: names });

const declaredColumn = layout({ fields: { type: plain, nativeType: plain } });

const dataset = layout({
  fields: {
    ...names,
    create: plain,
    description: plain,
    columns: layout({ isBlock: true, others: declaredColumn }),
  },
});

const upstream = layout({ fields: { dataset: reference, type: plain, ...names } });

const columnFields = { dataset: reference, column: plain };

const columnReference = layout({ fields: columnFields });

const mapping = layout({
  fields: {
    from: layout({ fields: columnFields, items: columnReference }),
    except: plain,
    transform: plain,
    confidence: plain,
    ...columnFields,
  },
  items: columnReference,
});

const lineageEntry = layout({
  isBlock: true,
  fields: {
    downstream: reference,
    upstreams: layout({ items: upstream }),
    columns: layout({ isBlock: true, others: mapping }),
    protect: plain,
    ownership: plain,
  },
});

/** The keys have the order of `schemas/manifest.schema.json`. A test compares them. */
export const manifestLayout: NodeLayout = layout({
  isBlock: true,
  fields: {
    version: plain,
    defaults: layout({ isBlock: true, fields: { platform: plain, ...place } }),
    datasets: layout({ isBlock: true, others: dataset }),
    lineage: layout({ isBlock: true, items: lineageEntry }),
  },
});

const limits = layout({
  fields: { deletes: layout({ fields: { percent: plain, count: plain } }) },
});

const rules = layout({
  fields: {
    cycle: plain,
    'self-lineage': plain,
    'soft-deleted': plain,
    'co-declared': plain,
    'beyond-target': plain,
    'unused-dataset': plain,
    'duplicate-name': plain,
    'creates-sibling': plain,
  },
});

const imports = layout({
  isBlock: true,
  fields: {
    openlineage: layout({
      isBlock: true,
      fields: {
        namespaces: layout({
          isBlock: true,
          others: layout({ fields: { platform: plain, ...place } }),
        }),
      },
    }),
  },
});

const allowance = layout({
  fields: { guard: plain, address: plain, reason: plain, until: plain },
});

/** The keys have the order of `schemas/settings.schema.json`. A test compares them. */
export const settingsLayout: NodeLayout = layout({
  isBlock: true,
  fields: {
    version: plain,
    stack: plain,
    manifests: plain,
    catalog: layout({ fields: { namespace: plain } }),
    targets: layout({ isBlock: true, others: layout({ fields: place }) }),
    ownership: plain,
    writes: plain,
    fieldPaths: plain,
    wildcardCase: plain,
    limits,
    rules,
    sensitive: layout({ fields: { tags: plain, terms: plain } }),
    imports,
    formerly: plain,
    allowances: layout({ isBlock: true, items: allowance }),
  },
});
