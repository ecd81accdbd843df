import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultAnswer } from './answer.js';

/**
 * The pause before the second piece of a split answer. It is long enough for the first piece to be
 * sent alone.
 */
const BETWEEN_PIECES_MS = 15;

/** Sends an answer in its way of delivery. */
export function deliver(
  { status, headers, body, delivery }: FaultAnswer,
  response: ServerResponse,
): void {
  const bytes = Buffer.from(body);
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  switch (delivery?.kind) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'silent':
      return;
    case 'torn':
      response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
      response.write(half.length > 0 ? half : ' ', () => response.socket?.resetAndDestroy());
      return;
    case 'stall':
      response.writeHead(status, headers);
      response.write(half.length > 0 ? half : ' ');
      return;
    case 'slow':
      response.writeHead(status, headers);
      void inPieces(response, piecesOf(bytes, delivery.pieces), delivery.pauseMs);
      return;
    case 'split':
      response.writeHead(status, headers);
      void inPieces(
        response,
        [bytes.subarray(0, delivery.at), bytes.subarray(delivery.at)],
        BETWEEN_PIECES_MS,
      );
      return;
    case undefined:
      response.writeHead(status, headers).end(bytes);
  }
}

async function inPieces(
  response: ServerResponse,
  pieces: readonly Buffer[],
  pauseMs: number,
): Promise<void> {
  for (const piece of pieces) {
    if (response.destroyed) return;
    response.write(piece);
    await pause(pauseMs);
  }
  response.end();
}

function piecesOf(bytes: Buffer, count: number): readonly Buffer[] {
  const size = Math.max(1, Math.ceil(bytes.length / count));
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
}
