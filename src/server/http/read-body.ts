import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Json } from '../../model/json.js';
import { createSerialQueue } from '../auth/passwords.js';
import { JsonBounds } from '../shared/json-bounds.js';
import { parseJson, requireStorable } from '../shared/read-json.js';
import { malformed, RequestError } from '../shared/request-error.js';
import { BodyBudget, type BodyShare, overloaded } from './body-budget.js';

/**
 * The limit of DataHub. Its clients stay below 15 MiB. Source:
 * `INGESTION_MAX_SERIALIZED_STRING_LENGTH`.
 */
export const MAX_BODY_BYTES = 16_000_000;

/** Work on a body of this size or more takes so long that other requests run in between. */
const MANY_BYTES = 1_000_000;

/** A body up to this size is read at once. Sockets have buffers of this size anyway. */
const FEW_BYTES = 65_536;

/** The memory for all bodies that arrive at the same time: six of the largest. */
const inFlight = new BodyBudget(6 * MAX_BODY_BYTES);

export interface BodyLimits {
  readonly maxBytes?: number;
  readonly maxValues?: number;
}

/**
 * Reads the JSON body of a request. It refuses a body with too many levels or values while the body
 * arrives.
 *
 * @throws RequestError `too-large`, `malformed` or `overloaded`
 */
export async function readJsonBody(request: Request, limits: BodyLimits = {}): Promise<Json> {
  const { maxBytes = MAX_BODY_BYTES, maxValues } = limits;
  const share = inFlight.open();
  try {
    const bounds = new JsonBounds('the body', maxValues);
    const bytes = await readPlain(request, { maxBytes, bounds, share });
    const pause = bytes.length < MANY_BYTES ? () => undefined : () => setImmediate();
    await pause();
    const json = parseJson(decode(bytes), 'the body');
    await pause();
    requireStorable(json, 'the body');
    await pause();
    return json;
  } finally {
    share.end();
  }
}

interface Reading {
  readonly maxBytes: number;
  readonly bounds: JsonBounds;
  readonly share: BodyShare;
}

/** Reads a body, and decompresses one that is sent with gzip, up to the same limits. */
async function readPlain(request: Request, reading: Reading): Promise<Uint8Array> {
  const encoding = request.headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity')
    return readBytes(request, reading, (chunk) => reading.bounds.push(chunk));
  if (encoding !== 'gzip')
    throw malformed(
      `the body has the content encoding ${JSON.stringify(encoding)}; send gzip or none`,
    );
  const packed = await readBytes(request, reading, () => undefined);
  return oneByOne(() => decompress(packed, reading));
}

/** @param check is called with each piece of the body as it arrives */
async function readBytes(
  request: Request,
  { maxBytes, share }: Reading,
  check: (chunk: Uint8Array) => void,
): Promise<Uint8Array> {
  const announced = Number(request.headers.get('Content-Length') ?? Number.NaN);
  if (announced > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  let refusal: RequestError | undefined;
  for await (const chunk of announced <= FEW_BYTES ? whole(request) : pieces(request, share)) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes) throw tooLarge(maxBytes);
    // Skip the rest of a refused body: many clients read no answer before they have sent all.
    if (refusal !== undefined) continue;
    share.take(chunk.byteLength);
    refusal = refusalOf(() => check(chunk));
    chunks.push(chunk);
    if (refusal === undefined) continue;
    chunks.length = 0;
    share.end();
  }
  if (refusal !== undefined) throw refusal;
  share.complete();
  return Buffer.concat(chunks);
}

function refusalOf(check: () => void): RequestError | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}

/** Node enforces the announced length, and one read is much faster than many. */
async function* whole(request: Request): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await arriving(request.arrayBuffer()));
}

async function* pieces(request: Request, { evicted }: BodyShare): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      const next = await Promise.race([arriving(reader.read()), evicted]);
      if (next === undefined) throw overloaded();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    void discard(reader);
  }
}

/** Reads the rest of a refused body, since a client may read no answer before it has sent all. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The client has gone.
  }
}

/** Waits for bytes of a body. The client may end the connection before it has sent them all. */
async function arriving<T>(bytes: Promise<T>): Promise<T> {
  try {
    return await bytes;
  } catch {
    throw malformed('the body is incomplete');
  }
}

const gunzipBytes = promisify(gunzip);

/** A decompressed body can be much larger than its bytes, so bodies take turns. */
const oneByOne = createSerialQueue();

async function decompress(packed: Uint8Array, reading: Reading): Promise<Uint8Array> {
  const { maxBytes, bounds, share } = reading;
  const bytes = await unpack(packed, maxBytes);
  share.take(bytes.length);
  share.complete();
  for (let start = 0; start < bytes.length; start += MANY_BYTES) {
    bounds.push(bytes.subarray(start, start + MANY_BYTES));
    await setImmediate();
  }
  return bytes;
}

async function unpack(packed: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  try {
    return await gunzipBytes(packed, { maxOutputLength: maxBytes });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(maxBytes);
    throw malformed('the body is not valid gzip');
  }
}

/**
 * Decodes UTF-8. Invalid bytes are an error. Otherwise the store would silently keep replacement
 * characters.
 */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed('the body is not valid UTF-8');
  }
}

function tooLarge(maxBytes: number): RequestError {
  return new RequestError(
    'too-large',
    `the body is larger than ${maxBytes} bytes; send less at a time`,
  );
}
