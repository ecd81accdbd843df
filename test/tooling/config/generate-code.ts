import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Writes generated code that is missing or out of date, before the tests. */
export default function setup(): void {
  const script = fileURLToPath(new URL('../generate/generate.mjs', import.meta.url));
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
