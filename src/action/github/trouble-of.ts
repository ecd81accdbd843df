import { type Answer, ApiTrouble, isRecord, troubleOfAnswer, wordsOf } from './api-trouble.js';

/** A request as messages name it. */
export interface Request {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
}

/** The trouble behind an error of octokit. */
export function troubleOf(error: unknown, what: Request, clean: (text: string) => string): ApiTrouble {
  const response = isRecord(error) ? error['response'] : undefined;
  return isAnswer(response)
    ? new ApiTrouble({ ...what, ...troubleOfAnswer(response), words: clean(wordsOf(response.data)) })
    : lostAnswer(error, what);
}

/**
 * The trouble where no answer came, or none to its end. Of an error of the network only a code is told: its other parts may
 * hold the request. What took too long once is not tried again.
 */
export function lostAnswer(error: unknown, what: Request): ApiTrouble {
  const errors = [...causes(error)];
  const isLate = errors.some(({ name }) => name === 'TimeoutError');
  const code = errors.map((each) => each['code']).find((each) => typeof each === 'string');
  return new ApiTrouble({
    ...what,
    status: null,
    words: isLate ? 'no answer in time' : (code ?? 'the connection failed'),
    kind: isLate ? 'final' : 'passing',
    retryAfterSeconds: null,
    limitResetsAt: null,
  });
}

/** Octokit wraps the error of fetch, which wraps that of the socket. */
function* causes(error: unknown): Generator<Readonly<Record<string, unknown>>> {
  for (let each = error; isRecord(each); each = each['cause']) yield each;
}

function isAnswer(value: unknown): value is Answer {
  return isRecord(value) && typeof value['status'] === 'number' && isRecord(value['headers']);
}
