import { datasetKey, type Element, edgeKey } from './element.js';

interface RawNode {
  readonly resource_type?: string;
  readonly database?: string | null;
  readonly schema?: string | null;
  readonly name?: string;
  readonly alias?: string;
  readonly identifier?: string;
  readonly config?: { readonly enabled?: boolean; readonly materialized?: string };
  readonly depends_on?: { readonly nodes?: readonly string[] };
}

export interface RawManifest {
  readonly nodes: Readonly<Record<string, RawNode>>;
  readonly sources?: Readonly<Record<string, RawNode>>;
  readonly exposures?: object;
  readonly metrics?: object;
}

/** Lists the nodes and the dependencies of a manifest, by tables of Postgres. */
export function dbtElements(manifest: RawManifest, platform = 'postgres'): readonly Element[] {
  const all = new Map(Object.entries({ ...manifest.nodes, ...manifest.sources }));
  const kindOf = (id: string) => all.get(id)?.resource_type ?? id.replace(/\..*/s, '');
  const isOn = (id: string) => all.get(id)?.config?.enabled !== false && all.has(id);
  const isPassage = (id: string) => isOn(id) && all.get(id)?.config?.materialized === 'ephemeral';
  const urnOf = (id: string): string | undefined => {
    const node = all.get(id);
    const isTable = ['model', 'seed', 'snapshot', 'source'].includes(kindOf(id));
    if (node === undefined || !isTable || !isOn(id) || isPassage(id)) return undefined;
    const last = node.identifier ?? node.alias ?? node.name;
    const name = [node.database, node.schema, last].filter(Boolean).join('.');
    return `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;
  };
  const lost = (id: string) =>
    ['disabled', 'without-relation', 'without-lineage'].map((code) => `dbt-node-${code} ${id}`);
  /** The tables behind a node, through ephemeral models. */
  const behind = (id: string): readonly string[] => {
    const found = new Set(all.get(id)?.depends_on?.nodes ?? []);
    for (const one of found)
      if (isPassage(one)) for (const next of all.get(one)?.depends_on?.nodes ?? []) found.add(next);
    return [...found].filter((one) => !isPassage(one));
  };
  const ids = [...all.keys()].filter((id) => kindOf(id) !== 'test');
  const nodes = ids.map(
    (id): Element => ({ what: id, key: datasetKey(urnOf(id)), reasons: lost(id) }),
  );
  const connected = new Set(ids.flatMap((id) => all.get(id)?.depends_on?.nodes ?? []));
  const edges = ids
    .filter((id) => kindOf(id) !== 'source' && !isPassage(id))
    .flatMap((id) =>
      behind(id).map((upstream): Element => {
        const isOwn = urnOf(id) === urnOf(upstream);
        return {
          what: `${id} <- ${upstream}`,
          key: edgeKey(urnOf(id), urnOf(upstream)),
          reasons: [
            ...[id, upstream].flatMap((one) => (urnOf(one) === undefined ? lost(one) : [])),
            ...ids.map((reader) => `dbt-node-missing ${reader} <- ${upstream}`),
            ...(isOwn ? [`import-self-edge ${id}`] : []),
          ],
        };
      }),
    );
  // A passage stands in the edges that lead through it, which are among the others.
  const passed = (id: string) => isPassage(id) && connected.has(id);
  const others = ['exposure', 'semantic-model'].flatMap((code, at) =>
    Object.keys((at === 0 ? manifest.exposures : manifest.metrics) ?? {}).map(
      (id): Element => ({ what: id, key: undefined, reasons: [`dbt-${code} ${id}`] }),
    ),
  );
  return [...nodes.filter(({ what }) => !passed(what)), ...edges, ...others];
}
