import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Json } from '../../model/json.js';
import { parseJson, requireStorable } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';

/**
 * The limit of DataHub. Its clients stay below 15 MiB. Source:
 * `INGESTION_MAX_SERIALIZED_STRING_LENGTH`.
 */
export const MAX_BODY_BYTES = 16_000_000;

/** Work on a body of this size or more takes so long that other requests run in between. */
const MANY_BYTES = 1_000_000;

/**
 * Reads the JSON body of a request.
 *
 * @throws RequestError `too-large` or `malformed`
 */
export async function readJsonBody(
  request: Request,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<Json> {
  const bytes = await decompress(await readBytes(request, maxBytes), request, maxBytes);
  const pause = bytes.length < MANY_BYTES ? () => undefined : () => setImmediate();
  await pause();
  const json = parseJson(decode(bytes), 'the body');
  await pause();
  requireStorable(json, 'the body');
  await pause();
  return json;
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const announced = request.headers.get('Content-Length');
  if (announced !== null && Number(announced) > maxBytes) throw tooLarge(maxBytes);
  try {
    // Node enforces the announced length, and one read is much faster than many.
    return announced === null
      ? await readChunks(request, maxBytes)
      : new Uint8Array(await request.arrayBuffer());
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new RequestError('malformed', 'the body is incomplete');
  }
}

async function readChunks(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of request.body ?? []) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const gunzipBytes = promisify(gunzip);

/** Decompresses a body that is sent with gzip, up to the same limit. */
async function decompress(
  bytes: Uint8Array,
  request: Request,
  maxBytes: number,
): Promise<Uint8Array> {
  const encoding = request.headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return bytes;
  if (encoding !== 'gzip')
    throw new RequestError(
      'malformed',
      `the body has the content encoding ${JSON.stringify(encoding)}; send gzip or none`,
    );
  try {
    return await gunzipBytes(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(maxBytes);
    throw new RequestError('malformed', 'the body is not valid gzip');
  }
}

/**
 * Decodes UTF-8. Invalid bytes are an error. Otherwise they would be stored as replacement
 * characters without notice.
 */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RequestError('malformed', 'the body is not valid UTF-8');
  }
}

function tooLarge(maxBytes: number): RequestError {
  return new RequestError(
    'too-large',
    `the body is larger than ${maxBytes} bytes; send less at a time`,
  );
}
