import { runnerImport } from 'vite';

const COLUMNS = 6;
/** New neighbors of each box that the address opens, by hop. */
const FAN = [12, 5, 5];
/** The openings of the third hop on each side, so that the graph has 500 boxes. */
const LAST = { up: 35, down: 36 };
const PAIRS = 3000;

/** @param {string} name @param {string} platform */
const urnOf = (name, platform = 'snowflake') =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},bench.public.${name},PROD)`;

/**
 * 500 datasets of 6 columns with 3,000 column pairs, and the address that opens them all. Most have
 * two neighbors towards the home dataset, so that lines cross.
 */
export async function wideGraph() {
  const { module } = await runnerImport('src/web/lineage/model/key-of.ts');
  const down = side('down');
  const up = side('up');
  const edges = [
    ...down.edges.map(([near, far]) => ({ from: near, to: far })),
    ...up.edges.map(([near, far]) => ({ from: far, to: near })),
  ];
  const open = [
    ...down.opened.map((name) => `d${module.keyOf(urnOf(name))}`),
    ...up.opened.map((name) => `u${module.keyOf(urnOf(name))}`),
  ];
  const names = ['home', ...down.names, ...up.names];
  return {
    entities: toEntities(names, edges),
    path: lineagePath(urnOf('home'), `?columns=1&open=${open.join('.')}`),
    boxes: names.length,
    edges: edges.length,
    pairs: PAIRS,
  };
}

/** A dataset with many downstreams, on three platforms and in several schemas. */
export function hub(size) {
  const upstreamLineage = {
    value: { upstreams: [{ dataset: urnOf('hub'), type: 'TRANSFORMED' }] },
  };
  const members = Array.from({ length: size }, (_, index) => ({
    ...plain(urnOf(`part_${index % 7}.member_${index}`, ['hive', 'dbt', 'kafka'][index % 3])),
    upstreamLineage,
  }));
  return { entities: [plain(urnOf('hub')), ...members], path: lineagePath(urnOf('hub')) };
}

/** A dataset of many columns, each of which feeds one of another dataset. */
export function wideTable(size) {
  const [from, to] = [urnOf('wide'), urnOf('wide_copy')];
  const value = {
    upstreams: [{ dataset: from, type: 'COPY' }],
    fineGrainedLineages: Array.from({ length: size }, (_, index) => pair(from, to, index, index)),
  };
  return {
    entities: [plain(from), { ...plain(to), upstreamLineage: { value } }],
    path: lineagePath(from, '?columns=1'),
  };
}

/** One side of the graph: a tree of three hops, with a second way to most datasets. */
function side(direction) {
  const names = [];
  const edges = [];
  const opened = [];
  let layer = ['home'];
  FAN.forEach((fan, hop) => {
    const parents = layer.slice(0, hop === 2 ? LAST[direction] : layer.length);
    if (hop > 0) opened.push(...parents);
    layer = parents.flatMap((parent, index) =>
      Array.from({ length: fan }, (_, child) => {
        const name = `${direction}_${hop}_${index * fan + child}`;
        names.push(name);
        edges.push([parent, name]);
        if (hop > 0 && child % 2 === 0) edges.push([parents[(index + 1) % parents.length], name]);
        return name;
      }),
    );
  });
  return { names, edges, opened };
}

function toEntities(names, edges) {
  return names.map((name) => {
    const own = edges.filter(({ to }) => to === name);
    const value = {
      upstreams: own.map(({ from }) => ({ dataset: urnOf(from), type: 'TRANSFORMED' })),
      fineGrainedLineages: own.flatMap((edge) => pairsOf(edge, edges)),
    };
    const fields = Array.from({ length: COLUMNS }, (_, index) => ({
      fieldPath: `column_${index}`,
      nativeDataType: 'NUMBER',
      type: { type: { 'com.linkedin.schema.NumberType': {} } },
    }));
    const schemaMetadata = {
      value: {
        schemaName: name,
        platform: 'urn:li:dataPlatform:snowflake',
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
        fields,
      },
    };
    const entity = { ...plain(urnOf(name)), schemaMetadata };
    return own.length === 0 ? entity : { ...entity, upstreamLineage: { value } };
  });
}

/** The pairs of an edge. All edges together have 3,000. */
function pairsOf(edge, edges) {
  const index = edges.indexOf(edge);
  const [each, more] = [Math.floor(PAIRS / edges.length), PAIRS % edges.length];
  return Array.from({ length: each + (index < more ? 1 : 0) }, (_, row) =>
    pair(urnOf(edge.from), urnOf(edge.to), (row + index) % COLUMNS, (row * 5 + index) % COLUMNS),
  );
}

function pair(from, to, fromColumn, toColumn) {
  return {
    upstreamType: 'FIELD_SET',
    upstreams: [`urn:li:schemaField:(${from},column_${fromColumn})`],
    downstreamType: 'FIELD',
    downstreams: [`urn:li:schemaField:(${to},column_${toColumn})`],
  };
}

function plain(urn) {
  return { urn, status: { value: { removed: false } } };
}

/** The address of a graph, with the query string of its view. */
export function lineagePath(urn, search = '') {
  return `/dataset/${encodeURIComponent(urn)}/Lineage${search}`;
}
