import { expect, it } from 'vitest';
import type { Plan } from '../../src/plan/document/plan.js';
import { declared, otherKinds, others } from '../support/model/other-kinds.js';
import { desire, observe } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { renderAs } from '../support/report/rendered.js';

const content = { title: 'Q3 deck', description: 'by hand', url: 'https://x.example/q3' };

const plan: Plan = planOf(
  desire(
    [],
    otherKinds.map((kind) => ({ ...declared(others[kind], content), shortNames: [`my_${kind}`] })),
  ),
  observe(...Object.values(others).map((urn) => ({ kind: 'absent', urn }) as const)),
);

it('the text names the kind of what is made', () => {
  const text = renderAs('text', { kind: 'plan', plan });
  for (const word of otherKinds)
    expect(text).toMatch(new RegExp(`\\+ ${word} +create: true, not in the catalog`));
});

it.each(['markdown', 'html'] as const)('%s names the kind, title and address', (format) => {
  const text = renderAs(format, { kind: 'plan', plan });
  const plain = text.replaceAll(/<[^>]*>/g, ' ');
  for (const word of otherKinds) expect(plain).toMatch(new RegExp(`\\b${word} \\W*my_${word}\\b`));
  for (const part of Object.values(content)) expect(plain).toContain(part);
});
