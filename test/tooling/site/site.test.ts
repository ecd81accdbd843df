import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentationUrl } from '../../../src/errors/code-entry.js';
import { registeredCodes } from '../../../src/errors/find-code.js';
import { readWorkflow, workflowsIn } from '../../support/action/workflows.js';
import { listCommands } from '../../support/docs/commands-page.js';
import { projectFiles, projectRoot } from '../checks/project-files.js';
import { readSite, siteFolder } from './built-site.js';

const { files, pages, addresses, isBroken } = readSite();
const list = join(projectRoot, 'test/tooling/site/addresses.txt');
const moved = /^(\S+) -> (\S+)$/;
const lines = readFileSync(list, 'utf8').trimEnd().split('\n');

describe('the addresses of the site', () => {
  it('stay; npm run check site -- --update adds new ones to addresses.txt', async () => {
    expect(lines.map((line) => line.replace(moved, '$1')).filter((one) => !isListed(one))).toEqual(
      [],
    );
    const redirects = lines.filter((line) => moved.test(line));
    const from = new Set(redirects.map((line) => line.replace(moved, '$1')));
    const all = [...addresses.map(shown).filter((one) => !from.has(one)), ...redirects];
    await expect(`${all.sort().join('\n')}\n`).toMatchFileSnapshot(list);
  });

  it('are those of every document, command, code and schema', () => {
    const documents = projectFiles().filter((file) => /^docs\/(?!README).*\.md$/.test(file));
    const schemas = projectFiles().filter((file) => /^schemas\/.*\.json$/.test(file));
    const wanted = [
      ...documents.map((file) => file.slice('docs/'.length, -'.md'.length)),
      ...listCommands().map(({ name }) => `commands/${name.replace(' ', '-')}`),
      ...registeredCodes.map(({ code }) => `codes/${code}`),
      ...schemas,
    ];
    expect(wanted.length).toBeGreaterThan(250);
    expect(wanted.filter((one) => !addresses.includes(one))).toEqual([]);
  });

  it('that the program names lead somewhere', () => {
    const named = [
      ...addressesIn('src', /\$\{documentationUrl\}([\w./-]+(?:#[\w-]+)?)[`\s]/g),
      ...addressesIn('test/cli/goldens', new RegExp(`${documentationUrl}(\\S*)`, 'g')),
    ].map((path) => `${documentationUrl}${path}`);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(isBroken)).toEqual([]);
  });

  it('begin with the homepage of the package', () => {
    const { homepage } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    expect(homepage).toBe(documentationUrl);
    expect(readFileSync(join(projectRoot, '.github/workflows/site.yml'), 'utf8')).toContain(
      `# ${documentationUrl}\n`,
    );
  });

  it('of a schema gives the schema of that id', () => {
    for (const path of addresses.filter((one) => one.startsWith('schemas/'))) {
      const schema = JSON.parse(readFileSync(join(siteFolder, path), 'utf8'));
      expect(schema.$id).toBe(`${documentationUrl}${path}`);
    }
  });
});

describe('the pages of the site', () => {
  it('have no link or picture that leads nowhere on it', () => {
    const broken = [...pages].flatMap(([path, { attributes }]) =>
      attributes
        .filter(([, name]) => name === 'href' || name === 'src')
        .map(([, , target]) => new URL(target, `${documentationUrl}${path}`).href)
        .filter((target) => target.startsWith(documentationUrl) && isBroken(target))
        .map((target) => `${shown(path)}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('load nothing from another host', () => {
    const loaded = [...pages.values()].flatMap(({ attributes }) =>
      attributes.filter(
        ([element, name]) => name === 'src' || (element === 'link' && name === 'href'),
      ),
    );
    expect(loaded.length).toBeGreaterThan(1000);
    expect(loaded.filter(([, , target]) => !target.startsWith('/headwater/'))).toEqual([]);
    const styles = files.filter((file) => file.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(0);
    const text = styles.map((file) => readFileSync(join(siteFolder, file), 'utf8')).join();
    expect(text.match(/(?:url\(|@import )["']?(?:https?:)?\/\/[^)]*/g)).toBe(null);
  });

  it('are found broken where a link or a heading is missing', () => {
    for (const path of ['plan-and-apply#plan', 'commands/plan', 'schemas/plan.schema.json', ''])
      expect(isBroken(`${documentationUrl}${path}`)).toBe(false);
    for (const path of ['plan-and-apply#plam', 'commands/plam', 'schemas/plam.schema.json'])
      expect(isBroken(`${documentationUrl}${path}`)).toBe(true);
  });
});

it('the job that publishes the site runs no file of the repository and no package', () => {
  const { permissions, jobs } = readWorkflow(
    workflowsIn('.github/workflows').get('site.yml') ?? '',
  );
  expect(permissions).toEqual({});
  expect(Object.entries(jobs).map(([name, job]) => [name, job.permissions])).toEqual([
    ['build', { contents: 'read' }],
    ['publish', { pages: 'write', 'id-token': 'write' }],
  ]);
  expect(jobs['publish']?.steps.map(({ uses = '' }) => uses.split('@')[0])).toEqual([
    'actions/deploy-pages',
  ]);
});

/** The front page is at the base itself. */
function shown(path: string): string {
  return path === '' ? '.' : path;
}

function isListed(line: string): boolean {
  return addresses.some((one) => shown(one) === line);
}

function addressesIn(folder: string, pattern: RegExp): readonly string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|txt)$/.test(file))
    .map((file) => readFileSync(join(projectRoot, folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(pattern)].map(([, path = '']) => path));
}
