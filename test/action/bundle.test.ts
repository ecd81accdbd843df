import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../toolchain/project-files.js';

const dist = (name: string) => readFileSync(join(projectRoot, 'dist', name), 'utf8');

/** The bundle has the place of each module in a comment above it. */
const modules = matchesOf(dist('index.js'), /^\/\/ ((?:src|schemas|node_modules)\/\S+)$/gm);

/** A library of ours tries to load it for a function that nobody calls, and does without. */
const triedInVain = ['picomatch'];

describe('the bundle of the action', () => {
  it('holds the action and what it is made of, its packages among them', () => {
    for (const module of [
      'src/action/main.ts',
      'src/tasks/apply-stack.ts',
      'schemas/manifest.schema.json',
    ])
      expect(modules).toContain(module);
    expect(packages()).toEqual(expect.arrayContaining(['ajv', 'graphql', 'undici', 'yaml']));
  });

  it('holds neither the embedded catalog nor the command line', () => {
    expect(
      modules.filter((module) => /^src\/(?:server|cli|web)\/|^src\/testing/.test(module)),
    ).toEqual([]);
    expect(packages().filter((name) => /hono|libsql|jose|commander/.test(name))).toEqual([]);
  });

  it('loads nothing at run time but what Node brings', () => {
    const code = dist('index.js');
    const loaded = matchesOf(
      code,
      /^(?:import|export)\b[^;]*?from "([^"]+)";$|^import "([^"]+)";$|\b__require\w*\("([^"]+)"\)/gm,
    );
    expect(loaded).not.toEqual([]);
    expect(loaded.filter((name) => !(isBuiltin(name) || triedInVain.includes(name)))).toEqual([]);
    expect(code).not.toMatch(/\bimport\((?!\/)/);
  });

  it('names the licence of each package in it, and of no other', () => {
    const named = matchesOf(dist('third-party-licenses.txt'), /^-{78}\n\n(\S+) /gm);
    expect(named).toEqual(packages());
  });
});

function packages(): readonly string[] {
  const names = modules.flatMap(
    (module) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

/** The first group that took part in each match. */
function matchesOf(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(
    ([, ...groups]) => groups.find((group) => group !== undefined) ?? '',
  );
}
