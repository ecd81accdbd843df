import fc from 'fast-check';

/** Texts that are YAML, nearly YAML, or were YAML before something was put into them. */
export function yamlTexts(): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.oneof({ weight: 9, arbitrary: documents() }, { weight: 1, arbitrary: looseLines() }),
      fc.oneof(
        { weight: 1, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(mutation(), { minLength: 1, maxLength: 2 }) },
      ),
      fc.oneof({ weight: 5, arbitrary: fc.constant('\n') }, fc.constant('\r\n')),
    )
    .map(([text, mutations, lineBreak]) =>
      mutations.reduce((mutated, mutate) => mutate(mutated), text).replaceAll('\n', lineBreak),
    );
}

/** Words that every reader takes for texts, and for the same ones. */
const plainWords = fc.oneof(
  fc.nat(999).map((number) => `k${number}`),
  fc.constantFrom(
    'orders',
    'raw.amount',
    'sum(a)',
    'a b',
    'x - y',
    'a:b',
    'a#b',
    'é',
    '日本',
    'a <- b',
  ),
  fc.constantFrom('1', '12', '0', '1.5', '1.50', 'true', 'false', '2026-01-01', '\u{1f600}', '3d'),
);
/** Words that need care: numbers in other spellings, and words that YAML reserves. */
const oddWords = fc.constantFrom(
  ...['*', '007', '-1', '.5', '1e3', '1.', '+1', '0x1f', '0o7', '99999999999999999999', '1_000'],
  ...[
    'True',
    'null',
    '~',
    'yes',
    '.inf',
    '<<',
    '__proto__',
    '_',
    '$',
    '/',
    '(',
    '^',
    '<',
    '=',
    ';',
  ],
);
const words = fc.oneof({ weight: 150, arbitrary: plainWords }, { weight: 1, arbitrary: oddWords });
const quotes = fc.constantFrom('', '', '', '', '"', "'");
const comments = rarely('', ' # c', '  #', ' ', '   ', '#c');
const gaps = rarely('\n', '\n\n', '\n# c\n', '\n  # c\n', '\n   \n');

/** Gives the usual text nineteen times out of twenty, else one of the others. */
function rarely(usual: string, ...others: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 19, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

type Node =
  | { readonly kind: 'scalar'; readonly text: string }
  | { readonly kind: 'flow list'; readonly items: readonly Node[]; readonly comma: string }
  | { readonly kind: 'flow map'; readonly items: readonly Pair[]; readonly comma: string }
  | { readonly kind: 'list'; readonly items: readonly Node[]; readonly indent: number }
  | { readonly kind: 'map'; readonly items: readonly Pair[]; readonly indent: number };

interface Pair {
  readonly key: string;
  readonly colon: string;
  readonly value: Node;
  readonly comment: string;
  readonly gap: string;
}

const scalar = fc
  .tuple(words, quotes)
  .map(([word, quote]): Node => ({ kind: 'scalar', text: `${quote}${word}${quote}` }));
const keyWords = fc.oneof(
  { weight: 9, arbitrary: fc.nat(999).map((number) => `k${number}`) },
  { weight: 1, arbitrary: words },
);
const key = fc.tuple(keyWords, quotes).map(([word, quote]) => `${quote}${word}${quote}`);
const comma = rarely(', ', ',', ' , ', ',  ');
const indent = fc.constantFrom(2, 2, 2, 1, 4);

function pairs(value: fc.Arbitrary<Node>): fc.Arbitrary<readonly Pair[]> {
  const colon = fc.oneof(
    { weight: 300, arbitrary: fc.constantFrom(': ', ': ', ':  ') },
    { weight: 1, arbitrary: fc.constantFrom(' : ', ':') },
  );
  return fc.array(fc.record({ key, colon, value, comment: comments, gap: gaps }), {
    minLength: 1,
    maxLength: 4,
  });
}

const { tree } = fc.letrec<{ tree: Node; flow: Node; item: Node }>((tie) => ({
  flow: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    scalar,
    fc.record({
      kind: fc.constant('flow list' as const),
      items: fc.array(tie('flow'), { maxLength: 3 }),
      comma,
    }),
    fc.record({ kind: fc.constant('flow map' as const), items: pairs(tie('flow')), comma }),
  ),
  item: fc.oneof(
    { weight: 4, arbitrary: tie('flow') },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('map' as const),
        items: pairs(tie('tree')),
        indent,
      }),
    },
    { weight: 1, arbitrary: tie('tree') },
  ),
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tie('flow'),
    fc.record({ kind: fc.constant('map' as const), items: pairs(tie('tree')), indent }),
    fc.record({ kind: fc.constant('map' as const), items: pairs(tie('tree')), indent }),
    fc.record({
      kind: fc.constant('list' as const),
      items: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      indent: fc.constantFrom(0, 2),
    }),
  ),
}));

