import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Json } from '../../model/json.js';
import { stringifyTyped } from '../shared/stringify-typed.js';
import type { AppEnv } from './server-context.js';

/** Answers with JSON. */
export async function answerJson(
  c: Context<AppEnv>,
  value: Json,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const body = stringifyTyped(value);
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
  const isWorthIt = body.length >= MIN_COMPRESSED && body.length <= MAX_COMPRESSED;
  if (!isWorthIt || !acceptsGzip(c.req.header('Accept-Encoding')))
    return c.body(body, status, headers);
  // Node compresses on another thread.
  const compressed = await gzipBytes(body, { level: constants.Z_BEST_SPEED });
  return c.body(new Uint8Array(compressed), status, { ...headers, 'Content-Encoding': 'gzip' });
}

const gzipBytes = promisify(gzip);

/** The minimum number of characters of a compressed answer. A network packet holds less. */
const MIN_COMPRESSED = 2048;

/**
 * The maximum number of characters of a compressed answer. The copies of a longer answer would keep
 * other requests waiting.
 */
const MAX_COMPRESSED = 1_000_000;

/** Returns true if a header names gzip, and does not refuse it with a quality of 0. */
function acceptsGzip(header: string | undefined): boolean {
  return /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i.test(header ?? '');
}
