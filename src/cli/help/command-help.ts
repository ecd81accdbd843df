import type { CommandName } from '../command-documents.js';

/** The part of a command's help that its flags do not say. */
export interface CommandHelp {
  /** The heading of `headwater --help` that lists the command. */
  readonly group: CommandGroup;
  readonly summary: string;
  readonly examples: readonly [Example, Example];
  /** A page of `docs/`, with the anchor of a heading. */
  readonly documentation: string;
}

export type CommandGroup =
  | 'Everyday commands'
  | 'Ownership and undo'
  | 'Questions'
  | 'Other formats'
  | 'Catalog';

/** A command line and its effect. */
export type Example = readonly [line: string, effect: string];

/** Returns the address of a command's own page on the site, such as `commands/import-dbt`. */
export function commandPath(name: CommandName): string {
  return `commands/${name.replaceAll(' ', '-')}`;
}

/** Summary, examples and documentation of each command, in the order of `headwater --help`. */
export const commandHelp: Readonly<Record<CommandName, CommandHelp>> = {
  init: {
    group: 'Everyday commands',
    summary: 'Write settings, a first manifest and pipelines',
    examples: [
      ['headwater init', 'Ask what to write, with defaults'],
      ['headwater init --from dbt --ci github --yes', 'Ask nothing'],
    ],
    documentation: 'getting-started.md#write-the-files-of-a-stack',
  },
  validate: {
    group: 'Everyday commands',
    summary: 'Check the manifests, offline',
    examples: [
      ['headwater validate', 'Find every mistake, with its line'],
      ['headwater validate --against dbt', 'Also compare columns with dbt'],
    ],
    documentation: 'manifests.md#a-manifest',
  },
  fmt: {
    group: 'Everyday commands',
    summary: 'Format manifests and settings',
    examples: [
      ['headwater fmt', 'Format the settings and all manifests'],
      ['headwater fmt --check --diff', 'Show what would change; exit with 1 if anything'],
    ],
    documentation: 'manifests.md#a-manifest',
  },
  plan: {
    group: 'Everyday commands',
    summary: 'Show the changes that an apply would make',
    examples: [
      ["headwater plan --select 'raw_*'", 'Plan only some datasets'],
      ['headwater plan --out plan.json', 'Save the plan for a review'],
    ],
    documentation: 'plan-and-apply.md#plan',
  },
  apply: {
    group: 'Everyday commands',
    summary: 'Plan, ask for consent, and write',
    examples: [
      ['headwater apply', 'Show the plan, ask, then write'],
      ['headwater apply plan.json', 'Write no more than the reviewed plan'],
    ],
    documentation: 'plan-and-apply.md#apply',
  },
  test: {
    group: 'Everyday commands',
    summary: 'Run the lineage tests',
    examples: [
      ['headwater test', 'Test the lineage as it would be after an apply'],
      ['headwater test --init', 'Propose tests that hold today'],
    ],
    documentation: 'rules.md#run-them',
  },
  drift: {
    group: 'Everyday commands',
    summary: 'Show differences between the stack and the catalog, and who made them',
    examples: [
      ['headwater drift', 'Show what others changed'],
      ['headwater drift --detailed-exitcode', 'Exit with 2 if there is drift'],
    ],
    documentation: 'questions.md#what-did-others-change-drift',
  },
  adopt: {
    group: 'Ownership and undo',
    summary: 'Plan to take ownership of declared lineage that already exists',
    examples: [
      ['headwater adopt', 'Show the lineage that would become ours'],
      ['headwater adopt --out adopt.json', 'Save the plan for headwater apply'],
    ],
    documentation: 'ownership.md#undo-adopt-release',
  },
  release: {
    group: 'Ownership and undo',
    summary: 'Plan to give up ownership of lineage and leave it in the catalog',
    examples: [
      ['headwater release --select orders', 'Show the lineage to give up'],
      ["headwater release --select '*' --out r.json", 'Save a plan to give up everything'],
    ],
    documentation: 'ownership.md#undo-adopt-release',
  },
  rollback: {
    group: 'Ownership and undo',
    summary: 'Plan to undo the changes of one apply',
    examples: [
      ['headwater rollback RECEIPT', 'Show what undoing it would change'],
      ['headwater rollback RECEIPT --out undo.json', 'Save the plan for headwater apply'],
    ],
    documentation: 'ownership.md#undo-adopt-release',
  },
  list: {
    group: 'Questions',
    summary: 'List the lineage that the stack owns in the catalog',
    examples: [
      ['headwater list', 'Count the column pairs of each owned edge'],
      ['headwater list --columns', 'Name the column pairs'],
    ],
    documentation: 'questions.md#what-does-the-stack-own-list',
  },
  graph: {
    group: 'Questions',
    summary: 'Show lineage around datasets, as declared or as in the catalog',
    examples: [
      ['headwater graph 2+orders', 'Show orders and two steps up'],
      ['headwater graph orders --live --depth all', 'Follow all in the catalog'],
    ],
    documentation: 'questions.md#what-is-around-it-graph',
  },
  impact: {
    group: 'Questions',
    summary: 'Show everything in the catalog that depends on a dataset or a column',
    examples: [
      ['headwater impact orders', 'Show the dependents of a dataset'],
      ['headwater impact raw_orders.amount', 'Show the dependents of a column'],
    ],
    documentation: 'questions.md#what-depends-on-it-impact',
  },
  suggest: {
    group: 'Questions',
    summary: 'Suggest columns for edges without columns, by names and types',
    examples: [
      ['headwater suggest', 'Print a manifest to review'],
      ['headwater suggest orders --min-score 0.5', 'Show less certain pairs, too'],
    ],
    documentation: 'questions.md#which-columns-belong-together-suggest',
  },
  explain: {
    group: 'Questions',
    summary: 'Explain a code, the decision on an element, or a lineage test',
    examples: [
      ['headwater explain HW3001', 'Explain a code and its remedy'],
      ["headwater explain 'orders <- raw_orders'", 'Explain the decision on an edge'],
    ],
    documentation: 'questions.md#why-does-it-do-what-it-does-explain',
  },
  show: {
    group: 'Questions',
    summary: 'Show a saved plan or a receipt',
    examples: [
      ['headwater show plan.json', 'Show a saved plan as plan showed it'],
      ['headwater show plan.json --format html', 'Write a page for a browser'],
    ],
    documentation: 'reports.md#formats',
  },
  schema: {
    group: 'Questions',
    summary: 'Print the published JSON Schema of a file or a document',
    examples: [
      ['headwater schema manifest', 'Print the schema of manifests'],
      ['headwater schema plan > plan.schema.json', 'Store the schema of saved plans'],
    ],
    documentation: 'manifests.md#help-in-the-editor',
  },
  completion: {
    group: 'Questions',
    summary: 'Print the script that completes command lines in a shell',
    examples: [
      ['headwater completion bash > hw.bash', 'Store the script for bash'],
      ['headwater completion fish | source', 'Use it in this fish'],
    ],
    documentation: 'getting-started.md#completion',
  },
  export: {
    group: 'Questions',
    summary: 'Write lineage in the format of another tool, and count what that format loses',
    examples: [
      ['headwater export --to csv -o l.csv', 'Write the declared lineage'],
      ['headwater export --to openlineage --state live', 'Print the live lineage'],
    ],
    documentation: 'coming-from.md#and-back',
  },
  doctor: {
    group: 'Catalog',
    summary: 'Check address, catalog, token and privileges, and explain how to fix problems',
    examples: [
      ['headwater doctor', 'Make all checks and write nothing'],
      ['headwater doctor --token-file token', 'Check another token'],
    ],
    documentation: 'connecting.md#check-the-connection',
  },
  'import catalog': {
    group: 'Other formats',
    summary: 'Import the lineage that the catalog holds into manifests',
    examples: [
      ["headwater import catalog 'snowflake:shop.*'", 'Import lineage of some datasets'],
      ['headwater import catalog --written-by anna', 'Import what one user wrote'],
    ],
    documentation: 'coming-from.md#the-catalog-itself',
  },
  'import dbt': {
    group: 'Other formats',
    summary: 'Import the lineage of a dbt project into manifests',
    examples: [
      ['headwater import dbt --dry-run', 'Show what an import would write'],
      ['headwater import dbt --columns sql', 'Take columns from the compiled code'],
    ],
    documentation: 'coming-from.md#dbt',
  },
  'import sql': {
    group: 'Other formats',
    summary: 'Import the lineage of SQL, with columns, into manifests',
    examples: [
      ['headwater import sql etl --dialect mysql', 'Import the .sql files of a folder'],
      ['headwater import sql - --dialect tsql', 'Import standard input'],
    ],
    documentation: 'coming-from.md#sql',
  },
  'import openlineage': {
    group: 'Other formats',
    summary: 'Import events of OpenLineage into manifests',
    examples: [
      ['headwater import openlineage e.ndjson', 'Import the last run of each job'],
      ['headwater import openlineage - --runs all', 'Import all runs of standard input'],
    ],
    documentation: 'coming-from.md#openlineage',
  },
  'import datahub-lineage-file': {
    group: 'Other formats',
    summary: 'Import a lineage file of DataHub, or the one of a recipe, into manifests',
    examples: [
      ['headwater import datahub-lineage-file l.yml', 'Import its entries'],
      ['headwater import datahub-lineage-file l.yml --strict', 'Import all or nothing'],
    ],
    documentation: 'coming-from.md#datahubs-lineage-file',
  },
  'import csv': {
    group: 'Other formats',
    summary: 'Import CSV of Headwater or of another catalog into manifests',
    examples: [
      ['headwater import csv l.csv --dry-run', 'Show what an import would write'],
      ['headwater import csv l.csv --out -', 'Print one manifest, and write no file'],
    ],
    documentation: 'coming-from.md#csv-and-other-catalogs',
  },
  'token create': {
    group: 'Catalog',
    summary: 'Create a token and print it once, alone on standard output',
    examples: [
      ['headwater token create --name ci > token', 'Store a token for 30 days'],
      ['headwater token create --name ci --expires 1d', 'Create a token for one day'],
    ],
    documentation: 'connecting.md#tokens',
  },
  'token list': {
    group: 'Catalog',
    summary: 'List tokens, from the search index, which may lag',
    examples: [
      ['headwater token list', 'List your tokens, without their secrets'],
      ['headwater token list --all', 'List the tokens of all users'],
    ],
    documentation: 'connecting.md#tokens',
  },
  'token revoke': {
    group: 'Catalog',
    summary: 'Revoke a token',
    examples: [
      ['headwater token list', 'Show the ids of your tokens'],
      ['headwater token revoke ID', 'Revoke the token with this id'],
    ],
    documentation: 'connecting.md#tokens',
  },
  serve: {
    group: 'Catalog',
    summary: 'Run the embedded catalog',
    examples: [
      ['headwater serve --open', 'Run it and open its pages'],
      ['headwater serve --port 0 --db :memory:', 'Run a catalog that stores nothing'],
    ],
    documentation: 'embedded-catalog.md#run-it',
  },
};
