import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Starts the embedded catalog in a process of its own, as users do.
 *
 * @param {string} path of the database
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>}
 */
export async function serve(path) {
  const main = fileURLToPath(new URL('../../../lib/program/main.js', import.meta.url));
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--db', path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: String(line).replace('listening on ', '').trim(), pid: child.pid, stop };
}
