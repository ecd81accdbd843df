import fc from 'fast-check';

/** A value of a manifest. */
type Value = string | number | boolean | readonly Value[] | Mapping;
interface Mapping {
  readonly [key: string]: Value;
}

const words = fc.constantFrom('orders', 'sum(a)', 'a b', 'yes', '1.0', 'a: b', 'it\'s "so"', '-x');
const texts = fc.oneof(words, fc.constantFrom('one\ntwo\n', 'é\n\n  x\n', 'a # b', '012', '?'));
const columns = fc.constantFrom('id', 'amount', 'a.b');
const transforms = fc.constantFrom('a * b', 'sum(a, b)', 'no', 'one\ntwo\n', '{x}');

const datasets = fc.array(
  fc.record(
    {
      platform: fc.constantFrom('hive', 'kafka', 'on'),
      name: fc.constantFrom('a.b', 'x', '1', 'off', "it's"),
      env: fc.constantFrom('QA', 'PROD'),
      create: fc.constant(true),
      description: texts,
      columns: fc.dictionary(
        fc.constantFrom('y1', 'no', 'z'),
        fc.constantFrom('date', { type: 'number', nativeType: 'NUMERIC(1,2)' }),
        { minKeys: 1 },
      ),
    },
    { requiredKeys: ['platform', 'name'] },
  ),
  { minLength: 3, maxLength: 4 },
);

const references = fc.constantFrom('d0', 'd1', 'd2');
const sources = fc.tuple(references, columns).map(([dataset, column]) => `${dataset}.${column}`);
const longSources = fc.record({ dataset: references, column: columns });
const sourceLists = fc.array(fc.oneof(sources, longSources), { minLength: 1, maxLength: 3 });

const mappings = fc.oneof(
  sources,
  sourceLists,
  fc.record(
    {
      from: fc.oneof(sources, sourceLists),
      transform: transforms,
      confidence: fc.constantFrom(0.5, 1),
    },
    { requiredKeys: ['from'] },
  ),
);

const upstreams = fc.oneof(
  references,
  fc.record({ dataset: references, type: fc.constantFrom('COPY', 'VIEW') }),
  fc.record({ platform: fc.constant('pg'), name: fc.constant('x.y') }),
);

const lineage = fc.array(
  fc.record(
    {
      downstream: references,
      upstreams: fc.array(upstreams, { maxLength: 5 }),
      columns: fc.dictionary(fc.constantFrom('c1', 'c2', 'c3', 'yes'), mappings, { minKeys: 1 }),
      protect: fc.boolean(),
      ownership: fc.constantFrom('shared', 'exclusive'),
    },
    { requiredKeys: ['downstream', 'upstreams'] },
  ),
  { minLength: 1, maxLength: 3 },
);

/**
 * Manifests in many styles. Each comment says what it belongs to: `# before NAME` stands on the
 * lines before it, `# beside NAME` on its line, and `# end NAME` at the end of its block.
 */
export const writtenManifests: fc.Arbitrary<string> = fc
  .tuple(datasets, lineage, fc.nat())
  .map(([entries, lines, seed]) => {
    const named = Object.fromEntries(entries.map((entry, index) => [`d${index}`, entry]));
    const manifest: Mapping = {
      version: 1,
      defaults: { platform: 'hive', env: 'DEV' },
      datasets: named as Mapping,
      lineage: lines as unknown as Value,
    };
    return new Writer(seed).write(manifest);
  });

/** The keys that the formatter must keep in place, by the start of their name. */
const FREE_KEY = /^(?:d\d|c\d|y1|no|z|yes)$/;

const SCHEMA_ORDER = ['dataset', 'downstream', 'platform', 'type', 'from', 'name', 'column'];

/** Returns a word of the line on which a value starts once it is formatted. */
function nameOf(value: Value): string {
  if (Array.isArray(value)) return '';
  if (typeof value !== 'object') return String(value);
  return SCHEMA_ORDER.find((key) => key in value) ?? '';
}

class Writer {
  private state: number;
  private readonly anchors = new Map<string, string>();

  constructor(seed: number) {
    this.state = seed;
  }

  write(manifest: Mapping): string {
    const start = this.chance(5) ? '---\n' : '';
    return `${start}${this.block(manifest, 0, '').join('\n')}\n`;
  }

  private random(limit: number): number {
    this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (this.state >> 8) % limit;
  }

  private chance(oneIn: number): boolean {
    return this.random(oneIn) === 0;
  }

  /** Writes a collection with an entry per line. */
  private block(value: Value, indent: number, owner: string, canEnd = true): readonly string[] {
    const lines = this.members(value).flatMap(([key, child], index) => {
      const name = key ?? nameOf(child);
      const before = [
        ...(this.chance(4) ? [''] : []),
        ...(this.chance(4) ? [`${' '.repeat(indent)}# before ${name}`] : []),
        // A blank line after the first comment would make it the head of the file.
        ...(index > 0 && this.chance(9) ? ['', ''] : []),
      ];
      // The first key of an item may stand on the line of the dash.
      const spaced = index > 0 || owner === '' ? before : [];
      return [...spaced, ...this.entry(key, child, indent, name)];
    });
    const end = canEnd && this.chance(5) ? [`${' '.repeat(indent)}# end ${owner}`.trimEnd()] : [];
    return [...lines, ...end];
  }

  private members(value: Value): readonly (readonly [string | undefined, Value])[] {
    if (Array.isArray(value)) return value.map((item) => [undefined, item] as const);
    const entries = Object.entries(value as Mapping);
    const isFree = entries.some(([key]) => FREE_KEY.test(key));
    return isFree ? entries : entries.toSorted(() => this.random(3) - 1);
  }

