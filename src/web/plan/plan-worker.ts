import { sizeProblem } from './open-document.js';
import { type Showing, showDocument } from './show-document.js';

/** The document of a request, with a number that the answer repeats. */
export interface WorkerRequest {
  readonly id: number;
  readonly source: Blob;
}

export interface WorkerAnswer {
  readonly id: number;
  readonly showing: Showing;
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void read(data.source).then((showing) => postMessage({ id: data.id, showing }));
});

async function read(source: Blob): Promise<Showing> {
  const tooLarge = sizeProblem(source.size);
  if (tooLarge) return { ok: false, problem: tooLarge };
  try {
    return showDocument(decodeText(new Uint8Array(await source.arrayBuffer())));
  } catch {
    const next = 'Check that the file still exists and that you may read it.';
    return { ok: false, problem: { title: 'The file cannot be read', place: null, next } };
  }
}

/**
 * Decodes the bytes of a file. Windows PowerShell writes redirected output as UTF-16, with a mark
 * at the beginning. Everything else is UTF-8.
 */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
