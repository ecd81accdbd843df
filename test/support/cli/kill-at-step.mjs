// Loaded with --import before the program: ends its process without warning right before a change of
// the file system. KILL_AT is the number of the change, from 1. With 0 nothing is ended, and the
// changes are listed in the file that KILL_STEPS names.
import { appendFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const at = Number(process.env['KILL_AT']);
const list = String(process.env['KILL_STEPS']);

let steps = 0;
for (const name of ['mkdir', 'open', 'rename', 'rm', 'unlink']) {
  const original = files[name];
  files[name] = async (...args) => {
    if (name !== 'open' || !['r', undefined].includes(args[1])) step(name, args);
    return await original(...args);
  };
}
syncBuiltinESMExports();

function step(name, args) {
  steps++;
  appendFileSync(list, `${name} ${args.at(name === 'rename' ? 1 : 0)}\n`);
  if (steps === at) process.kill(process.pid, 'SIGKILL');
}
