import type { ActionIo } from '../../../src/action/action-context.js';
import { runCli } from '../cli/run-cli.js';

/** Applies the checked-out stack in a shell with the token, in place of the action. */
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
