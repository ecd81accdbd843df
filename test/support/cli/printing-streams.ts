import { PassThrough } from 'node:stream';

/** Streams for a command that runs in this process, and the texts that it has printed so far. */
export function printingStreams() {
  const streams = {
    stdin: new PassThrough(),
    stdout: new PassThrough(),
    stderr: new PassThrough(),
  };
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    streams[name].on('data', (chunk: Buffer) => {
      printed[name] += String(chunk);
    });
  return { ...streams, printed };
}
