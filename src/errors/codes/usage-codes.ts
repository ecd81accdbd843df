import type { CodeEntry } from '../code-entry.js';

type UsageCodeName =
  | 'settings-not-found'
  | 'no-manifest-matches'
  | 'unreadable-file'
  | 'bad-token-file'
  | 'bad-flag'
  | 'unknown-target'
  | 'missing-address'
  | 'receipt-unwritable'
  | 'nothing-matches'
  | 'interrupted';

/** What can be wrong with the command line, the environment and the files that they point at (HW1...). */
export const usageCodes: Readonly<Record<UsageCodeName, CodeEntry>> = {
  'settings-not-found': {
    code: 'HW1001',
    level: 'error',
    title: 'no settings file',
    explanation:
      'Settings are taken from --config, else HEADWATER_CONFIG, else the nearest headwater.yaml upward to the root of the git repository. The smallest one holds two lines: `version: 1` and `stack: <its name>`; the manifests are then lineage/**/*.yaml beside it.',
  },
  'no-manifest-matches': {
    code: 'HW1002',
    level: 'error',
    title: 'glob without a match',
    explanation:
      'A glob under `manifests` in the settings matches no file. It is relative to the folder of the settings. An empty match is refused because it would read as a stack that owns nothing.',
  },
  'unreadable-file': {
    code: 'HW1003',
    level: 'error',
    title: 'unreadable file',
    explanation:
      'A file cannot be read, is too large, is not UTF-8 text, or is a link that leads out of the folder that the glob searches.',
  },
  'bad-token-file': {
    code: 'HW1004',
    level: 'error',
    title: 'unusable token',
    explanation: 'The file of --token-file, or standard input for `-`, must hold the token and nothing else, on a single line.',
  },
  'bad-flag': {
    code: 'HW1005',
    level: 'error',
    title: 'unknown or misused flag',
    explanation: 'A flag, its value or an argument is not one that the command knows. `headwater <command> --help` lists them.',
  },
  'unknown-target': {
    code: 'HW1006',
    level: 'error',
    title: 'unknown target',
    explanation: 'The name given with --target does not stand under `targets` in the settings.',
  },
  'missing-address': {
    code: 'HW1007',
    level: 'error',
    title: 'no catalog address',
    explanation: 'The address of the catalog comes from the environment only: set DATAHUB_GMS_URL.',
  },
  'receipt-unwritable': {
    code: 'HW1008',
    level: 'error',
    title: 'receipt cannot be written',
    explanation:
      'The record of an apply goes to .headwater/receipts beside the settings. Without it nothing is applied: check permissions and space.',
  },
  interrupted: {
    code: 'HW1009',
    level: 'error',
    title: 'interrupted',
    explanation:
      'SIGINT or SIGTERM came while manifests or catalog were read. Nothing was written; run the command again. Once an apply writes, it ends what is in flight first and reports every outcome.',
  },
  'nothing-matches': {
    code: 'HW1010',
    level: 'error',
    title: 'expression that matches nothing',
    explanation:
      'An expression of --select or --exclude matches no dataset that the manifests name or that the stack owns. It is a short name, a name as it stands in the urn, platform:name, or an urn; * and ? are wildcards, and a + before or after it adds what lies upstream or downstream (2+orders, orders+1). Nothing is planned, since a typing mistake would read as a plan with nothing to do.',
  },
};
