import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Joins the licences of the packages that some modules belong to, sorted by name and version.
 *
 * @param {string} owner What contains the packages.
 * @param {Iterable<string>} modules Absolute paths. Those outside `node_modules` are ours.
 * @returns {string}
 * @throws {Error} If a package lacks the text of its licence, since it may not be distributed then.
 */
export function thirdPartyLicenses(owner, modules) {
  const folders = new Set([...modules].flatMap(packageFolder));
  const packages = new Map(
    [...folders].map(readPackage).map((one) => [`${one.name} ${one.version}`, one]),
  );
  const texts = [...packages]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, entry]) => licenseText(entry));
  return [`${owner} contains the packages below, each under its own licence.\n`, ...texts].join(
    `\n${'-'.repeat(78)}\n\n`,
  );
}

/** The folder of the innermost package in a path. */
function packageFolder(module) {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module) ?? [];
}

function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) throw new Error(`${name} ${version} has no file with its licence`);
  return { name, version, license, text: readFileSync(join(folder, file), 'utf8') };
}

function licenseText({ name, version, license, text }) {
  return `${name} ${version} (${license})\n\n${text.replaceAll('\r\n', '\n').trim()}\n`;
}
