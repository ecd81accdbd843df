import { isMap, isSeq, type ParsedNode, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Files } from './reading.js';

/** Random choices of one edit. */
export interface Dice {
  /** Returns a number below a limit. */
  readonly below: (limit: number) => number;
}

type Edit = (files: Files, dice: Dice) => Files;

let notes = 0;

/** What people do to manifests between two imports. */
const edits: readonly Edit[] = [
  // Comments, on a line of their own and behind a value.
  editLines((lines, at) => [
    ...lines.slice(0, at),
    indented(lines[at], `# note ${notes++}`),
    ...lines.slice(at),
  ]),
  editLines((lines, at) =>
    lines.map((line, i) => (i === at && line.trim() !== '' ? `${line} # note ${notes++}` : line)),
  ),
  // Another layout.
  (files, dice) => editDocument(files, dice, (root) => flip(root, dice)),
  editText((text) => text.replaceAll('\n', '\r\n')),
  editText((text) => text.replace(/\n$/, '')),
  // Another file.
  (files, { below }) => {
    const paths = Object.keys(files);
    const path = paths[below(paths.length)] ?? '';
    const { [path]: text = '', ...others } = files;
    return { ...others, [`moved/${below(9)}-${path.split('/').at(-1)}`]: text };
  },
  // Lineage.
  editEntry(
    (entry, { below }) =>
      entry.getIn(['upstreams', below(2)]) && entry.deleteIn(['upstreams', below(2)]),
  ),
  editEntry((entry, { below }) => {
    const item = entry.getIn(['upstreams', below(2)]);
    if (typeof item === 'string')
      entry.setIn(['upstreams', below(2)], { dataset: item, type: 'COPY' });
  }),
  editEntry((entry, { below }) => {
    const columns = entry.get('columns');
    const pair = isMap(columns) ? columns.items[below(3)] : undefined;
    if (!isMap(columns) || pair === undefined) return;
    if (columns.items.length > 1) columns.delete(pair.key);
    else if (entry.has('upstreams')) entry.delete('columns');
  }),
  editEntry((entry, { below }) => {
    const columns = entry.get('columns');
    const pair = isMap(columns) ? columns.items[below(3)] : undefined;
    if (isMap(columns) && pair !== undefined && typeof columns.get(pair.key) === 'string')
      columns.set(pair.key, { from: columns.get(pair.key), transform: `edited ${below(3)}` });
  }),
  editEntry((entry) => entry.set('protect', true)),
  // A short name.
  (files, { below }) => {
    const names = [
      ...Object.values(files)
        .join('\n')
        .matchAll(/^ {2}([a-z]\w*):/gm),
    ];
    const name = names[below(names.length)]?.[1];
    if (name === undefined || name.startsWith('r_')) return files;
    const renamed = (text: string) =>
      text.replaceAll(new RegExp(`(?<![.\\w])${name}\\b(?=[:.,\\]}\\s])`, 'g'), `r_${name}`);
    return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, renamed(text)]));
  },
];

/** Makes one edit of a person. */
export function editAsPerson(files: Files, dice: Dice): Files {
  if (Object.keys(files).length === 0) return files;
  return edits[dice.below(edits.length)]?.(files, dice) ?? files;
}

function editText(change: (text: string, dice: Dice) => string): Edit {
  return (files, dice) => {
    const paths = Object.keys(files);
    const path = paths[dice.below(paths.length)] ?? '';
    return { ...files, [path]: change(files[path] ?? '', dice) };
  };
}

function editLines(change: (lines: readonly string[], at: number) => readonly string[]): Edit {
  return editText((text, { below }) => {
    const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
    const lines = text.split(/\r?\n/);
    return change(lines, below(lines.length)).join(lineBreak);
  });
}

function indented(line: string | undefined, comment: string): string {
  return `${/^ */.exec(line ?? '')?.[0]}${comment}`;
}

function editDocument(files: Files, dice: Dice, change: (root: YAMLMap) => unknown): Files {
  return editText((text) => {
    const document = parseDocument(text);
    // An edit before this one made no YAML of it.
    if (document.errors.length > 0) return text;
    if (isMap(document.contents)) change(document.contents as YAMLMap);
    return document.toString({ lineWidth: 0 });
  })(files, dice);
}

function editEntry(change: (entry: YAMLMap, dice: Dice) => unknown): Edit {
  return (files, dice) =>
    editDocument(files, dice, (root) => {
      const lineage = root.get('lineage');
      const entry = isSeq(lineage) ? lineage.items[dice.below(lineage.items.length)] : undefined;
      if (isMap(entry)) change(entry as YAMLMap, dice);
    });
}

/** Writes a collection with brackets, or as a block. */
function flip(root: YAMLMap, { below }: Dice): void {
  let node: ParsedNode | YAMLMap | YAMLSeq = root;
  for (let depth = below(5); depth >= 0; depth--) {
    const members: readonly unknown[] = isMap(node)
      ? node.items.map(({ value }) => value)
      : (node as YAMLSeq).items;
    const next = members[below(members.length)];
    if (!isMap(next) && !isSeq(next)) break;
    node = next as YAMLMap | YAMLSeq;
  }
  if (node !== root) (node as YAMLMap).flow = (node as YAMLMap).flow !== true;
}
