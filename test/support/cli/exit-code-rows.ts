import type { exitCodes } from '../../../src/errors/exit-codes.js';
import { propertiesDropped } from '../scenario/dropping-gateway.js';
import type { Step } from '../scenario/scenario.js';
import {
  declared,
  declaredMore,
  done,
  missing,
  mistaken,
  nothingLeft,
  ordersRefused,
  protectedOrders,
  releaseSaved,
  removed,
  saved,
  unreachable,
} from './exit-code-steps.js';

interface Row {
  readonly when: string;
  readonly given: readonly Step[];
  readonly command: string;
  readonly exits: keyof typeof exitCodes;
}

export const rows: readonly Row[] = [
  { when: 'a plan has changes', given: [declared], command: 'plan', exits: 'ok' },
  {
    when: 'an apply wrote everything',
    given: [declared],
    command: 'apply --auto-approve',
    exits: 'ok',
  },
  { when: 'there is nothing to do and no terminal', given: [done], command: 'apply', exits: 'ok' },
  { when: 'there are no changes', given: [done], command: 'plan --detailed-exitcode', exits: 'ok' },
  { when: 'manifests are valid', given: [declared], command: 'validate', exits: 'ok' },
  { when: 'something is owned', given: [done], command: 'list', exits: 'ok' },
  { when: 'nothing is owned', given: [declared], command: 'list --columns', exits: 'ok' },
  { when: 'nothing has drifted', given: [done], command: 'drift --detailed-exitcode', exits: 'ok' },
  {
    when: 'there is drift, without the flag',
    given: [done, removed],
    command: 'drift',
    exits: 'ok',
  },
  {
    when: 'there is drift',
    given: [done, removed],
    command: 'drift --detailed-exitcode',
    exits: 'changes',
  },
  {
    when: 'manifests are mistaken',
    given: [done, removed, mistaken],
    command: 'drift --detailed-exitcode',
    exits: 'error',
  },
  {
    when: 'a dataset cannot be compared',
    given: [missing],
    command: 'drift --detailed-exitcode',
    exits: 'error',
  },
  {
    when: 'the catalog is away',
    given: [declared, unreachable],
    command: 'drift --timeout 2s',
    exits: 'error',
  },
  { when: '--prune is off', given: [declared], command: 'drift --prune off', exits: 'usage' },
  {
    when: 'there is nothing to adopt',
    given: [done],
    command: 'adopt --detailed-exitcode',
    exits: 'ok',
  },
  {
    when: 'marks would be removed',
    given: [done],
    command: 'release --select * --detailed-exitcode',
    exits: 'changes',
  },
  {
    when: 'a protected mark would be removed',
    given: [protectedOrders],
    command: 'release --select *',
    exits: 'refused',
  },
  {
    when: 'its allowance is not repeated',
    given: [protectedOrders, releaseSaved],
    command: 'apply saved.json',
    exits: 'refused',
  },
  { when: 'no scope is given', given: [done], command: 'release', exits: 'usage' },
  {
    when: 'its receipt is another file',
    given: [done],
    command: 'rollback headwater.yaml',
    exits: 'usage',
  },
  {
    when: 'its receipt is missing',
    given: [done],
    command: 'rollback nothing.json',
    exits: 'usage',
  },
  { when: 'a code is known', given: [], command: 'explain HW3001', exits: 'ok' },
  { when: 'manifests have errors', given: [mistaken], command: 'validate', exits: 'error' },
  {
    when: 'manifests have errors',
    given: [mistaken],
    command: 'plan --detailed-exitcode',
    exits: 'error',
  },
  {
    when: 'manifests have errors',
    given: [mistaken],
    command: 'apply --auto-approve',
    exits: 'error',
  },
  {
    when: 'datasets are missing',
    given: [missing],
    command: 'plan --detailed-exitcode',
    exits: 'error',
  },
  {
    when: 'datasets are missing',
    given: [missing],
    command: 'apply --auto-approve',
    exits: 'error',
  },
  {
    when: 'the catalog does not answer',
    given: [declared, unreachable],
    command: 'plan --timeout 2s',
    exits: 'error',
  },
  {
    when: 'there are changes',
    given: [declared],
    command: 'plan --detailed-exitcode',
    exits: 'changes',
  },
  {
    when: 'a guard refuses the plan',
    given: [done, nothingLeft],
    command: 'plan --detailed-exitcode',
    exits: 'refused',
  },
  {
    when: 'a guard refuses the apply',
    given: [done, nothingLeft],
    command: 'apply --auto-approve',
    exits: 'refused',
  },
  {
    when: 'a guard would refuse',
    given: [done, nothingLeft],
    command: 'apply --auto-approve --dry-run',
    exits: 'refused',
  },
  { when: 'no terminal is there', given: [declared], command: 'apply', exits: 'refused' },
  { when: 'no terminal is there', given: [declared], command: 'apply --dry-run', exits: 'refused' },
  {
    when: 'its plan approves all changes',
    given: [declared, saved],
    command: 'apply saved.json',
    exits: 'ok',
  },
  { when: 'a plan was saved', given: [declared, saved], command: 'show saved.json', exits: 'ok' },
  {
    when: 'a manifest asks for more than its plan',
    given: [declared, saved, declaredMore],
    command: 'apply saved.json',
    exits: 'stale',
  },
  {
    when: 'its plan is for another catalog',
    given: [declared, saved, unreachable],
    command: 'apply saved.json',
    exits: 'stale',
  },
  {
    when: 'one dataset is refused',
    given: [declared, ordersRefused],
    command: 'apply --auto-approve',
    exits: 'partial',
  },
  {
    when: 'the read-back lacks what was written',
    given: [declared, propertiesDropped],
    command: 'apply --auto-approve',
    exits: 'unverified',
  },
  { when: 'a flag is unknown', given: [declared], command: 'plan --detailed', exits: 'usage' },
  {
    when: 'an allowance has no reason',
    given: [declared],
    command: 'apply --allow mass-delete',
    exits: 'usage',
  },
  { when: 'a target is unknown', given: [declared], command: 'list --target prd', exits: 'usage' },
  {
    when: 'its plan is another file',
    given: [declared],
    command: 'apply headwater.yaml',
    exits: 'usage',
  },
  {
    when: 'an expression matches nothing',
    given: [declared],
    command: 'plan --select nobody',
    exits: 'usage',
  },
  {
    when: 'a scope stands beside a plan',
    given: [declared, saved],
    command: 'apply saved.json --select orders',
    exits: 'usage',
  },
  { when: 'a code is unknown', given: [], command: 'explain HW9999', exits: 'usage' },
  {
    when: 'settings have mistakes',
    given: [declared, ({ configure }) => configure('writes: never\n')],
    command: 'plan',
    exits: 'usage',
  },
  {
    when: 'there is no manifest',
    given: [({ declare }) => declare({})],
    command: 'validate',
    exits: 'usage',
  },
];
