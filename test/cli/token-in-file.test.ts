import { expect, it } from 'vitest';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { CANARY, textsWithCanary } from '../support/faults/canary.js';
import { spelled, spellings } from '../support/faults/spelling.js';

const MANIFEST = 'version: 1\nlineage: []\n';

const env = { DATAHUB_GMS_URL: 'http://127.0.0.1:1', DATAHUB_GMS_TOKEN: CANARY };

const commands = ['text', 'json', 'markdown', 'html', 'sarif', 'github'].flatMap((format) => [
  ['validate', '--format', format],
  ['plan', '--format', format],
]);

/** Each command meets every twelfth spelling. */
const cases = spellings.map(
  (spelling, i) => [spelling, commands[i % commands.length] ?? []] as const,
);

it.each(cases)(
  'a token in a manifest is refused and not printed: %s, %j',
  async (spelling, command) => {
    const { path } = await stackFolder({
      'lineage/a.yaml': `${MANIFEST}TOKEN: ${spelled(CANARY, spelling)}\n`,
    });
    const { code, stdout, stderr } = await runCli(command, { cwd: path, env });
    expect({ command, code, heard: textsWithCanary({ stdout, stderr }) }).toEqual({
      command,
      code: 64,
      heard: [],
    });
    expect(stderr).toContain('error HW1020 lineage/a.yaml holds the access token\n');
  },
);

it('a token in the settings is refused and not printed', async () => {
  const { path } = await stackFolder({
    'headwater.yaml': `TOKEN=${CANARY}\n`,
    'lineage/a.yaml': MANIFEST,
  });
  const { code, stdout, stderr } = await runCli(['validate'], { cwd: path, env });
  expect({ code, heard: textsWithCanary({ stdout, stderr }) }).toEqual({ code: 64, heard: [] });
  expect(stderr).toContain('headwater.yaml holds the access token');
});

it('other text is accepted, and so is a placeholder for a catalog without authentication', async () => {
  const { path } = await stackFolder({ 'lineage/a.yaml': `${MANIFEST}# datahub\n` });
  for (const token of [CANARY, 'datahub'])
    expect(
      await runCli(['validate'], { cwd: path, env: { ...env, DATAHUB_GMS_TOKEN: token } }),
    ).toMatchObject({ code: 0 });
});

it('a manifest with the token of --token-file is refused, and so is one with the token of the environment', async () => {
  const { path } = await stackFolder({
    'lineage/a.yaml': `${MANIFEST}TOKEN: ${CANARY}\n`,
    'token.txt': CANARY,
    'other.txt': 'another-made-up-token',
  });
  const bare = { DATAHUB_GMS_URL: env.DATAHUB_GMS_URL };
  for (const [file, variables] of [
    ['token.txt', bare],
    ['other.txt', env],
  ] as const) {
    for (const command of [['plan'], ['list'], ['drift'], ['graph', '--live']]) {
      const { code, stdout, stderr } = await runCli([...command, '--token-file', file], {
        cwd: path,
        env: variables,
      });
      expect({ command, code, heard: textsWithCanary({ stdout, stderr }) }).toEqual({
        command,
        code: 64,
        heard: [],
      });
      expect(stderr).toContain('error HW1020 lineage/a.yaml holds the access token\n');
    }
  }
});
