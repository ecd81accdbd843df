import { describe, expect, it } from 'vitest';
import { applied, loseAnswer, refuse, writesOf } from '../../support/apply/apply-with.js';
import { desire, edgeFrom, unitOf } from '../../support/model/state-builders.js';

const names = Array.from({ length: 60 }, (_, i) => `v${String(i).padStart(2, '0')}`);
const one = desire([unitOf('orders', edgeFrom('a', 'VIEW'))]);

describe('the probe of the condition', () => {
  it('repeats a proposal unchanged, once a run, and reports nothing when it is refused', async () => {
    const { catalog, notes } = await applied(
      desire(names.map((name) => unitOf(name, edgeFrom('a', 'VIEW')))),
      ['a', ...names],
    );
    expect(writesOf(catalog).map((write) => write.split(' ').length - 1)).toEqual([50, 1, 10]);
    expect(catalog.writes[1]?.proposals[0]).toEqual(catalog.writes[0]?.proposals[0]);
    expect(notes).toEqual([]);
  });

  it('repeats the smallest aspect of the first request', async () => {
    const { catalog } = await applied(
      desire([
        unitOf('large', edgeFrom('a', 'VIEW'), edgeFrom('b', 'VIEW')),
        unitOf('small', edgeFrom('b', 'VIEW')),
        unitOf('small-too', edgeFrom('b', 'VIEW')),
      ]),
      ['a', 'b', 'large', 'small', 'small-too'],
    );
    expect(writesOf(catalog)).toEqual(['propose large small small-too', 'propose small']);
    expect(catalog.writes[1]?.proposals[0]).toEqual(catalog.writes[0]?.proposals[1]);
  });

  it('reports a catalog that accepts it, and changes nothing', async () => {
    const { notes, result } = await applied(one, ['orders', 'a'], {
      disturb: (fake) => {
        fake.behavior.ignoresConditions = true;
      },
    });
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('does not enforce');
    expect(result.exitCode).toBe(0);
  });

  it.each([
    ['refused for another reason', refuse],
    ['lost', loseAnswer],
  ])('reports that the answer is unknown when the probe is %s', async (_what, fault) => {
    const { notes, result } = await applied(one, ['orders', 'a'], {
      disturb: (fake) => fake.after('propose', () => fake.before('propose', fault)),
    });
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('it is not known');
    expect(result.exitCode).toBe(0);
  });

  it('is not sent when nothing is proposed', async () => {
    const { catalog } = await applied(desire([]), []);
    expect(catalog.writes).toEqual([]);
  });
});
