import type { Context } from 'hono';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { RequestError, type RequestErrorKind } from '../../server/shared/request-error.js';

type Refusal = 400 | 403 | 404 | 405 | 413 | 500 | 502 | 503;

/** Refuses with a sentence: as text for a person, and in the forms of REST and GraphQL for a page. */
export function refuse(c: Context, status: Refusal, sentence: string): Response {
  if (c.req.header('Accept')?.includes('text/html')) return c.text(`${sentence}\n`, status);
  return c.json({ error: sentence, errors: [{ message: sentence }] }, status);
}

const STATUS: Partial<Record<RequestErrorKind, Refusal>> = { 'too-large': 413, overloaded: 503 };

/** Answers an error. One of the catalog is 502. Its message holds no token. */
export function failed(error: Error, c: Context): Response {
  if (error instanceof RequestError) return refuse(c, STATUS[error.kind] ?? 400, error.message);
  if (!(error instanceof HeadwaterError)) return refuse(c, 500, 'This server failed.');
  const { message, hint } = error;
  return refuse(c, 502, hint === undefined ? message : `${message}; ${hint}`);
}
