import type { CommandName } from './command-documents.js';
import type { GlobalFlag } from './global-options.js';

/** The flags that concern requests to a catalog. */
export const catalogFlags: readonly GlobalFlag[] = [
  'concurrency',
  'timeout',
  'timeoutTotal',
  'tokenFile',
  'datahubenv',
  'insecureHttp',
];

/** The global flags that a command's own help explains. `headwater --help` explains all others. */
export const explainedFlags: readonly GlobalFlag[] = ['format', 'full'];

const stackFlags = ['folder', 'config', 'target', 'verbose'] as const;
const reportFlags = ['format', 'output', 'color'] as const;
const offline = [...stackFlags, ...reportFlags] as const;
const online = [...offline, ...catalogFlags] as const;
// An import of a file asks a catalog with --resolve.
const imports = [...online, 'full', 'quiet'] as const;
const tokens = ['folder', ...reportFlags, ...catalogFlags] as const;

/** The global flags that each command takes. It refuses all others, and its help hides them. */
export const commandFlags: Readonly<Record<CommandName, readonly GlobalFlag[]>> = {
  // It writes to its folder, so it searches for no settings elsewhere.
  init: ['folder', ...reportFlags, 'quiet'],
  // With --against sql it asks a catalog for columns, if the environment names one.
  validate: [...online, 'quiet'],
  // It prints names of files, a difference or a file.
  fmt: ['folder', 'config', 'color', 'verbose'],
  plan: [...online, 'full', 'quiet'],
  apply: [...online, 'full', 'quiet'],
  adopt: [...online, 'full', 'quiet'],
  release: [...online, 'full', 'quiet'],
  rollback: [...online, 'full', 'quiet'],
  test: [...online, 'full', 'quiet'],
  drift: [...online, 'full', 'quiet'],
  list: [...online, 'quiet'],
  impact: [...online, 'full', 'quiet'],
  graph: [...online, 'quiet'],
  suggest: [...online, 'quiet'],
  // It reads the settings only for the paths in sarif, github and junit, and a catalog with --open.
  show: ['folder', 'config', ...reportFlags, ...catalogFlags, 'full', 'quiet'],
  doctor: [...online, 'quiet'],
  explain: online,
  schema: [],
  completion: [],
  'import catalog': imports,
  'import dbt': imports,
  'import sql': imports,
  'import openlineage': imports,
  'import datahub-lineage-file': imports,
  'import csv': imports,
  // Its text goes to standard output or to a file, and its losses to standard error.
  export: [...stackFlags, 'color', 'quiet', ...catalogFlags],
  // Its secret goes to standard output alone.
  'token create': [...tokens.filter((flag) => flag !== 'output'), 'quiet'],
  'token list': tokens,
  'token revoke': tokens,
  serve: ['folder'],
};

/** The reason why a command does not take a flag. A clause whose subject is the command. */
export const refusalReasons: Readonly<Record<GlobalFlag, string>> = {
  folder: 'it reads no files',
  config: 'it reads no settings',
  target: 'it uses no target',
  format: 'it writes no document',
  output: 'it writes only to standard output',
  color: 'it colors nothing',
  full: 'it leaves nothing out',
  quiet: 'it writes nothing beside its result',
  verbose: 'it has no more to tell',
  concurrency: 'it sends no requests to a catalog',
  timeout: 'it sends no requests to a catalog',
  timeoutTotal: 'it sends no requests to a catalog',
  tokenFile: 'it sends no requests to a catalog',
  datahubenv: 'it sends no requests to a catalog',
  insecureHttp: 'it sends no requests to a catalog',
};
