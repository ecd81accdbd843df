import { expect, it } from 'vitest';
import { DEFAULT_MIN_SCORE, measuredClass } from '../../../src/insight/suggest/pair-scores.js';
import { groupBy } from '../../../src/model/group-by.js';
import { expectGolden } from '../../support/golden.js';
import { type Corpus, type JudgedPair, judge, readCorpora } from './corpora.js';

/** These were read after the rules and the scores were final. */
const HELD_OUT: ReadonlySet<string> = new Set(['asana', 'intercom']);

const corpora = readCorpora().map((corpus) => ({ ...corpus, pairs: judge(corpus) }));
const [tuned, heldOut] = [false, true].map((held) =>
  corpora.filter(({ name }) => HELD_OUT.has(name) === held),
) as [typeof corpora, typeof corpora];

it('shows pairs by default of which at least 95 in 100 are right, also in corpora that no rule has seen', () => {
  for (const some of [tuned, heldOut])
    expect(precision(shownOf(some))).toBeGreaterThanOrEqual(0.95);
  for (const one of corpora)
    expect(precision(shownOf([one])), one.name).toBeGreaterThanOrEqual(0.95);
});

it('scores each reason by its measured precision', () => {
  const fitting = tuned.flatMap(({ pairs }) => pairs).filter(({ clash }) => !clash);
  for (const [reason, pairs] of byReason(fitting)) {
    for (const { score } of pairs) expect(score, reason).toBe(measuredScore(pairs));
  }
});

it('has the measured precision and recall', async () => {
  const byCorpus = [
    ['corpus', 'known pairs', 'shown', 'right', 'precision', 'recall'],
    ...corpora.map((one) => row(one.name, [one])),
    row('scores measured on', tuned),
    row('held out', heldOut),
    row('all', corpora),
  ];
  const head = ['reason', 'right', 'all', 'score', 'held out: right', 'held out: all'];
  await expectGolden(import.meta, 'precision', {
    'by corpus': byCorpus.map((cells) => cells.join('\t')).join('\n'),
    'by reason': [head, ...reasonRows()].map((cells) => cells.join('\t')).join('\n'),
  });
});

type Judged = Corpus & { readonly pairs: readonly JudgedPair[] };

function shownOf(some: readonly Judged[]): readonly JudgedPair[] {
  return some.flatMap(({ pairs }) => pairs.filter(({ score }) => score >= DEFAULT_MIN_SCORE));
}

function rightOf(pairs: readonly JudgedPair[]): number {
  return pairs.filter(({ right }) => right).length;
}

function precision(pairs: readonly JudgedPair[]): number {
  return rightOf(pairs) / pairs.length;
}

/** Rounded down, so that no score claims certainty. */
function measuredScore(pairs: readonly JudgedPair[]): number {
  return Math.floor(((rightOf(pairs) + 1) / (pairs.length + 2)) * 100) / 100;
}

function byReason(pairs: readonly JudgedPair[]): ReadonlyMap<string, readonly JudgedPair[]> {
  return groupBy(pairs, (pair) => (pair.clash ? 'types clash' : measuredClass(pair)));
}

function row(name: string, some: readonly Judged[]): readonly (string | number)[] {
  const known = some
    .flatMap(({ downstreams }) => downstreams)
    .reduce((sum, { truth }) => sum + truth.size, 0);
  const shown = shownOf(some);
  const right = rightOf(shown);
  return [
    name,
    known,
    shown.length,
    right,
    precision(shown).toFixed(3),
    (right / known).toFixed(3),
  ];
}

function reasonRows(): readonly (readonly (string | number)[])[] {
  const seen = byReason(tuned.flatMap(({ pairs }) => pairs));
  const held = byReason(heldOut.flatMap(({ pairs }) => pairs));
  return [...new Set([...seen.keys(), ...held.keys()])].sort().map((reason) => {
    const [some, others] = [seen.get(reason) ?? [], held.get(reason) ?? []];
    const score = (some[0] ?? others[0])?.score ?? 0;
    return [reason, rightOf(some), some.length, score.toFixed(2), rightOf(others), others.length];
  });
}
