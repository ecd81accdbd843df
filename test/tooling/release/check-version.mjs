import { readFileSync } from 'node:fs';
import { argv, env } from 'node:process';
import { changelogPart } from './changelog.mjs';

/**
 * Checks that every place in the working directory that names the version says the version of a tag,
 * and that the changelog has its part: `node check-version.mjs v1.4.0`. On a run for a tag, the part
 * is the first one and has its day, since each change belongs to a release then.
 */
const tag = argv[2] ?? '';
if (!/^v\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?$/.test(tag))
  throw new Error(`${tag} is no tag of a release: write v1.4.0 or v1.4.0-rc.1`);

const version = tag.slice(1);
const lock = JSON.parse(read('package-lock.json'));
const places = [
  ['package.json', JSON.parse(read('package.json')).version],
  ['package-lock.json', lock.version],
  ['package-lock.json, the first package', lock.packages[''].version],
  ...['README.md', 'docs/getting-started.md'].flatMap(namedPackages),
];
const wrong = places.filter(([, named]) => named !== version);
for (const [place, named] of wrong) console.error(`error: ${place} says ${named}, not ${version}`);

const { day, isFirst } = changelogPart(version);
const late = env['GITHUB_REF_TYPE'] === 'tag' && !(isFirst && day);
if (late) console.error(`error: the first part of CHANGELOG.md is not ${version} with its day`);

process.exitCode = wrong.length === 0 && !late ? 0 : 1;
console.log(`version ${version}: ${places.length} places, released ${day ?? 'not yet'}`);

function namedPackages(path) {
  return [...read(path).matchAll(/headwater-(\d\S*?)\.tgz/g)].map(([, named]) => [path, named]);
}

function read(path) {
  return readFileSync(path, 'utf8');
}
