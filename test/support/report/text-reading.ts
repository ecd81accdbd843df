/** A change as the text of a plan names it: `- mart.total <- raw.amount`. */
export type ToldChange = `${string} ${string}`;

/**
 * Reads the changes from the tree of a plan's text. It knows nothing of the renderer: a line without
 * indent is a dataset, two spaces an edge, six spaces its columns, and further lines are deeper.
 */
export function readTree(text: string): ReadonlySet<ToldChange> {
  const told = new Set<ToldChange>();
  let dataset = '';
  let upstream = '';
  for (const line of unwrapped(text)) {
    const edge = /^ {2}([-+~* ]) <- (\S+)/.exec(line);
    const columns = /^ {6}([-+~*]) (.*)$/.exec(line);
    if (edge) {
      upstream = String(edge[2]);
      if (edge[1] !== ' ') told.add(`${edge[1]} ${dataset} <- ${upstream}`);
    } else if (columns) {
      for (const [column, origin] of columnsOf(String(columns[2])))
        told.add(`${columns[1]} ${dataset}.${column} <- ${upstream}.${origin}`);
    } else if (/^\S/.test(line)) dataset = String(/^\S+/.exec(line)?.[0]);
  }
  return told;
}

/** Reads the changes from the lines of `--full`, which have the whole address. */
export function readRows(text: string): ReadonlySet<ToldChange> {
  const rows = text.matchAll(
    /^ {2}([-+~*]) (?:create|update|delete|mark) +(?:edge|column) (\S+ <- \S+)/gm,
  );
  return new Set([...rows].map(([, sign, address]): ToldChange => `${sign} ${address}`));
}

/** Joins the further lines of an element to its first one, and leaves the place out. */
function unwrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const before = lines.at(-1) ?? '';
    const further = /^ {6}/.test(before) ? /^ {8}(\S.*)$/ : /^ {4}(\S.*)$/;
    const more = /^ /.test(before) ? further.exec(line)?.[1] : undefined;
    const own = line.replace(/ {2,}\S*:\d+(?:-\d+)?$/, '');
    // A lone edge between its columns has the indent of a further line.
    if (more === undefined || more.startsWith('<- ')) lines.push(own);
    else lines[lines.length - 1] = `${before} ${more}`;
  }
  return lines;
}

/** The columns of a line with their upstream columns. */
function columnsOf(text: string): readonly (readonly [string, string])[] {
  const [own = ''] = text.split('<- ');
  const origins = /<- (.*)$/.exec(text)?.[1];
  if (origins === undefined)
    return names(own.replace(/ \(.*$/, '')).map((name) => [name, name] as const);
  return names(origins.replace(/ {2,}.*$/, '')).map((origin) => [own.trim(), origin] as const);
}

function names(text: string): readonly string[] {
  return text
    .replace(/ {2,}.*$/, '')
    .replace(/ same names?.*$/, '')
    .split(/,\s+/)
    .map((name) => name.trim());
}
