/**
 * The rows of the benchmark. A row compares one series of samples with a second one, the limit.
 *
 * @typedef {object} Measure
 * @property {string} name
 * @property {'s' | 'ms' | 'MB'} unit
 * @property {string} series
 * @property {string} [about] what is measured. Default: what the row before says
 * @property {string} [limit] the series of the limit
 * @property {string} [limitAbout] what the limit is
 * @property {readonly Kind[]} [at] the jobs that show the row. Default: the small and the usual one
 */

/** @typedef {'small' | 'usual' | 'large'} Kind of a job */

const reads = 'bare reads';
const ofPlan = 'plan, nothing to do';
const beside = {
  limit: 'plan beside imports',
  limitAbout: 'plan in turns',
};
const everywhere = { at: ['small', 'usual', 'large'] };
const once = { at: ['usual'] };

/** @type {readonly Measure[]} */
export const measures = [
  {
    name: '--version',
    unit: 's',
    series: 'version',
    about: '`headwater --version`: the start of the command',
    limit: 'empty script',
    limitAbout: '`node -e 0`',
  },
  {
    name: 'validate',
    unit: 's',
    series: 'validate',
    about: '`headwater validate` of all manifests',
    limit: 'YAML alone',
    limitAbout: 'js-yaml reads the same files, in one process',
    ...everywhere,
  },
  {
    name: 'plan, everything to add',
    unit: 's',
    series: 'first plan',
    about: '`headwater plan` against a catalog that has the datasets and no lineage',
    limit: 'reads without lineage',
    limitAbout: reads,
    ...everywhere,
  },
  {
    name: 'apply, everything to add',
    unit: 's',
    series: 'first apply',
    about: '`headwater apply`, which plans, writes and reads back what it wrote',
    limit: 'bare apply',
    limitAbout:
      'bare reads, and a loop that sends the final aspects: the same batches and conditions',
    ...everywhere,
  },
  {
    name: 'apply, beside an emitter script',
    unit: 's',
    series: 'first apply',
    about: 'this apply',
    limit: 'emitter',
    limitAbout: "a script with the client's emitter: asynchronous, 200 datasets a request",
  },
  {
    name: 'apply, beside the lineage file',
    unit: 's',
    series: 'first apply',
    about: 'this apply',
    limit: 'ingestion',
    limitAbout: "the client's source `datahub-lineage-file`",
  },
  {
    name: 'apply, size of the receipt',
    unit: 'MB',
    series: 'receipt',
    about: 'the receipt of this apply on disk',
    ...everywhere,
  },
  {
    name: 'plan, nothing to do',
    unit: 's',
    series: 'plan of nothing',
    about: '`headwater plan` after the apply',
    limit: 'reads',
    limitAbout: reads,
    ...everywhere,
  },
  {
    name: 'plan, 1 % changed',
    unit: 's',
    series: 'plan of changes',
    about: '`headwater plan` after one entry in a hundred has another column mapping',
    limit: 'reads',
    limitAbout: reads,
  },
  {
    name: 'plan, ten entries changed, in a heap of 1 GB',
    unit: 's',
    series: 'plan of ten changes',
    about: 'the same with ten entries, under `NODE_OPTIONS=--max-old-space-size=1024`',
    limit: 'reads',
    limitAbout: reads,
    at: ['large'],
  },
  {
    name: 'apply, nothing to do',
    unit: 's',
    series: 'apply of nothing',
    about: '`headwater apply` after the apply',
    limit: 'reads',
    limitAbout: reads,
  },
  {
    name: 'apply, nothing to do, beside the lineage file',
    unit: 's',
    series: 'apply of nothing',
    limit: 'ingestion again',
    limitAbout: 'the source again',
  },
  {
    name: 'plan, with 100 lineage tests',
    unit: 's',
    series: 'plan with tests',
    about: '`headwater plan` with nothing to do and 100 tests of every form',
    limit: 'plan without tests',
    limitAbout: 'the same without tests, in turns',
  },
  {
    name: 'drift',
    unit: 's',
    series: 'drift',
    about: '`headwater drift` without any drift',
    limit: 'plan of nothing',
    limitAbout: ofPlan,
  },
  {
    name: 'impact of a column',
    unit: 's',
    series: 'impact of a column',
    about: '`headwater impact` of a column whose table reaches almost all datasets',
    limit: 'plan of nothing',
    limitAbout: ofPlan,
  },
  {
    name: 'export',
    unit: 's',
    series: 'export',
    about: '`headwater export --to csv` of all manifests',
    ...beside,
  },
  {
    name: 'import, catalog',
    unit: 's',
    series: 'import of catalog',
    about: '`headwater import catalog` into an empty folder',
    ...beside,
    ...everywhere,
  },
  {
    name: 'import, CSV',
    unit: 's',
    series: 'import of CSV',
    about: '`headwater import` of an export in this format',
    ...beside,
  },
  ...['OpenLineage', 'lineage file'].map((name) => ({
    name: `import, ${name}`,
    unit: 's',
    series: `import of ${name}`,
    ...beside,
  })),
  ...['catalog', 'CSV', 'OpenLineage', 'lineage file'].map((name) => ({
    name: `import, ${name}, nothing to do`,
    unit: 's',
    series: `import of ${name} again`,
    ...beside,
  })),
  {
    name: 'import, catalog, then plan',
    unit: 's',
    series: 'plan of imported manifests',
    about: '`headwater plan` of the imported manifests, which has nothing to do',
    ...beside,
  },
  {
    name: 'plan, ten times the pairs',
    unit: 's',
    series: 'plan of many pairs',
    about: '`headwater plan` of datasets with 100 columns each, with everything to add',
    limit: 'reads of many pairs',
    limitAbout: reads,
    ...once,
  },
  {
    name: 'serve, start',
    unit: 's',
    series: 'start of serve',
    about: '`headwater serve` with the lineage, until it listens',
    limit: 'start of serve without data',
    limitAbout: 'the same with a new database',
    ...everywhere,
  },
  {
    name: 'catalog: writes of lineage',
    unit: 's',
    series: 'writes in the catalog',
    about: 'the catalog during this loop, without reads',
    limit: 'inserts alone',
    limitAbout: 'SQLite inserts of these aspects, as durable',
  },
  {
    name: 'catalog: growth of the database',
    unit: 'MB',
    series: 'database',
    about: 'what these writes add to the database',
    limit: 'database of the inserts',
    limitAbout: 'the database after the inserts',
  },
  {
    name: 'catalog: search of lineage',
    unit: 'ms',
    series: 'search of lineage',
    about: '`searchAcrossLineage` of 100,000 datasets, by `npm run bench lineage-search`',
    limit: 'plain walk',
    limitAbout: 'a walk over the same lineage in a plain map',
    ...once,
  },
  {
    name: 'catalog: batch read',
    unit: 'ms',
    series: 'read of 1,000 datasets',
    about: 'one `batchGet` of 1,000 datasets with lineage, schema and status',
    limit: 'health',
    limitAbout: 'a round trip to `/health`',
  },
  {
    name: 'catalog: updateLineage of one edge',
    unit: 'ms',
    series: 'updateLineage of one edge',
    about: 'one mutation that adds an edge',
    limit: 'health',
    limitAbout: 'a round trip to `/health`',
  },
  {
    name: 'package',
    unit: 'MB',
    series: 'package',
    about: 'the file of `npm pack`',
    ...once,
  },
  {
    name: 'package, installed',
    unit: 'MB',
    series: 'installed package',
    about: '`node_modules` after an install of this file',
    ...once,
  },
];
