import { chmodSync, readFileSync, writeFileSync } from 'node:fs';

/** Finishes `lib/` after the compiler, for the project in the working directory. */
const { type, version, bin } = JSON.parse(readFileSync('package.json', 'utf8'));

// The compiler copies the whole package.json, since the program imports it for its version. A
// second description of the package inside the package would contradict the first, since its paths
// are wrong there.
writeFileSync('lib/package.json', `${JSON.stringify({ type, version })}\n`);

for (const file of Object.values(bin)) chmodSync(file, 0o755);
