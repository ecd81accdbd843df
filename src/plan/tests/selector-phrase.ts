import type { Selector } from '../../model/lineage-test.js';
import type { Leaf } from './selections.js';

/**
 * Says in a noun phrase what a selector selects: `orders or customers`, `columns with tag PII`, `what
 * is not in domain finance`.
 *
 * @param join the word between alternatives. Default: `or`
 */
export function selectorPhrase(selector: Selector, join: 'and' | 'or' = 'or'): string {
  const clause = toClause(selector);
  const expressions = patternsOf('select', clause);
  if (expressions?.includes('*')) return 'anything';
  if (expressions !== undefined) return listed(expressions.map(quoted), join);
  return columnsPhrase(clause) ?? `what ${clauseText(clause, 'predicate')}`;
}

/** Says of an entity that a selector selects it: `is in domain finance`, `has owner "*"`. */
export function predicate(selector: Selector): string {
  return clauseText(toClause(selector), 'predicate');
}

/** Puts a pattern in quotes, unless it is a plain name. */
export function quoted(pattern: string): string {
  return /^[\w.-]+$/.test(pattern) ? pattern : `"${pattern}"`;
}

/** `a, b and c` */
export function listed(texts: readonly string[], join: 'and' | 'or'): string {
  const last = texts.slice(-1);
  return [...(texts.length > 1 ? [texts.slice(0, -1).join(', ')] : []), ...last].join(` ${join} `);
}

/** A selector without `not` around others and without lists of one. */
type Clause = ListClause | LeafClause;

interface ListClause {
  readonly kind: 'any' | 'all';
  readonly of: readonly Clause[];
}

interface LeafClause {
  readonly kind: 'leaf';
  readonly leaf: Leaf;
  readonly isNot: boolean;
}

function toClause(selector: Selector, isNot = false): Clause {
  switch (selector.kind) {
    case 'not':
      return toClause(selector.of, !isNot);
    case 'any':
    case 'all': {
      const of = selector.of.map((part) => toClause(part, isNot));
      const [first] = of;
      if (first !== undefined && of.length === 1) return first;
      return { kind: (selector.kind === 'any') === isNot ? 'all' : 'any', of };
    }
    default:
      return { kind: 'leaf', leaf: selector, isNot };
  }
}

/** Returns the patterns of a leaf or of alternatives of one kind. Undefined for other clauses. */
function patternsOf(kind: 'select' | 'column', clause: Clause): readonly string[] | undefined {
  const parts = clause.kind === 'any' ? clause.of : [clause];
  const leaves = parts.filter(isLeaf).filter(({ leaf, isNot }) => leaf.kind === kind && !isNot);
  return leaves.length === parts.length ? leaves.map(({ leaf }) => patternOf(leaf)) : undefined;
}

function isLeaf(clause: Clause): clause is LeafClause {
  return clause.kind === 'leaf';
}

function patternOf(leaf: Leaf): string {
  return leaf.kind === 'select' ? leaf.expression : leaf.pattern;
}

/** `columns email with tag PII`. Undefined unless the clause names columns. */
function columnsPhrase(clause: Clause): string | undefined {
  const parts = clause.kind === 'all' ? clause.of : [clause];
  const named = parts.find((part) => patternsOf('column', part) !== undefined);
  const names = named && patternsOf('column', named);
  if (names === undefined) return undefined;
  const noun = names.includes('*') ? 'columns' : `columns ${listed(names.map(quoted), 'or')}`;
  const others = parts.filter((part) => part !== named);
  if (others.length === 0) return noun;
  return `${noun} ${clauseText({ kind: 'all', of: others }, 'modifier')}`;
}

/** `predicate`: after a subject, `is in domain finance`. `modifier`: after a noun, `in domain finance`. */
type Form = 'predicate' | 'modifier';

function clauseText(clause: Clause, form: Form): string {
  if (isLeaf(clause)) return `${relation(clause, form)} ${quoted(patternOf(clause.leaf))}`;
  return sharedRelation(clause, form) ?? joined(clause, form);
}

function joined({ kind, of }: ListClause, form: Form): string {
  const texts = of.map((part) =>
    isLeaf(part) || of.length === 1 ? clauseText(part, form) : `(${clauseText(part, form)})`,
  );
  return texts.join(kind === 'any' ? ' or ' : ' and ');
}

/** `is in domain finance or sales`. Undefined if the parts are not of one sort. */
function sharedRelation({ kind, of }: ListClause, form: Form): string | undefined {
  const leaves = of.filter(isLeaf);
  const relations = new Set(leaves.map((one) => relation(one, form)));
  const isNot = leaves.some((one) => one.isNot);
  if (leaves.length < of.length || relations.size > 1 || (kind === 'any' && isNot))
    return undefined;
  const patterns = leaves.map(({ leaf }) => quoted(patternOf(leaf)));
  return `${[...relations].join()} ${listed(patterns, kind === 'all' && !isNot ? 'and' : 'or')}`;
}

/** The words between an item and a pattern: `has tag`, `is not in domain`, `of`. */
function relation({ leaf, isNot }: LeafClause, form: Form): string {
  const fact = leaf.kind === 'fact' ? leaf.fact : undefined;
  if (fact === 'tag' || fact === 'term' || fact === 'owner')
    return `${HAVING[form][isNot ? 'not' : 'plain']} ${fact}`;
  const words = [
    ...(form === 'predicate' ? ['is'] : []),
    ...(isNot ? ['not'] : []),
    ...(fact === undefined ? [] : [BEING[fact], fact]),
    ...(leaf.kind === 'column' ? ['named'] : []),
    ...(leaf.kind === 'select' && form === 'modifier' ? ['of'] : []),
  ];
  return words.join(' ');
}

const HAVING = {
  predicate: { plain: 'has', not: 'has no' },
  modifier: { plain: 'with', not: 'without' },
} as const;

const BEING = { domain: 'in', platform: 'on', kind: 'of' } as const;
