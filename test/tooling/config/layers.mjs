/**
 * The layers of the project, top to bottom. A row imports only from itself and from the rows that
 * it names.
 *
 * `outside` lists project files outside `src/`. `packages` and `builtins` list what the row may
 * load from npm and from Node. `why` is shown to the reader of a failed check.
 *
 * @typedef {{
 *   readonly row: string, readonly path: string, readonly imports: readonly string[],
 *   readonly packages: readonly string[], readonly builtins: readonly string[],
 *   readonly outside: readonly string[], readonly why: string
 * }} Row
 */

/** Hashing and text helpers. They read nothing from the machine. */
const pureBuiltins = ['node:crypto', 'node:util'];

const importing = ['import/foreign', 'import/merge'];
const core = ['errors', 'urn', 'model', 'yaml', 'manifest', 'plan', 'insight', 'report'];
const edge = ['catalog', 'files'];

/** @type {readonly Row[]} */
export const rows = [
  folder('errors', {
    imports: [],
    packages: ['fastest-levenshtein'],
    why: 'everything may report a mistake, so the words for mistakes may depend on nothing',
  }),
  folder('urn', {
    imports: ['errors'],
    why: 'the one place that knows urn syntax; it knows nothing of what the urns stand for',
  }),
  folder('model', {
    imports: ['errors', 'urn'],
    why: 'the types that every stage shares; a stage seen from here would tie all of them to it',
  }),
  folder('yaml', {
    imports: ['errors', 'model'],
    packages: ['yaml'],
    why: 'text in, values with places out; the one reader of YAML, so that all formats find and say its mistakes in one way',
  }),
  folder('manifest', {
    imports: ['errors', 'urn', 'model', 'yaml'],
    packages: ['yaml', 'ajv'],
    outside: ['schemas/manifest.schema.json', 'schemas/settings.schema.json'],
    why: 'text in, desired state out; the only reader of JSON Schema, so that places and findings are made in one way',
  }),
  folder('plan', {
    imports: ['errors', 'urn', 'model'],
    why: 'desired and observed state in, a plan out: it must not matter where either came from, nor may planning read or write anything',
  }),
  folder('insight', {
    imports: ['errors', 'urn', 'model', 'plan'],
    why: 'answers about lineage without a write: an answer that the planner depended on would be part of the plan',
  }),
  folder('report', {
    imports: ['errors', 'urn', 'model', 'manifest', 'plan', 'insight'],
    packages: ['@dagrejs/dagre', 'diff', 'picocolors', 'string-width'],
    why: 'values in, text out; a report that could reach a catalog or a disk could not be trusted to change nothing',
  }),
  folder('import/foreign', {
    imports: ['errors', 'urn', 'model', 'yaml'],
    packages: ['fzstd', 'hyparquet'],
    why: 'foreign formats become lineage here, with no notion of manifests or plans',
  }),
  folder('import/merge', {
    imports: ['errors', 'urn', 'model', 'yaml', 'manifest'],
    packages: ['yaml'],
    why: 'lineage of a source becomes edits of manifests, with no notion of the format that it came from',
  }),
  folder('apply', {
    imports: core,
    why: 'writes through the port that it is handed; a transport imported here could write past the plan',
  }),
  folder('catalog', {
    imports: ['errors', 'urn', 'model'],
    packages: ['graphql', 'graphql-request', 'undici'],
    builtins: [...pureBuiltins, 'node:buffer', 'node:events', 'node:timers/promises'],
    why: 'the port over HTTP, and the only owner of an HTTP client; it holds every answer against a schema; never the server, since a shared mistake would pass on both sides of the wire',
  }),
  folder('server', {
    imports: ['errors', 'urn', 'model', 'import/foreign'],
    packages: ['@hono/node-server', 'ajv', 'graphql', 'hono', 'jose', 'libsql'],
    builtins: [
      ...pureBuiltins,
      'node:buffer',
      'node:fs',
      'node:fs/promises',
      'node:http',
      'node:net',
      'node:os',
      'node:path',
      'node:stream',
      'node:perf_hooks',
      'node:timers',
      'node:timers/promises',
      'node:url',
      'node:util',
      'node:zlib',
    ],
    outside: ['package.json'],
    why: 'the embedded catalog; it names the parts of an event of OpenLineage as an import does; never the client, since a shared mistake would pass on both sides of the wire',
  }),
  folder('files', {
    imports: ['errors', 'urn', 'model', 'plan'],
    packages: ['ajv'],
    outside: ['schemas/plan.schema.json', 'schemas/receipt.schema.json'],
    builtins: [
      ...pureBuiltins,
      'node:child_process',
      'node:fs',
      'node:fs/promises',
      'node:os',
      'node:path',
      'node:process',
      'node:url',
    ],
    why: 'what is on disk: the only folder beside the embedded catalog that touches files; it holds saved plans and receipts against their published schemas',
  }),
  folder('tasks', {
    imports: [...core, ...importing, 'apply', ...edge],
    builtins: [...pureBuiltins, 'node:path', 'node:timers/promises'],
    outside: ['schemas/', 'package.json'],
    why: 'joins the stages; it talks to any catalog by its address, so it has no use for the embedded one, and it prints nothing',
  }),
  folder('import/parser', {
    imports: ['errors', 'import/foreign'],
    builtins: ['node:child_process', 'node:path', 'node:url', 'node:util'],
    why: 'the port of a parser of SQL over a process of Python; the only folder beside files/ that starts a process, so that nothing else knows of Python, and it holds every answer against its shape',
  }),
  folder('import/run', {
    imports: [...core, ...importing, ...edge, 'import/parser', 'tasks'],
    builtins: [...pureBuiltins, 'node:path', 'node:timers/promises'],
    why: 'the task of an import: it reads the source, merges, and writes the manifests, or compares them with code; it stands on the other tasks, since an import can plan and read a stack',
  }),
  {
    ...folder('cli', {
      imports: ['errors', 'model', 'report', 'serve', 'tasks', 'import/parser', 'import/run'],
      packages: ['commander'],
      builtins: [
        ...pureBuiltins,
        'node:events',
        'node:os',
        'node:path',
        'node:process',
        'node:readline',
        'node:readline/promises',
        'node:stream',
        'node:tty',
        'node:url',
        'node:v8',
      ],
      outside: ['schemas/', 'package.json'],
      why: 'a shell parses input, calls a task, renders and exits; what it does beyond that is lost to the library and to the action',
    }),
    path: '^src/cli/(?!commands/serve\\.ts$|open/)',
  },
  {
    ...folder('serve', {
      imports: ['cli', 'errors', 'model', 'report', 'server', 'tasks'],
      packages: ['commander', 'hono', 'open'],
      builtins: [...pureBuiltins, 'node:events', 'node:path', 'node:process'],
      why: 'what loads the embedded catalog, or its pages for --open, so that no other command pays for a server that it does not use',
    }),
    path: '^src/cli/(?:commands/serve\\.ts$|open/)',
  },
  folder('action', {
    imports: ['errors', 'model', 'report', 'tasks', 'import/run'],
    packages: ['@octokit/core', '@octokit/plugin-paginate-rest', 'fflate'],
    outside: ['package.json'],
    builtins: [
      ...pureBuiltins,
      'node:buffer',
      'node:path',
      'node:process',
      'node:stream',
      'node:timers/promises',
      'node:v8',
    ],
    why: 'a shell like cli/, and the only place that knows the GitHub API; a plan may compare the manifests with code, as an import reads it',
  }),
  folder('web', {
    imports: ['errors', 'urn', 'model', 'plan', 'insight', 'report'],
    packages: [
      '@dagrejs/dagre',
      '@noble/hashes',
      '@tanstack/react-query',
      '@xyflow/react',
      'react',
      'react-dom',
      'wouter',
    ],
    builtins: [],
    why: 'pages that run in a browser and talk HTTP to a catalog; their packages are built in; they show documents in the words and the drawing of the reports, from the files that load nothing of Node',
  }),
  {
    ...folder('index', {
      imports: [...core, ...importing, 'apply', ...edge, 'tasks', 'import/run'],
      builtins: [],
      why: 'the library, a list of names; the embedded catalog has an entry of its own',
    }),
    path: '^src/index\\.ts$',
  },
  {
    ...folder('testing', {
      imports: ['errors', 'urn', 'model', 'server'],
      builtins: [],
      why: 'the library entry for tests: the embedded catalog and nothing that talks to it',
    }),
    path: '^src/testing\\.ts$',
  },
];

/** @returns {Row} */
function folder(row, { imports, packages = [], builtins = pureBuiltins, outside = [], why }) {
  return { row, path: `^src/${row}/`, imports, packages, builtins, outside, why };
}
