import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../tooling/checks/project-files.js';

const dist = (name: string) => readFileSync(join(projectRoot, 'dist', name), 'utf8');

const modules = firstGroups(dist('modules.txt'), /^\S+ (\S+)$/gm);

/** Optional modules of packages. No function that we call loads them. */
const optionalModules = ['picomatch', 'node:sqlite'];

describe('the bundle of the action', () => {
  it('contains the action with its packages', () => {
    for (const module of [
      'src/action/main.ts',
      'src/tasks/apply/apply-stack.ts',
      'schemas/plan.schema.json',
      'src/manifest/schema/generated-validators.ts',
    ])
      expect(modules).toContain(module);
    expect(packages()).toEqual(expect.arrayContaining(['diff', 'graphql', 'undici', 'yaml']));
  });

  it('contains neither the embedded catalog nor the command line nor a compiler of schemas', () => {
    expect(
      modules.filter((module) => /^src\/(?:server|cli|web)\/|^src\/testing/.test(module)),
    ).toEqual([]);
    expect(packages().filter((name) => /ajv|hono|libsql|jose|commander/.test(name))).toEqual([]);
  });

  it('loads only modules of Node at run time', () => {
    const code = dist('index.js');
    const imported = firstGroups(code, /(?:^|[;}])(?:import|export)[^;`'"]*"([^"]+)"/g);
    const required = requireNames(code).flatMap((name) =>
      firstGroups(
        code,
        new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\(\`([^\`]+)\`\\)`, 'g'),
      ),
    );
    expect(required).not.toEqual([]);
    const loaded = [...imported, ...required];
    expect(loaded).not.toEqual([]);
    expect(loaded.filter((name) => !(isBuiltin(name) || optionalModules.includes(name)))).toEqual(
      [],
    );
    expect(code).not.toMatch(/\bimport\((?!\/)/);
    expect(code.length).toBeLessThan(2_400_000);
  });

  it('comes with the licences of exactly the packages in it', () => {
    const named = firstGroups(dist('third-party-licenses.txt'), /^-{78}\n\n(\S+) /gm);
    expect(named).toEqual(packages());
  });
});

/** The short names that the bundle gives to the functions that load modules of CommonJS. */
function requireNames(code: string): readonly string[] {
  const makers = firstGroups(code, /import\{createRequire as (\S+?)\}from"(?:node:)?module"/g);
  expect(makers).not.toEqual([]);
  return makers.flatMap((maker) =>
    firstGroups(
      code,
      new RegExp(`([\\w$]+)=${maker.replaceAll('$', '\\$')}\\(import\\.meta\\.url\\)`, 'g'),
    ),
  );
}

function packages(): readonly string[] {
  const names = modules.flatMap(
    (module) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

/** Returns the first group that matched, for each match. */
function firstGroups(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(
    ([, ...groups]) => groups.find((group) => group !== undefined) ?? '',
  );
}
