import { describe, expect, it } from 'vitest';
import {
  isLineageWrite,
  type ProxiedRequest,
  type ProxyRules,
  type Verdict,
} from '../support/cli/kill-proxy.js';
import { urnOf } from '../support/model/state-builders.js';
import { type FailedRun, failedRun, type Interrupts } from './failed-run.js';

const forbidden = {
  status: 403,
  body: { error: 'urn:li:corpuser:datahub is unauthorized to UPDATE entities.' },
};
const invalid = {
  status: 400,
  body: { error: 'Validation Error', message: 'upstreams must be datasets of this instance' },
};
const unauthenticated = { status: 401, body: { error: 'Unauthorized to perform this action.' } };
const unavailable = { status: 503, body: { error: 'Service Unavailable' } };
const stale = {
  status: 412,
  body: { error: 'Precondition Error', message: 'Expected version -1, actual version 8' },
};

function isWrite({ writeNumber }: ProxiedRequest): boolean {
  return writeNumber !== undefined;
}

/** Returns true for a write of a whole aspect. These come after the edges. */
function isProposal({ writeNumber, body }: ProxiedRequest): boolean {
  return writeNumber !== undefined && !body.includes('mutation');
}

function isWriteOf(...names: readonly string[]): (request: ProxiedRequest) => boolean {
  return (request) => names.some((name) => isLineageWrite(request, urnOf(name)));
}

function answering(verdict: Verdict, when: (request: ProxiedRequest) => boolean): ProxyRules {
  return { before: (request) => (when(request) ? verdict : undefined) };
}

/** Matches all requests from the first one that satisfies the condition. */
function fromFirst(
  isFirst: (request: ProxiedRequest) => boolean,
): (request: ProxiedRequest) => boolean {
  let begun = false;
  return (request) => {
    begun ||= isFirst(request);
    return begun;
  };
}

/**
 * The catalog carries out the first proposals, their answer is lost, and so is every later request.
 */
function gone(): ProxyRules {
  let isGone = false;
  return {
    before: () => (isGone ? 'drop' : undefined),
    after: (request) => {
      isGone ||= isProposal(request);
      return isGone ? 'drop' : undefined;
    },
  };
}

/**
 * The connection is lost after the last write. The second proposal is the probe of the condition.
 */
function goneInTheReadBack(): ProxyRules {
  const isLast = (request: ProxiedRequest) => isProposal(request) && request.writeNumber === 3;
  let isGone = false;
  return {
    before: () => (isGone ? 'drop' : undefined),
    after: (request) => {
      isGone ||= isLast(request);
      return undefined;
    },
  };
}

function interruptedOnce({ first }: Interrupts): ProxyRules {
  return {
    before: (request) => {
      if (isWrite(request)) first.abort();
      return undefined;
    },
  };
}

function interruptedTwice({ first, second }: Interrupts): ProxyRules {
  return {
    before: (request) => {
      if (!isProposal(request)) return undefined;
      first.abort();
      setImmediate(() => second.abort());
      return new Promise(() => undefined);
    },
  };
}

/** The edges of one downstream fail, and the aspect of another. */
function twoFailures(): ProxyRules {
  const isRefused = (request: ProxiedRequest) =>
    isWriteOf('refunds')(request) ||
    (isWrite(request) &&
      request.body.includes('"edgesToAdd"') &&
      request.body.includes(urnOf('customers')));
  return answering(forbidden, isRefused);
}

interface Case {
  readonly name: string;
  readonly exitCode: number;
  readonly flags?: readonly string[];
  readonly rules: (interrupts: Interrupts) => ProxyRules;
}

const cases: readonly Case[] = [
  { name: 'one-forbidden', exitCode: 5, rules: () => answering(forbidden, isWriteOf('mart')) },
  { name: 'one-rejected', exitCode: 5, rules: () => answering(invalid, isWriteOf('mart')) },
  {
    name: 'all-forbidden',
    exitCode: 1,
    flags: ['--keep-going'],
    rules: () => answering(forbidden, isWrite),
  },
  {
    name: 'token-expires-midway',
    exitCode: 5,
    rules: () => answering(unauthenticated, fromFirst(isProposal)),
  },
  { name: 'unavailable', exitCode: 5, rules: () => answering(unavailable, isProposal) },
  {
    name: 'reset-after-the-write',
    exitCode: 0,
    rules: () => ({ after: (request) => (request.writeNumber === 2 ? 'drop' : undefined) }),
  },
  { name: 'gone-after-the-write', exitCode: 5, rules: gone },
  { name: 'gone-in-the-read-back', exitCode: 6, rules: goneInTheReadBack },
  { name: 'stale-again-and-again', exitCode: 5, rules: () => answering(stale, isWriteOf('mart')) },
  { name: 'interrupted', exitCode: 130, rules: interruptedOnce },
  { name: 'interrupted-twice', exitCode: 5, rules: interruptedTwice },
  { name: 'keep-going', exitCode: 5, flags: ['--keep-going'], rules: twoFailures },
];

describe.each(cases)('a failing run: $name', ({ name, exitCode, flags = [], rules }) => {
  it('reports what was written, what was not, what is unknown and what to do next', async () => {
    const run = await failedRun(flags, rules);
    await expect(run.transcript).toMatchFileSnapshot(`goldens/failed/${name}.txt`);
    expect(run.code).toBe(exitCode);
    expectWholeReceipt(run, exitCode);
    await expectUsableReceipt(run);
    // The next run does what this one did not, and nothing blocks it.
    expect(await run.headwater('apply', '--auto-approve')).toMatchObject({ code: 0 });
    expect(await run.headwater('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
  });
});

function expectWholeReceipt({ receipt }: FailedRun, exitCode: number): void {
  expect(receipt.exitCode).toBe(exitCode);
  const told = new Set(receipt.events.flatMap((one) => (one.event === 'outcome' ? [one.urn] : [])));
  expect([...told].sort()).toEqual(
    ['customers', 'mart', 'orders', 'refunds', 'visits'].map((name) => urnOf(name)),
  );
}

async function expectUsableReceipt({ headwater, receiptPath }: FailedRun): Promise<void> {
  expect(await headwater('show', receiptPath)).toMatchObject({ code: 0 });
  expect(await headwater('rollback', receiptPath)).toMatchObject({ code: 0 });
}