  private entry(
    key: string | undefined,
    child: Value,
    indent: number,
    name: string,
  ): readonly string[] {
    const head = `${' '.repeat(indent)}${key === undefined ? '-' : `${this.scalar(key, false)}:`}`;
    const anchored = key !== undefined && /^c\d$/.test(key) ? this.anchor(child) : '';
    if (anchored.startsWith('*')) return [`${head} ${anchored}${this.beside(name)}`];
    const start = anchored === '' ? head : `${head} ${anchored}`;
    if (typeof child !== 'object') return this.scalarEntry(start, child, indent, name);
    const isEmpty = this.members(child).length === 0;
    if (isEmpty || this.chance(3)) return this.flowEntry(start, child, indent, name);
    if (key === undefined && !Array.isArray(child) && anchored === '' && !this.chance(5)) {
      const [first = '', ...rest] = this.block(child, indent + 2, name);
      return [`${head} ${first.trimStart()}`, ...rest];
    }
    const isInColumn = key !== undefined && Array.isArray(child) && this.chance(4);
    const width = isInColumn ? 0 : 1 + this.random(4);
    return [
      `${start}${this.beside(name)}`,
      ...this.block(child, indent + width, name, !isInColumn),
    ];
  }

  private scalarEntry(head: string, value: Value, indent: number, name: string): string[] {
    const text = String(value);
    if (!/^[^ \n].*[^\n]\n$/s.test(text) || this.chance(3))
      return [`${head} ${this.scalar(value, false)}${this.beside(name)}`];
    const spaces = ' '.repeat(indent + 1 + this.random(3));
    const lines = text.trimEnd().split('\n');
    const style = this.chance(2) ? '|' : '>';
    const isKept = style === '|' || lines.length === 1;
    const header = isKept ? style : '|';
    return [
      `${head} ${header}${this.beside(name)}`,
      ...lines.map((line) => (line === '' ? '' : `${spaces}${line}`)),
    ];
  }

  private flowEntry(head: string, value: Value, indent: number, name: string): readonly string[] {
    const [open = '', close = ''] = Array.isArray(value) ? '[]' : '{}';
    const members = this.members(value);
    if (members.length === 0 || this.chance(2))
      return [`${head} ${this.flow(value)}${this.beside(name)}`];
    const spaces = ' '.repeat(indent + 2);
    const lines = members.flatMap(([key, child]) => {
      const own = key ?? nameOf(child);
      const text = `${key === undefined ? '' : `${this.scalar(key, true)}: `}${this.flow(child)}`;
      const before = this.chance(4) ? [`${spaces}# before ${own}`] : [];
      return [...before, `${spaces}${text},${this.beside(own)}`];
    });
    const end = this.chance(5) ? [`${spaces}# end ${name}`] : [];
    return [`${head} ${open}${this.beside(name)}`, ...lines, ...end, `${spaces}${close}`];
  }

  private flow(value: Value): string {
    if (typeof value !== 'object') return this.scalar(value, true);
    const members = this.members(value).map(([key, child]) =>
      key === undefined ? this.flow(child) : `${this.scalar(key, true)}: ${this.flow(child)}`,
    );
    return Array.isArray(value) ? `[${members.join(', ')}]` : `{ ${members.join(',   ')} }`;
  }

  private scalar(value: Value, inFlow: boolean): string {
    if (typeof value !== 'string') return String(value);
    const isPlain = /^[a-zA-Z][\w.]+$/.test(value) && !/^(?:yes|no|on|off)$/.test(value);
    if (isPlain && !this.chance(4)) return value;
    if (!inFlow && /^[a-z]+ \* [a-z]+$/.test(value)) return value;
    return value.includes('\n') || this.chance(2)
      ? JSON.stringify(value)
      : `'${value.replaceAll("'", "''")}'`;
  }

  private beside(name: string): string {
    return this.chance(5) && !name.includes('\n')
      ? `${' '.repeat(1 + this.random(3))}# beside ${name}`
      : '';
  }

  /** Returns an anchor, or an alias of an equal value before it. Mostly nothing. */
  private anchor(value: Value): string {
    const text = JSON.stringify(value);
    const known = this.anchors.get(text);
    if (known !== undefined) return `*${known}`;
    if (!this.chance(4)) return '';
    const name = `a${this.anchors.size}`;
    this.anchors.set(text, name);
    return `&${name}`;
  }
}

/**
 * Lists the comments of a formatted text that do not stand where they say. It reads lines, and
 * knows nothing of YAML.
 */
export function strayComments(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, kind, name = ''] = /(?:^|\s)# (before|beside|end) ?(.*)$/.exec(line) ?? [];
    const content = line.replace(/(?:^|\s)# (?:before|beside|end) ?.*$/, '').trim();
    const next = lines.slice(index + 1).find(isContent) ?? '';
    const isWell =
      kind === undefined ||
      (kind === 'end'
        ? ownerOf(lines, index).includes(name)
        : (content === '' ? next : kind === 'beside' ? content : '').includes(name));
    return isWell ? [] : [`line ${index + 1}: ${line}`];
  });
}

export function commentsIn(text: string): readonly string[] {
  return [...text.matchAll(/# (?:before|beside|end) ?.*$/gm)].map(([one]) => one).sort();
}

function isContent(line: string): boolean {
  return line.trim() !== '' && !line.trim().startsWith('#');
}

/** Returns the nearest line above that stands further left. */
function ownerOf(lines: readonly string[], index: number): string {
  const indentOf = (line: string) => line.search(/\S/);
  const own = indentOf(String(lines[index]));
  return lines.slice(0, index).findLast((line) => isContent(line) && indentOf(line) < own) ?? '';
}
