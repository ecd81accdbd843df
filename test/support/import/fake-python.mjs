// Plays the script of the parser, or uv, without Python. The first argument is the mode, the second
// one a file that the mode needs. A statement says what happens: `hang`, `crash` and others.
import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [mode, file, ...args] = process.argv.slice(2);

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

const starts = {
  normal: () => greet(),
  missing: () => say({ refused: 'ModuleNotFoundError', reason: "No module named 'datahub'" }),
  dialect: () => say({ refused: 'ValueError', reason: "Unknown dialect 'x'." }),
  'odd-greeting': () => say({ python: 3 }),
  folder: () => greet(process.cwd()),
  silent: () => setInterval(() => undefined, 1000),
  broken: () => fail('SyntaxError: invalid syntax'),
  // The first start works.
  once: () => {
    if (existsSync(file)) return fail('ImportError: gone');
    writeFileSync(file, '');
    greet();
  },
  uv: playUv,
};
starts[mode]();

function greet(python = '3.11.7') {
  say({ datahub: '1.7.0.17', sqlglot: '30.12.0', python });
  const known = {};
  let isFirst = true;
  createInterface({ input: process.stdin })
    .on('line', (line) => {
      const message = JSON.parse(line);
      if (isFirst) known['setting'] = message;
      else answer(message, known);
      isFirst = false;
    })
    .on('close', () => process.exit());
}

function answer([id, op, told, members], known) {
  Object.assign(known, told);
  if (op === 'split') return say({ id, found: members.sql.split(';').map((one) => one.trim()) });
  if (op === 'normalize')
    return members.texts.includes('crash')
      ? fail('MemoryError')
      : say({ id, found: members.texts.map((one) => one.toUpperCase() || null) });
  const { sql } = members;
  const faults = {
    hang: () => undefined,
    crash: () => {
      process.stdout.write('{"id":');
      process.stderr.write('Traceback\n\u001b[4mMemoryError\u001b[0m: too much\n');
      process.exitCode = 3;
      process.stdin.destroy();
    },
    garbage: () => process.stdout.write('hello\n'),
    shape: () => say({ id, found: { kind: 7 } }),
    'other-id': () => say({ id: id + 1, found: {} }),
    failed: () => say({ id, failed: "RecursionError('too deep')" }),
    huge: () => process.stdout.write('x'.repeat(65 * 1024 * 1024)),
  };
  const fault = faults[sql];
  if (fault !== undefined) fault();
  else say({ id, found: parsed(members, known) });
}

/** Understands `KIND table(column, …)`. The kind of `known` is what the script was told, as JSON. */
function parsed({ sql, columns, target, detached }, known) {
  const last = sql.split('\n').at(-1);
  const [, kind, table, names = ''] = /^(\w+) ?([#\w]*)(?:\((.*)\))?$/.exec(last) ?? [last, last];
  const urn = target || (table && `urn:x,${table}`);
  const told = { known, args, env: Object.keys(process.env), detached };
  return {
    kind: kind === 'known' ? JSON.stringify(told) : kind,
    reads: ['urn:source'],
    writes: urn ? [urn] : [],
    isTemporary: kind === 'TEMP',
    candidates: { 'urn:source': ['urn:Source', 'urn:source', 'urn:source'] },
    confidence: 0.9,
    problem: kind === 'BAD' ? 'Bad \u001b[4mword\u001b[0m. Line 2, Col: 5.\n  more' : null,
    columns: columns
      ? names
          .split(',')
          .filter(Boolean)
          .map((name, at) => ({
            ...{ name, table: urn || null, type: at === 0 ? 'INT' : null, line: at === 0 ? 1 : 0 },
            upstreams:
              name === 'one'
                ? []
                : [
                    { table: 'urn:source', column: name },
                    { table: 'urn:source', column: '' },
                  ],
            logic: name === 'plain' ? null : { is_direct_copy: true, column_logic: `"${name}"` },
          }))
          .concat([{ name: '', table: null, type: null, line: null, upstreams: [], logic: null }])
      : [],
  };
}

function playUv() {
  if (args[0] === '--version') return;
  if (args.includes('--offline')) return existsSync(file) ? greet() : fail('error: not cached');
  if (existsSync(`${file}-offline`)) return fail('error: no network');
  writeFileSync(file, '');
}

function fail(words) {
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
  process.stdin.destroy();
}
