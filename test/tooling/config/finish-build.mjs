import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Finishes `lib/` after the compiler, for the project in the working directory. */
const { type, version, bin } = JSON.parse(readFileSync('package.json', 'utf8'));

// The compiler copies the whole package.json, since the program imports it for its version. A
// second description of the package inside the package would contradict the first, since its paths
// are wrong there.
writeFileSync('lib/package.json', `${JSON.stringify({ type, version })}\n`);

// The compiler leaves out the schema files of the embedded catalog, and the script of the parser.
for (const file of readdirSync('src', { recursive: true })) {
  if (!/\.(?:graphql|py)$/.test(file)) continue;
  const copy = join('lib/src', file);
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(join('src', file), copy);
}

for (const file of Object.values(bin)) chmodSync(file, 0o755);
