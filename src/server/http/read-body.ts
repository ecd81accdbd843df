import type { Json } from '../../model/json.js';
import { readJson } from '../read-json.js';
import { Refusal } from '../refusal.js';

/** As DataHub's: its clients keep below 15 MiB. Source: `INGESTION_MAX_SERIALIZED_STRING_LENGTH`. */
export const MAX_BODY_BYTES = 16_000_000;

/**
 * The JSON body of a request.
 *
 * @throws Refusal `too-large` or `malformed`
 */
export async function readJsonBody(request: Request, maxBytes: number = MAX_BODY_BYTES): Promise<Json> {
  const bytes = await readBytes(request, maxBytes);
  return readJson(decode(bytes), 'the body');
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const announced = request.headers.get('Content-Length');
  if (announced !== null && Number(announced) > maxBytes) throw tooLarge(maxBytes);
  try {
    // Node holds a client to the length that it announces, and reading in one go is much faster.
    return announced === null ? await readChunks(request, maxBytes) : new Uint8Array(await request.arrayBuffer());
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('malformed', 'the body ended before it was whole');
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

/** Bytes that are no UTF-8 would be stored as replacement characters, and nobody would know. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('malformed', 'the body is not valid UTF-8');
  }
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal('too-large', `the body is larger than ${maxBytes} bytes; send less at a time`);
}
