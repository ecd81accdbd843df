import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const docs = new URL('../../docs/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, docs), 'utf8');

const INDEX = 'decisions.md';
const pages = readdirSync(new URL('decisions/', docs)).map((name) => `decisions/${name}`);

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

interface Row extends Note {
  /** The link of the row: a page and the anchor of a note. */
  readonly link: string;
}

/** The rows of the index, in order. */
function readRows(): readonly Row[] {
  const rows = read(INDEX).matchAll(/^\| (\S+) \| \[(.+)\]\((.+)\) \|$/gm);
  return [...rows].map(([, date = '', title = '', link = '']) => ({ date, title, link }));
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

describe('the index of decisions', () => {
  it.each(pages)('lists the notes of %s, each once and in order', (page) => {
    const rows = readRows().filter(({ link }) => link.startsWith(`${page}#`));
    expect(rows).toEqual(
      readNotes(page).map((note) => ({ ...note, link: `${page}#${anchor(note.title)}` })),
    );
  });

  it('lists no title twice', () => {
    const titles = readRows().map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });
});

describe.each([INDEX, ...pages])('%s', (page) => {
  it('has only links to existing targets', () => {
    expect(readLinks(page).filter((link) => !resolves(link, page))).toEqual([]);
  });

  it('has dated notes, the newest last', () => {
    const dates = readNotes(page).map(({ date }) => date);
    expect(dates).not.toContain('');
    expect(dates).toEqual([...dates].sort());
  });
});
