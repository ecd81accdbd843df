import type { CommandName } from '../command-documents.js';

/** The part of a command's help that its flags do not say. */
export interface CommandHelp {
  /** The heading of `headwater --help` that lists the command. */
  readonly group: CommandGroup;
  readonly summary: string;
  readonly examples: readonly [Example, Example];
  /** A page of the repository, with the anchor of a heading. */
  readonly documentation: string;
}

export type CommandGroup = 'Everyday commands' | 'Ownership and undo' | 'Questions' | 'Catalog';

/** A command line and its effect. */
export type Example = readonly [line: string, effect: string];

/** Summary, examples and documentation of each command, in the order of `headwater --help`. */
export const commandHelp: Readonly<Record<CommandName, CommandHelp>> = {
  validate: {
    group: 'Everyday commands',
    summary: 'Check the manifests, offline',
    examples: [
      ['headwater validate', 'Find every mistake, with its line'],
      ['headwater validate --output sarif=v.sarif', 'Also write a file for editors'],
    ],
    documentation: 'README.md#manifests',
  },
  plan: {
    group: 'Everyday commands',
    summary: 'Show the changes that an apply would make',
    examples: [
      ["headwater plan --select 'raw_*'", 'Plan only some datasets'],
      ['headwater plan --out plan.json', 'Save the plan for a review'],
    ],
    documentation: 'README.md#use-it',
  },
  apply: {
    group: 'Everyday commands',
    summary: 'Plan, ask for consent, and write',
    examples: [
      ['headwater apply', 'Show the plan, ask, then write'],
      ['headwater apply plan.json', 'Write no more than the reviewed plan'],
    ],
    documentation: 'README.md#review-in-other-pipelines',
  },
  drift: {
    group: 'Everyday commands',
    summary: 'Show differences between the stack and the catalog, and who made them',
    examples: [
      ['headwater drift', 'Show what others changed'],
      ['headwater drift --detailed-exitcode', 'Exit with 2 if there is drift'],
    ],
    documentation: 'README.md#drift',
  },
  adopt: {
    group: 'Ownership and undo',
    summary: 'Plan to take ownership of declared lineage that already exists',
    examples: [
      ['headwater adopt', 'Show the lineage that would become ours'],
      ['headwater adopt --out adopt.json', 'Save the plan for headwater apply'],
    ],
    documentation: 'README.md#undo-adopt-release',
  },
  release: {
    group: 'Ownership and undo',
    summary: 'Plan to give up ownership of lineage and leave it in the catalog',
    examples: [
      ['headwater release --select orders', 'Show the lineage to give up'],
      ["headwater release --select '*' --out r.json", 'Save a plan to give up everything'],
    ],
    documentation: 'README.md#undo-adopt-release',
  },
  rollback: {
    group: 'Ownership and undo',
    summary: 'Plan to undo the changes of one apply',
    examples: [
      ['headwater rollback RECEIPT', 'Show what undoing it would change'],
      ['headwater rollback RECEIPT --out undo.json', 'Save the plan for headwater apply'],
    ],
    documentation: 'README.md#undo-adopt-release',
  },
  list: {
    group: 'Questions',
    summary: 'List the lineage that the stack owns in the catalog',
    examples: [
      ['headwater list', 'Count the column pairs of each owned edge'],
      ['headwater list --columns', 'Name the column pairs'],
    ],
    documentation: 'README.md#whose-lineage-it-is',
  },
  graph: {
    group: 'Questions',
    summary: 'Show lineage around datasets, as declared or as in the catalog',
    examples: [
      ['headwater graph 2+orders', 'Show orders and two steps up'],
      ['headwater graph orders --live --depth all', 'Follow all in the catalog'],
    ],
    documentation: 'README.md#as-a-picture',
  },
  impact: {
    group: 'Questions',
    summary: 'Show everything in the catalog that depends on a dataset or a column',
    examples: [
      ['headwater impact orders', 'Show the dependents of a dataset'],
      ['headwater impact raw_orders.amount', 'Show the dependents of a column'],
    ],
    documentation: 'README.md#what-depends-on-it',
  },
  explain: {
    group: 'Questions',
    summary: 'Explain a code, or the decision on an element',
    examples: [
      ['headwater explain HW3001', 'Explain a code and its remedy'],
      ["headwater explain 'orders <- raw_orders'", 'Explain the decision on an edge'],
    ],
    documentation: 'README.md#why-it-does-what-it-does',
  },
  show: {
    group: 'Questions',
    summary: 'Show a saved plan or a receipt',
    examples: [
      ['headwater show plan.json', 'Show a saved plan as plan showed it'],
      ['headwater show plan.json --format html', 'Write a page for a browser'],
    ],
    documentation: 'README.md#reports',
  },
  doctor: {
    group: 'Catalog',
    summary: 'Check address, catalog, token and privileges, and explain how to fix problems',
    examples: [
      ['headwater doctor', 'Make all checks and write nothing'],
      ['headwater doctor --token-file token', 'Check another token'],
    ],
    documentation: 'README.md#tokens-and-who-may-do-what',
  },
  'token create': {
    group: 'Catalog',
    summary: 'Create a token and print it once, alone on standard output',
    examples: [
      ['headwater token create --name ci > token', 'Store a token for 30 days'],
      ['headwater token create --name ci --expires 1d', 'Create a token for one day'],
    ],
    documentation: 'README.md#tokens-and-who-may-do-what',
  },
  'token list': {
    group: 'Catalog',
    summary: 'List tokens, from the search index, which may lag',
    examples: [
      ['headwater token list', 'List your tokens, without their secrets'],
      ['headwater token list --all', 'List the tokens of all users'],
    ],
    documentation: 'README.md#tokens-and-who-may-do-what',
  },
  'token revoke': {
    group: 'Catalog',
    summary: 'Revoke a token',
    examples: [
      ['headwater token list', 'Show the ids of your tokens'],
      ['headwater token revoke ID', 'Revoke the token with this id'],
    ],
    documentation: 'README.md#tokens-and-who-may-do-what',
  },
  serve: {
    group: 'Catalog',
    summary: 'Run the embedded catalog',
    examples: [
      ['headwater serve --open', 'Run it and open its pages'],
      ['headwater serve --port 0 --db :memory:', 'Run a catalog that stores nothing'],
    ],
    documentation: 'README.md#the-embedded-catalog-with-users',
  },
};