/** Documents in all styles that the fast reader knows, and some that it does not. */
function documents(): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.record({ kind: fc.constant('map' as const), items: pairs(tree), indent }),
      rarely('', '# c\n', '---\n', '\n', '%YAML 1.2\n---\n'),
    )
    .map(([node, head]) => `${head}${render(node, 0)}\n`);
}

/** Writes a node whose first line starts behind the cursor, and whose other lines at a column. */
function render(node: Node, column: number): string {
  const pad = ' '.repeat(column);
  switch (node.kind) {
    case 'scalar':
      return node.text;
    case 'flow list':
      return `[${node.items.map((item) => render(item, column)).join(node.comma)}]`;
    case 'flow map':
      return `{${node.items.map(({ key: name, colon, value }) => `${name}${colon}${render(value, column)}`).join(node.comma)}}`;
    case 'list':
      return node.items.map((item) => `- ${render(item, column + 2)}`).join(`\n${pad}`);
    case 'map':
      return node.items
        .map(({ key: name, colon, value, comment, gap }, i) => {
          const end = i === node.items.length - 1 ? '' : `${gap}${pad}`;
          return `${name}${colon}${below(value, column, node.indent)}${comment}${end}`;
        })
        .join('');
  }
}

function below(value: Node, column: number, step: number): string {
  if (value.kind !== 'map' && value.kind !== 'list') return render(value, column);
  return `\n${' '.repeat(column + step)}${render(value, column + step)}`;
}

const pieces = fc.constantFrom(
  ...[
    ' ',
    '  ',
    '\n',
    '\n  ',
    '\t',
    '\r',
    ':',
    ': ',
    '- ',
    '-',
    '#',
    ' #',
    '"',
    "'",
    ',',
    '[',
    ']',
  ],
  ...['{', '}', '&x ', '*x', '!t ', '|', '>', '%', '@', '`', '?', '? ', '---', '...', '\\', "''"],
  ...[
    '\u0000',
    '\u0085',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\ud800',
    '\ufffd',
    'a',
    '0',
    'a: b',
    '- a',
  ],
  ...['\n---\n', '\n...\n', '\n# c\n', '\n\n', 'a:\n', '[]', '{}', '""', ' |\n  x\n'],
);

function looseLines(): fc.Arbitrary<string> {
  const line = fc
    .tuple(fc.nat(5), fc.array(fc.oneof(words, pieces), { maxLength: 4 }))
    .map(([spaces, parts]) => `${' '.repeat(spaces)}${parts.join('')}`);
  return fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
}

/** A change of a text at one offset. */
function mutation(): fc.Arbitrary<(text: string) => string> {
  return fc
    .tuple(fc.nat(1000), fc.nat(3), fc.oneof(pieces, words))
    .map(([position, removed, piece]) => (text: string) => {
      const at = position % (text.length + 1);
      return `${text.slice(0, at)}${removed === 3 ? '' : piece}${text.slice(at + removed)}`;
    });
}
