import { chmodSync, readFileSync, writeFileSync } from 'node:fs';

/** What the compiler leaves to do in `lib/`, for the project in the working directory. */
const { type, version, bin } = JSON.parse(readFileSync('package.json', 'utf8'));

// The compiler copies package.json whole, since the program imports it for its version. A second description of the
// package inside the package would contradict the first: its paths are wrong there.
writeFileSync('lib/package.json', `${JSON.stringify({ type, version })}\n`);

for (const file of Object.values(bin)) chmodSync(file, 0o755);
