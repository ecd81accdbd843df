import { type CodeEntry, error } from '../code-entry.js';

/** The names of the codes of the command line and the environment. */
export type UsageCodeName =
  | 'settings-not-found'
  | 'no-manifest-matches'
  | 'bad-glob'
  | 'unreadable-file'
  | 'bad-token-file'
  | 'token-in-file'
  | 'bad-flag'
  | 'unknown-target'
  | 'missing-address'
  | 'receipt-unwritable'
  | 'nothing-matches'
  | 'report-unwritable'
  | 'file-unwritable'
  | 'no-repository'
  | 'unknown-revision'
  | 'unknown-address'
  | 'interrupted';

/** Errors in the command line, in the environment and in the files that they name (HW1...). */
export const usageCodes: Readonly<Record<UsageCodeName, CodeEntry>> = {
  'settings-not-found': error(
    'HW1001',
    'no settings file',
    'Settings come from --config, else HEADWATER_CONFIG, else the nearest headwater.yaml upward to the root of the git repository. The smallest one holds two lines: `version: 1` and `stack: <its name>`; the manifests are then lineage/**/*.yaml beside it.',
  ),
  'no-manifest-matches': error(
    'HW1002',
    'glob without a match',
    'A glob under `manifests` in the settings matches no file, or leads outside the git work tree of the settings (without one: outside their folder). It is relative to the folder of the settings. A glob without a match is refused, since it would look like a stack that declares nothing.',
  ),
  'bad-glob': error(
    'HW1022',
    'glob that cannot be used',
    'A glob under `manifests` in the settings is too long, stands for too many alternatives, meets too many files, or uses syntax that globs here do not have. A glob has `*` for a part of a name, `**` for any number of folders, `?` for a character, `[a-z]` for one of several, `{a,b}` for alternatives, and a backslash before a character that stands for itself. Write several globs instead of one, and leave files out by a glob that begins with `!`.',
  ),
  'unreadable-file': error(
    'HW1003',
    'unreadable file',
    'A file cannot be read, is too large, is not a regular file, is not UTF-8 text, or lies outside the git work tree of the settings (without one: outside their folder), for example behind a link. The message names line and column if one place in the file is at fault.',
  ),
  'bad-token-file': error(
    'HW1004',
    'unusable token',
    'The file of --token-file, or standard input for `-`, must hold the token and nothing else, on a single line.',
  ),
  'token-in-file': error(
    'HW1020',
    'access token in a file',
    'Settings or a manifest hold the access token of this run, plain or encoded. Findings print lines of these files, even where everyone can read them, so nothing more is read. Remove the token from the file and from the history of the repository, revoke it, and provide a new one in the environment.',
  ),
  'bad-flag': error(
    'HW1005',
    'unknown or misused flag',
    'The command does not know a flag, its value or an argument. `headwater <command> --help` lists them.',
  ),
  'unknown-target': error(
    'HW1006',
    'unknown target',
    'The settings have no target with the name that --target gives. Targets are listed under `targets`.',
  ),
  'missing-address': error(
    'HW1007',
    'no catalog address',
    'The address of the catalog comes from the environment only: set DATAHUB_GMS_URL.',
  ),
  'receipt-unwritable': error(
    'HW1008',
    'receipt cannot be written',
    'The record of an apply is written to .headwater/receipts beside the settings. Without it nothing is applied: check permissions and space. If the disk fills up during an apply, nothing more is written to the catalog, the report lists what was written, and the exit code is 5 if anything was.',
  ),
  interrupted: error(
    'HW1009',
    'interrupted',
    'SIGINT or SIGTERM came while the catalog was read. Nothing was written; run the command again. An apply that already writes ends its running requests first and reports every outcome. While manifests are read and plans are made, a signal ends the process at once, without a message.',
  ),
  'nothing-matches': error(
    'HW1010',
    'expression that matches nothing',
    'An expression of --select or --exclude matches no dataset that the manifests name or that the stack owns. It is a short name, the name in an urn, platform:name, or an urn; * and ? are wildcards, and a + before or after it adds what lies upstream or downstream (2+orders, orders+1). Nothing is planned, since a typing mistake would look like a plan with nothing to do.',
  ),
  'report-unwritable': error(
    'HW1011',
    'report cannot be written',
    'A file of --output could not be written; an earlier file at that path is unchanged. If possible, the command checks this before it asks or writes anything. Check that the folder exists, permissions and space, and that the path is not a link or a device.',
  ),
  'file-unwritable': error(
    'HW1021',
    'file cannot be written',
    'A manifest or the settings could not be replaced; the file is as it was. Files are written beside the old one and then renamed, so the folder has to be writable. Check permissions and space.',
  ),
  'no-repository': error(
    'HW1016',
    'not in a git repository',
    'With --base-ref, two revisions of the manifests are compared, so settings and manifests must be in the work tree of a git repository, and git must be installed. In a container, git may refuse a repository that belongs to another user: see safe.directory in its documentation.',
  ),
  'unknown-revision': error(
    'HW1017',
    'unknown git revision',
    'The value of --base-ref names no commit of this repository. It can be a branch, a tag, a hash, or anything else that git resolves to a commit. In CI the branch is often origin/main, and a shallow clone does not have it: fetch the whole history (fetch-depth: 0 of actions/checkout). This command never fetches anything.',
  ),
  'unknown-address': error(
    'HW1018',
    'unknown address',
    'The argument of `headwater explain` is neither declared nor in the catalog, as far as either was read. An address is a dataset (orders), a column (orders.total), an edge (orders <- raw_orders) or a column pair (orders.total <- raw_orders.amount). A dataset is named by its short name, by platform:name, by its name in the urn, or by its urn, and a column also by the urn of a schemaField. A code is explained even if a dataset has the same name.',
  ),
};
