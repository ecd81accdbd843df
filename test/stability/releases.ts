import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import accepted from './accepted.json' with { type: 'json' };
import type { Aspects, Files } from './world.js';

const here = import.meta.dirname;

/** A fact that a later release gave up, with the entry of the changelog that says so. */
interface Accepted {
  readonly release: string;
  readonly promise: PromiseName;
  readonly fact: string;
  readonly changelog: string;
}

/** The releases with a folder, oldest first, such as `0.1`. */
export const releases: readonly string[] = readdirSync(here)
  .filter((name) => /^\d+\.\d+$/.test(name))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Reads a file of a release. */
export function oldText(release: string, path: string): string {
  return readFileSync(join(here, release, path), 'utf8');
}

/** Reads the aspects that a catalog of a release held. */
export function oldAspects(release: string, path: string): Aspects {
  return JSON.parse(oldText(release, path));
}

/** Reads the files below a folder of a release, by their paths with slashes. */
export function oldFiles(release: string, folder = ''): Files {
  const root = join(here, release, folder);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).replaceAll('\\', '/'))
    .map((path) => path.replace(/^\//, ''))
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The lines of a file of facts, each with what it is about in front. */
export function oldFacts(release: string, path: string): readonly string[] {
  return oldText(release, path).trimEnd().split('\n');
}

/** The sums of files, in the form that `sha256sum --check` reads. */
export function sumsOf(files: Files): string {
  const lines = Object.entries(files)
    .filter(([path]) => path !== SUMS)
    .map(([path, text]) => `${createHash('sha256').update(text).digest('hex')}  ${path}\n`);
  return lines.join('');
}

export const SUMS = 'SHA256SUMS';

/** The promises that these tests hold, as `docs/stability.md` names them. */
export type PromiseName =
  | 'Manifests'
  | 'Settings'
  | 'Saved plans'
  | 'Receipts'
  | 'Marks'
  | 'Import records'
  | 'Databases'
  | 'Commands and flags'
  | 'Exit codes'
  | 'Codes'
  | 'JSON documents'
  | 'Library'
  | 'Action'
  | 'Environment';

/** Says in a failure which promise is broken, and what to do. */
export function broken(release: string, promise: PromiseName): string {
  return `docs/stability.md promises "${promise}" for what Headwater ${release} left, and today's program does not keep it. Read the old form beside the new one: `;
}

interface Kept {
  readonly release: string;
  readonly promise: PromiseName;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/**
 * Compares the facts of a release with those of today. A fact may be lost only if
 * `accepted.json` names it, with the entry of the changelog that tells users.
 */
export function expectKept({ release, promise, before, now }: Kept): void {
  const today = new Set(now);
  const allowed = new Set(
    (accepted as readonly Accepted[])
      .filter((one) => one.release === release && one.promise === promise)
      .map(({ fact }) => fact),
  );
  const lost = before.filter((fact) => !today.has(fact) && !allowed.has(fact));
  expect(
    lost,
    `Headwater ${release} promised this (docs/stability.md, "${promise}"), and today's program does not keep it. Bring it back beside the new form. A release that may break it (a major one, and before 1.0 a minor one) lists each fact in test/stability/accepted.json with its entry in CHANGELOG.md.`,
  ).toEqual([]);
}
