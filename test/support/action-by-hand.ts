import type { ActionIo } from '../../src/action/action-io.js';
import { runCli } from './run-cli.js';

/** In place of the action: somebody with a shell and the token applies what is checked out. */
export async function applyByHand({ env, cwd, stdout }: ActionIo): Promise<number> {
  const settings = Object.fromEntries(
    ['DATAHUB_GMS_URL', 'DATAHUB_GMS_TOKEN'].map((name) => [name, env[name] ?? '']),
  );
  const {
    code,
    stdout: text,
    stderr,
  } = await runCli(['apply', '--auto-approve'], { cwd, env: settings });
  stdout.write(text + stderr);
  return code;
}
