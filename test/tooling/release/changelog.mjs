import { readFileSync } from 'node:fs';

/**
 * Reads the part of a version from CHANGELOG.md of the working directory. Its heading has the day of
 * the release, or `unreleased`: `## 1.4.0 - 2027-01-31`.
 *
 * @param {string} version
 * @returns {{ day: string | null, isFirst: boolean, text: string }} `day` is null before the release.
 * @throws {Error} If the part is missing, or says nothing.
 */
export function changelogPart(version) {
  const [, ...parts] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
  const index = parts.findIndex((part) => part.startsWith(`${version} - `));
  if (index < 0) throw new Error(`CHANGELOG.md has no part "## ${version} - unreleased"`);
  const [heading = '', ...lines] = parts[index].split('\n');
  const [, day] = / - (\d{4}-\d\d-\d\d|unreleased)$/.exec(heading) ?? [];
  if (day === undefined) throw new Error(`CHANGELOG.md: "## ${heading}" has no day`);
  const text = lines.join('\n').trim();
  if (!/^- /m.test(text)) throw new Error(`CHANGELOG.md: the part of ${version} has no entry`);
  return { day: day === 'unreleased' ? null : day, isFirst: index === 0, text };
}
