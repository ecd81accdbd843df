import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./fake-python.mjs', import.meta.url));

/** A folder for the path, with fake programs. */
export interface FakePath {
  readonly folder: string;
  /** Adds a program that plays Python or uv in a mode, with the file that the mode needs. */
  readonly add: (name: string, mode: string) => { readonly path: string; readonly file: string };
}

/** Makes an empty folder for the path. It is removed after the test. */
export function fakePath(): FakePath {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-python-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    add: (name, mode) => {
      const [path, file] = [join(folder, name), join(folder, `${name}.state`)];
      const words = [process.execPath, SCRIPT, mode, file].map((word) => `'${word}'`).join(' ');
      writeFileSync(path, `#!/bin/sh\nexec ${words} "$@"\n`);
      chmodSync(path, 0o755);
      return { path, file };
    },
  };
}
