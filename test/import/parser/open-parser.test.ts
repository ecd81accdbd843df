import { existsSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { type ParserRequest, parserOpener } from '../../../src/import/parser/open-parser.js';
import { type FakePath, fakePath } from '../../support/import/fake-python.js';

async function open(path: FakePath, more: Partial<ParserRequest> = {}) {
  const notes: string[] = [];
  const request = {
    env: { PATH: path.folder },
    cwd: path.folder,
    note: (line: string) => notes.push(line),
  };
  const opener = parserOpener({ ...request, ...more });
  const parser = await opener({ platform: 'mysql', env: 'PROD' });
  onTestFinished(() => parser.close());
  return { parser, notes, opener };
}

const asked = (answer: boolean) => {
  const questions: string[] = [];
  const confirm = async (question: string) => {
    questions.push(question);
    return answer;
  };
  return { questions, confirm };
};

test('the named Python is taken, and its versions are noted once', async () => {
  const path = fakePath();
  const python = path.add('mine', 'normal').path;
  path.add('python3', 'broken');
  const { notes, opener, parser } = await open(path, { python });
  expect(parser.versions).toEqual({ datahub: '1.7.0.17', sqlglot: '30.12.0', python: '3.11.7' });
  const second = await opener({ platform: 'bigquery', env: 'PROD' });
  onTestFinished(() => second.close());
  expect(notes).toEqual(['parser of SQL: acryl-datahub 1.7.0.17, sqlglot 30.12.0, Python 3.11.7']);
});

test('a path is relative to the folder of the user, where no process is started', async () => {
  const path = fakePath();
  path.add('mine', 'folder');
  const { parser } = await open(path, { python: './mine' });
  expect(`${parser.versions.python}/parse_sql.py`).toMatch(/src.import.parser.parse_sql\.py$/);
});

test('the variable names a Python', async () => {
  const path = fakePath();
  const python = path.add('mine', 'normal').path;
  const env = { PATH: path.folder, HEADWATER_PYTHON: ` ${python} ` };
  await expect(open(path, { env })).resolves.toBeDefined();
});

test.each([
  ['missing', "mine: No module named 'datahub'"],
  ['broken', 'mine: ended with exit code 1: SyntaxError: invalid syntax'],
  ['odd-greeting', 'mine: its answer: datahub is missing'],
  ['silent', 'mine: gave no answer in 0.5 s'],
])('a named Python that is %s is an error, with a way out', async (mode, reason) => {
  const path = fakePath();
  path.add('mine', mode);
  path.add('python3', 'normal');
  const limits = { startMs: mode === 'silent' ? 500 : 20_000 };
  await expect(open(path, { python: 'mine', limits })).rejects.toMatchObject({
    ...{ codeName: 'parser-missing', exitCode: 1 },
    message: `the Python of --python has no acryl-datahub[sql-parser] 1.7 or newer: ${reason}`,
    hint: 'run "mine" -m pip install "acryl-datahub[sql-parser]>=1.7"',
  });
});

test('a dialect that the parser does not know is a wrong flag', async () => {
  const path = fakePath();
  path.add('python3', 'dialect');
  await expect(open(path)).rejects.toMatchObject({
    ...{ codeName: 'bad-flag', exitCode: 64 },
    message: "the parser of SQL: Unknown dialect 'x'.",
  });
});

test('the first Python of the path that has the package is taken', async () => {
  const path = fakePath();
  path.add('python3', 'missing');
  path.add('python', 'normal');
  await expect(open(path)).resolves.toBeDefined();
});

test('without any Python the error says what was tried and how to install', async () => {
  const path = fakePath();
  path.add('python3', 'missing');
  const { confirm, questions } = asked(true);
  await expect(open(path, { confirm })).rejects.toMatchObject({
    codeName: 'parser-missing',
    message:
      "no Python has acryl-datahub[sql-parser] 1.7 or newer: python3: No module named 'datahub'; python: cannot be started: spawn python ENOENT; uv: cannot be started: spawn uv ENOENT",
    hint: expect.stringMatching(/python3 -m venv .*--python .* uv run --no-project --with /),
  });
  expect(questions).toEqual([]);
});

test('on Windows the launcher of Python is looked for too, and the hint is for Windows', async () => {
  const platform = Object.getOwnPropertyDescriptor(process, 'platform');
  Object.defineProperty(process, 'platform', { ...platform, value: 'win32' });
  onTestFinished(() => void Object.defineProperty(process, 'platform', { ...platform }));
  const path = fakePath();
  await expect(open(path)).rejects.toMatchObject({
    message: expect.stringContaining('; py: cannot be started: spawn py ENOENT; uv: '),
    hint: expect.stringMatching(
      /^run py -3 -m venv .parser, then .* --python \.parser\\Scripts\\python; /,
    ),
  });
  path.add('py', 'normal');
  await expect(open(path)).resolves.toBeDefined();
});

test('what uv fetched before is taken without a question', async () => {
  const path = fakePath();
  writeFileSync(path.add('uv', 'uv').file, '');
  const { confirm, questions } = asked(false);
  await expect(open(path, { confirm })).resolves.toBeDefined();
  expect(questions).toEqual([]);
});

test('uv fetches the package after a yes', async () => {
  const path = fakePath();
  const { file } = path.add('uv', 'uv');
  const { confirm, questions } = asked(true);
  await open(path, { confirm });
  expect(existsSync(file)).toBe(true);
  expect(questions).toEqual([
    expect.stringContaining(
      '\n  uv run --no-project --with "acryl-datahub[sql-parser]>=1.7" python --version\n',
    ),
  ]);
});

test.each([
  ['a no', asked(false).confirm, '; uv: may not fetch it'],
  ['no terminal', undefined, ': error: not cached'],
])('after %s nothing is fetched', async (_, confirm, end) => {
  const path = fakePath();
  const { file } = path.add('uv', 'uv');
  await expect(open(path, { confirm })).rejects.toMatchObject({
    ...{ codeName: 'parser-missing', message: expect.stringMatching(`${end}$`) },
  });
  expect(existsSync(file)).toBe(false);
});

test('the words of uv are in the error if it fetches nothing', async () => {
  const path = fakePath();
  writeFileSync(`${path.add('uv', 'uv').file}-offline`, '');
  await expect(open(path, { confirm: asked(true).confirm })).rejects.toMatchObject({
    message: expect.stringMatching(/; uv: did not fetch it: error: no network$/),
  });
});

test('an interrupt during the question ends the run', async () => {
  const path = fakePath();
  const { file } = path.add('uv', 'uv');
  const abort = new AbortController();
  const confirm = async () => {
    abort.abort();
    return true;
  };
  const opened = open(path, { confirm, signal: abort.signal });
  await expect(opened).rejects.toMatchObject({ codeName: 'interrupted' });
  expect(existsSync(file)).toBe(false);
});

test('an interrupt before the start starts nothing', async () => {
  const path = fakePath();
  path.add('python3', 'normal');
  const opened = open(path, { signal: AbortSignal.abort() });
  await expect(opened).rejects.toMatchObject({ codeName: 'interrupted', exitCode: 130 });
});

test('an interrupt during the start kills the process', async () => {
  const path = fakePath();
  path.add('python3', 'silent');
  const opened = open(path, { signal: AbortSignal.timeout(500) });
  await expect(opened).rejects.toMatchObject({ codeName: 'interrupted', exitCode: 130 });
});
