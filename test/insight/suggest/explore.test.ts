import { it } from 'vitest';
import { readCorpora, judge } from './corpora.js';
it('explores', () => {
  const t = new Map<string, [number, number]>();
  for (const half of [false, true]) { t.clear(); for (const c of readCorpora().filter((c) => /asana|intercom/.test(c.name) === half)) for (const p of judge(c)) {
    for (const k of [`${p.clash ? 'clash' : ''}${p.relation}/${p.rivalry}`]) {
    const e = t.get(k) ?? [0, 0]; e[0] += Number(p.right); e[1]++; t.set(k, e);
    if (!p.right && p.rivalry !== 'equal') console.log(c.name, p.downstream, p.downstreamColumn, p.upstream, p.upstreamColumn, p.relation, p.rivalry);
    }
  }
  console.log(half); for (const [k, [a, b]] of [...t].sort()) console.log(k, a, b, ((a + 1) / (b + 2)).toFixed(2)); }
});
