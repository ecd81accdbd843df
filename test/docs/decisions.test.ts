import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../tooling/checks/project-files.js';

const docs = new URL('../../docs/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, docs), 'utf8');

const INDEX = 'decisions.md';
const pages = readdirSync(new URL('decisions/', docs))
  .sort()
  .map((name) => `decisions/${name}`);

interface Note {
  readonly date: string;
  readonly title: string;
}

/** The notes of a page, in order. A note begins with its date. */
function readNotes(page: string): readonly Note[] {
  const notes = read(page).split(/^### /m).slice(1);
  return notes.map((note) => {
    const [, title = '', date = ''] = /^(.+)\n\n\*\*(\d{4}-\d\d-\d\d)\.\*\* \S/.exec(note) ?? [];
    return { date, title };
  });
}

/** The index: the introduction as it is, and a row for each page. */
function index(): string {
  const [introduction = ''] = read(INDEX).split(/^\| /m);
  return `${introduction}| Topic | Notes | About |\n|---|---|---|\n${pages.map(row).join('')}`;
}

function row(page: string): string {
  const [, title = '', about = ''] = /^# (.+)\n\n(.+(?:\n.+)*)\n\n/.exec(read(page)) ?? [];
  return `| [${title}](${page}) | ${readNotes(page).length} | ${about.replaceAll('\n', ' ')} |\n`;
}

/** The targets of all links, without the text of the links. */
function readLinks(page: string): readonly string[] {
  return [...read(page).matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
}

/** The anchor that GitHub gives a heading. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

function readAnchors(path: string): readonly string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading));
}

/** Returns true if a link of a page leads to an existing file, and to exactly one heading of it. */
function resolves(link: string, page: string): boolean {
  const target = new URL(link, new URL(page, docs));
  const path = target.pathname.slice(docs.pathname.length);
  if (path !== INDEX && !pages.includes(path)) return false;
  const name = target.hash.slice(1);
  return name === '' || readAnchors(path).filter((one) => one === name).length === 1;
}

it('lists every page and counts its notes; npm run docs decisions writes it', async () => {
  await expect(index()).toMatchFileSnapshot(join(projectRoot, 'docs', INDEX));
});

it('has no title twice', () => {
  const titles = pages.flatMap(readNotes).map(({ title }) => title);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

describe.each(pages)('%s', (page) => {
  it('has only links to existing targets', () => {
    expect(readLinks(page).filter((link) => !resolves(link, page))).toEqual([]);
  });

  it('has dated notes, the newest last', () => {
    const dates = readNotes(page).map(({ date }) => date);
    expect(dates).not.toContain('');
    expect(dates).toEqual([...dates].sort());
  });
});
