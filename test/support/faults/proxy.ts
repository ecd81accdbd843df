import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { FaultAnswer } from './answer.js';
import { type Answering, carryOut } from './carry-out-fault.js';
import { deliver } from './delivery.js';
import type { Fault, FaultRule } from './fault.js';
import { type IndexMemory, remember } from './index.js';
import { type MetRules, meetRules } from './place.js';
import { type FaultRequest, kindOf, writes } from './request.js';

/** A real HTTP server on loopback in front of a catalog, where requests meet faults. */
export interface FaultProxy {
  readonly url: string;
  /** The log of requests, in the order in which they came. */
  readonly log: readonly FaultLogEntry[];
  /** Sets the rules and restarts the counts. Without rules, everything is forwarded unchanged. */
  readonly meet: (rules: readonly FaultRule[]) => void;
  stop(): Promise<void>;
}

/** One request. An entry is complete once the request was answered. */
export interface FaultLogEntry {
  readonly request: FaultRequest;
  /** The faults that it met, in the order of the rules. */
  readonly met: readonly Fault[];
  /** The status of the catalog's answer. Undefined if the catalog did not get the request. */
  handled: number | undefined;
  /** The status that the client got. 0 for a connection that ended without an answer. */
  status: number | undefined;
}

export interface FaultProxyOptions {
  readonly rules?: readonly FaultRule[];
  /** The seed of the chances. Default 1. */
  readonly seed?: number;
  /**
   * Runs before a request meets any fault. `after` runs once the request was handled, before the
   * client gets the answer. `cut` forwards nothing and ends the connection.
   */
  readonly before?: (request: FaultRequest) => Promise<FaultHook> | FaultHook;
  readonly after?: (request: FaultRequest) => Promise<FaultHook> | FaultHook;
}

export type FaultHook = 'cut' | undefined;

/** Starts a proxy that stops when the running test ends. */
export async function startFaultProxy(
  behind: string,
  options: FaultProxyOptions = {},
): Promise<FaultProxy> {
  const proxy = await openFaultProxy(behind, options);
  onTestFinished(() => proxy.stop());
  return proxy;
}

/** Starts a proxy that the caller stops, for tests that use many. */
export async function openFaultProxy(
  behind: string,
  options: FaultProxyOptions = {},
): Promise<FaultProxy> {
  const { rules = [], seed = 1, before, after } = options;
  const log: FaultLogEntry[] = [];
  const memory: IndexMemory = new Map();
  let met: MetRules = meetRules(rules, seed);
  const server = createServer(async (incoming, response) => {
    const request = requestOf(incoming, await textOf(incoming), log);
    const faults = met(request).map(({ fault }) => fault);
    const entry: FaultLogEntry = { request, met: faults, handled: undefined, status: undefined };
    log.push(entry);
    if ((await before?.(request)) === 'cut') return void response.destroy();
    const answer = await throughFaults(faults, { entry, behind, memory });
    if ((await after?.(request)) === 'cut') return void response.destroy();
    entry.status = answer.status;
    deliver(answer, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log,
    meet: (next) => {
      met = meetRules(next, seed);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Way {
  readonly entry: FaultLogEntry;
  readonly behind: string;
  readonly memory: IndexMemory;
}

/** The first fault is the outermost. */
async function throughFaults(
  faults: readonly Fault[],
  { entry, behind, memory }: Way,
): Promise<FaultAnswer> {
  const handOn: Answering = async (request) => {
    const answer = await asked(behind, request);
    if (answer === undefined) return CLOSED;
    entry.handled = answer.status;
    if (request.kind === 'search' && answer.status === 200)
      remember(memory, request.body, answer.body);
    return answer;
  };
  const all = faults.reduceRight<Answering>(
    (next, fault) => (request) => carryOut(fault, request, next, memory),
    handOn,
  );
  return await all(entry.request);
}

const HOP_BY_HOP =
  /^(host|connection|keep-alive|content-length|content-encoding|transfer-encoding|accept-encoding|date|expect)$/;

/** An unreachable catalog as the client sees it: the connection ends. */
const CLOSED: FaultAnswer = { status: 0, headers: {}, body: '', delivery: { kind: 'reset' } };

async function asked(
  behind: string,
  { method, path, headers, body }: FaultRequest,
): Promise<FaultAnswer | undefined> {
  const sent = fetch(behind + path, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== '' && { body }),
  });
  const response = await sent.catch(() => undefined);
  return (
    response && {
      status: response.status,
      headers: endToEnd([...response.headers]),
      body: await response.text(),
    }
  );
}

function requestOf(
  incoming: IncomingMessage,
  body: string,
  log: readonly FaultLogEntry[],
): FaultRequest {
  const { method = '', url: path = '' } = incoming;
  const kind = kindOf(method, path, body);
  const isWrite = writes(kind);
  const numberOfItsSort = log.filter(({ request }) => request.isWrite === isWrite).length + 1;
  const headers = endToEnd(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  return { number: log.length + 1, numberOfItsSort, kind, isWrite, method, path, headers, body };
}

function endToEnd(
  headers: readonly (readonly [string, string])[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(headers.filter(([name]) => !HOP_BY_HOP.test(name.toLowerCase())));
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
