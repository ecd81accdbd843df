import {
  type Comparison,
  type ForbiddenPath,
  isAboutColumns,
  type NeighborCount,
  type OnlySources,
  type Requirement,
  type Selector,
  type TestRule,
} from '../../model/lineage-test.js';
import { listed, predicate, quoted, selectorPhrase } from './selector-phrase.js';

/**
 * Says a rule in a clause, without a period: `no edge leads from "*.raw.*" to "*.mart.*"`, `each of
 * "*.mart.*" has at least 1 upstream`, `only orders and customers lead to q3_deck`.
 */
export function ruleSentence(rule: TestRule): string {
  switch (rule.kind) {
    case 'path':
      return pathSentence(rule);
    case 'cycle':
      return 'no entity is upstream of itself over other entities';
    case 'require':
      return requirementSentence(rule);
    case 'only':
      return onlySentence(rule);
  }
}

function pathSentence(rule: ForbiddenPath): string {
  const { from, to, unlessTransform, unlessThrough } = rule;
  const exceptions = [
    ...(unlessTransform.length === 0
      ? []
      : [
          `over a transform like ${listed(
            unlessTransform.map((one) => `"${one}"`),
            'or',
          )}`,
        ]),
    ...(unlessThrough === undefined ? [] : [`through ${selectorPhrase(unlessThrough)}`]),
  ];
  const except = exceptions.length === 0 ? '' : `, except ${exceptions.join(' or ')}`;
  return `no ${pathNoun(rule)} leads from ${selectorPhrase(from)} to ${selectorPhrase(to)}${except}`;
}

function pathNoun(rule: ForbiddenPath): string {
  if (isAboutColumns(rule)) return rule.direct ? 'pair of columns' : 'path of columns';
  return rule.direct ? 'edge' : 'path';
}

function onlySentence({ to, from, direct }: OnlySources): string {
  const sources = selectorPhrase(from, 'and');
  const isPlural = / and |^columns/.test(sources);
  const directly = direct ? ' directly' : '';
  return `only ${sources} ${isPlural ? 'lead' : 'leads'} to ${selectorPhrase(to)}${directly}`;
}

function requirementSentence({
  of,
  upstreams,
  downstreams,
  depth,
  is,
  mapped,
}: Requirement): string {
  const properties = [
    ...(upstreams ? [`has ${neighborPhrase('upstream', upstreams)}`] : []),
    ...(downstreams ? [`has ${neighborPhrase('downstream', downstreams)}`] : []),
    ...(depth ? [`has a depth of ${bound(depth)}`] : []),
    ...(is ? [predicate(is)] : []),
    ...(mapped ? [`has an upstream column for each column${exceptPhrase(mapped.except)}`] : []),
  ];
  return `${subject(of)} ${listed(properties, 'and')}`;
}

function subject(of: Selector): string {
  const phrase = selectorPhrase(of, 'and');
  if (phrase === 'anything') return 'every entity';
  return phrase.startsWith('what ') ? `everything that${phrase.slice(4)}` : `each of ${phrase}`;
}

function neighborPhrase(noun: 'upstream' | 'downstream', { count, of }: NeighborCount): string {
  const among = of === undefined ? '' : ` among ${selectorPhrase(of)}`;
  return `${bound(count)} ${count.number === 1 ? noun : `${noun}s`}${among}`;
}

function exceptPhrase(patterns: readonly string[]): string {
  return patterns.length === 0 ? '' : ` except ${listed(patterns.map(quoted), 'and')}`;
}

const WORDS = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'fewer than',
  '=': 'exactly',
};

function bound({ sign, number }: Comparison): string {
  return `${WORDS[sign]} ${number}`;
}
