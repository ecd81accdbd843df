import { type FaultAnswer, type FaultDelivery, jsonAnswer, refusing } from './answer.js';
import { withoutConditions, withoutItems, withoutProperties } from './bodies.js';
import { echoed } from './echo.js';
import type { Fault, FaultRequestKind, RetryAfter } from './fault.js';
import { type IndexMemory, lagging, lying } from './index.js';
import { itemErrors, shortened } from './pages.js';
import type { FaultRequest } from './request.js';

/** Answers a request, by forwarding it or otherwise. */
export type Answering = (request: FaultRequest) => Promise<FaultAnswer>;

/** Carries out one fault. `next` answers the request without the fault. */
export async function carryOut(
  fault: Fault,
  request: FaultRequest,
  next: Answering,
  memory: IndexMemory,
): Promise<FaultAnswer> {
  switch (fault.kind) {
    case 'status':
      return await instead(
        refusing(fault.status, retryAfter(fault.retryAfter)),
        fault.handled,
        request,
        next,
      );
    case 'reset':
    case 'silent':
      return await instead(
        { ...NOTHING, delivery: { kind: fault.kind } },
        fault.handled,
        request,
        next,
      );
    case 'torn':
    case 'stall':
      return delivered(await next(request), { kind: fault.kind });
    case 'slow':
      return delivered(await next(request), fault);
    case 'short-page':
      return withBody(await next(request), (body) => shortened(body, fault.keep));
    case 'truncated':
      return withBody(await next(request), (body) => body.slice(0, Math.floor(body.length / 2)));
    case 'errors-inside':
      return await errorsInside(fault, request, next);
    case 'item-errors':
      return await withItemErrors(fault.urns, request, next);
    case 'lagging-index':
      return withBody(await next(request), (body) =>
        lagging(request.body, { behind: fault.behind, memory, body }),
      );
    case 'lying-index':
      return withBody(await next(request), (body) => lying(body, fault));
    case 'drop-properties':
      return withBody(
        await next({ ...request, body: withoutProperties(request.body) }),
        withoutProperties,
      );
    case 'ignore-conditions':
      return await next({ ...request, body: withoutConditions(request.body) });
    case 'echo':
      return await echoed(fault, request, next);
  }
}

const GRAPHQL: readonly FaultRequestKind[] = ['mutation', 'search', 'question'];

const only: { readonly [kind in Fault['kind']]?: readonly FaultRequestKind[] } = {
  'short-page': ['batch-get', 'search', 'question'],
  'errors-inside': GRAPHQL,
  'item-errors': ['batch-get', 'bulk'],
  'lagging-index': ['search'],
  'lying-index': ['search'],
  'drop-properties': ['batch-get', 'bulk', 'single'],
  'ignore-conditions': ['bulk', 'single'],
};

/** Returns true if a fault can happen to a request of this kind. */
export function canHappen({ kind: fault }: Fault, { kind }: Pick<FaultRequest, 'kind'>): boolean {
  return only[fault]?.includes(kind) ?? true;
}

const NOTHING: FaultAnswer = { status: 0, headers: {}, body: '' };

async function instead(
  answer: FaultAnswer,
  handled: boolean | undefined,
  request: FaultRequest,
  next: Answering,
): Promise<FaultAnswer> {
  if (handled === true) await next(request);
  return answer;
}

function retryAfter(asked: RetryAfter | undefined): Readonly<Record<string, string>> {
  if (asked === undefined) return {};
  return {
    'retry-after':
      'seconds' in asked
        ? String(asked.seconds)
        : new Date(Date.now() + asked.dateInMs).toUTCString(),
  };
}

function delivered(answer: FaultAnswer, delivery: FaultDelivery): FaultAnswer {
  return { ...answer, delivery: answer.delivery ?? delivery };
}

function withBody(answer: FaultAnswer, change: (body: string) => string): FaultAnswer {
  return answer.status === 200 ? { ...answer, body: change(answer.body) } : answer;
}

async function errorsInside(
  fault: Extract<Fault, { kind: 'errors-inside' }>,
  request: FaultRequest,
  next: Answering,
): Promise<FaultAnswer> {
  const message =
    fault.code === 403
      ? 'Unauthorized to perform this action. Please contact your DataHub administrator.'
      : 'something went wrong';
  const errors = [
    {
      message,
      locations: [],
      path: [],
      extensions: { code: fault.code, classification: 'DataFetchingException' },
    },
  ];
  const answer = fault.handled === true || fault.data ? await next(request) : undefined;
  return jsonAnswer(200, {
    errors,
    data: fault.data && answer ? JSON.parse(answer.body).data : null,
  });
}

/** Leaves the failing items out of a batch of writes. */
async function withItemErrors(
  urns: readonly string[] | undefined,
  request: FaultRequest,
  next: Answering,
): Promise<FaultAnswer> {
  const isMet = (urn: string) => urns?.includes(urn) ?? true;
  const { rest, taken } = request.isWrite
    ? withoutItems(request.body, isMet)
    : { rest: request.body, taken: [] };
  const answer = rest === '[]' ? jsonAnswer(200, []) : await next({ ...request, body: rest });
  return withBody(answer, (body) => itemErrors(body, isMet, taken));
}
