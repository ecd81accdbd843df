import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { progressReporter } from '../../../src/cli/progress/progress-reporter.js';
import type { PhaseProgress, Progress } from '../../../src/model/progress.js';
import { type SteppedPace, steppedPace } from '../../support/cli/stepped-pace.js';

type Shown = ReturnType<typeof progressReporter> &
  Pick<SteppedPace, 'pass' | 'timers'> & {
    /** Returns and forgets what was written, with `|` for the start of a drawn line. */
    readonly written: () => string;
  };

function show(kind: 'terminal' | 'log', { columns = 80, quiet = false } = {}): Shown {
  const pace = steppedPace();
  const stderr = Object.assign(new PassThrough({ highWaterMark: 1 << 20 }), {
    isTTY: kind === 'terminal',
    columns,
  });
  const written = () => String(stderr.read() ?? '').replaceAll('\r\u001b[2K', '|');
  const { pass, timers } = pace;
  return { ...progressReporter({ stderr, pace }, quiet), pass, timers, written };
}

function phase(name: PhaseProgress['phase'], done: number, total?: number): Progress {
  return { kind: 'phase', phase: name, done, total };
}

const sent: Progress = { kind: 'request', state: 'sent', timeoutMs: 30_000 };
const ended: Progress = { kind: 'request', state: 'ended', timeoutMs: 30_000 };
const retry: Progress = { kind: 'retry', why: '503', waitMs: 4000, attempt: 2, attempts: 4 };

describe('on a terminal', () => {
  it('a run of less than a second shows nothing', () => {
    const { report, pass, end, written } = show('terminal');
    report(phase('lineage', 0, 250));
    pass(900);
    report(phase('lineage', 250, 250));
    end();
    expect(written()).toBe('');
  });

  it('a longer run shows the phase, its items, the rate and the time left', () => {
    const { report, pass, end, written } = show('terminal');
    report(phase('schemas', 0, 1699));
    pass(1000);
    expect(written()).toBe('|[........................] reading schemas: 0 of 1,699');
    pass(500);
    report(phase('schemas', 75, 1699));
    pass(100);
    expect(written()).toBe(
      '|[#.......................] reading schemas: 75 of 1,699, 50/s, 33 s left',
    );
    pass(2000);
    expect(written()).toBe(
      '|[#.......................] reading schemas: 75 of 1,699, 50/s, 32 s left' +
        '|[#.......................] reading schemas: 75 of 1,699, 50/s, 31 s left',
    );
    end();
    expect(written()).toBe('|');
  });

  it('is drawn at most ten times a second', () => {
    const { report, pass, written } = show('terminal');
    report(phase('lineage', 0, 100_000));
    pass(1000);
    written();
    for (let done = 1; done <= 1000; done++) {
      report(phase('lineage', done, 100_000));
      pass(1);
    }
    expect(written().split('|').length - 1).toBeLessThanOrEqual(10);
  });

  it('a phase without a total shows what is done', () => {
    const { report, pass, written } = show('terminal');
    report(phase('manifests', 0));
    pass(1100);
    report(phase('manifests', 1200));
    pass(100);
    expect(written()).toBe('|reading manifests|reading manifests: 1,200');
  });

  it('a large computation is drawn before it blocks the timer, a small one is not', () => {
    const { report, written } = show('terminal');
    report(phase('planning', 0, 499));
    expect(written()).toBe('');
    report(phase('planning', 0, 2000));
    expect(written()).toBe('|planning (2,000 datasets)');
  });

  it('a catalog that does not answer is told after three seconds, with the timeout', () => {
    const { report, pass, written } = show('terminal');
    report(phase('listing', 0));
    report(sent);
    pass(2900);
    expect(written()).toBe('|listing datasets');
    pass(200);
    expect(written()).toBe(
      '|the catalog has not answered for 3 s; --timeout is 30s (listing datasets)',
    );
    report(ended);
    report(phase('listing', 1000, 2000));
    pass(100);
    expect(written()).toContain('listing datasets: 1,000 of 2,000');
  });

  it('a request before any phase is told too', () => {
    const { report, pass, written } = show('terminal');
    report({ ...sent, timeoutMs: 1500 });
    pass(1100);
    expect(written()).toBe('|asking the catalog');
    pass(2000);
    expect(written()).toBe('|the catalog has not answered for 3 s; --timeout is 1500ms');
  });

  it('one answer among several requests is a sign of life', () => {
    const { report, pass, written } = show('terminal');
    report(sent);
    report(sent);
    pass(2900);
    report(ended);
    pass(2900);
    expect(written()).toBe('|asking the catalog');
  });

  it('a wait before a retry is counted down', () => {
    const { report, pass, written } = show('terminal');
    report(phase('schemas', 0, 50));
    pass(1100);
    written();
    report(retry);
    pass(1000);
    expect(written()).toBe(
      '|503, again in 4 s, attempt 2 of 4 (reading schemas)' +
        '|503, again in 3 s, attempt 2 of 4 (reading schemas)',
    );
    pass(3100);
    expect(written()).toMatch(/\|\[\.+\] reading schemas: 0 of 50$/);
  });

  it('a retry without a known limit does not name one', () => {
    const { report, pass, written } = show('terminal');
    report(phase('proposals', 0, 50));
    pass(1100);
    written();
    report({ kind: 'retry', why: 'a write failed', waitMs: 2000, attempt: 3 });
    pass(100);
    expect(written()).toBe('|a write failed, again in 2 s, attempt 3 (writing lineage)');
  });

  it.each([
    [72, '|reading schemas: 60 of 1,699, 60/s, 28 s left'],
    [20, '|reading schemas: 60'],
  ])('a line fits into %i columns', (columns, expected) => {
    const { report, pass, written } = show('terminal', { columns });
    report(phase('schemas', 0, 1699));
    pass(1000);
    written();
    report(phase('schemas', 60, 1699));
    pass(100);
    expect(written()).toBe(expected);
  });

  it('other lines are written in its place, and it comes back below them', () => {
    const { report, print, pass, written } = show('terminal');
    report(phase('listing', 0));
    pass(1100);
    print('note: one\n');
    expect(written()).toBe('|listing datasets|note: one\n');
    pass(1200);
    expect(written()).toBe('|listing datasets');
  });

  it('the end stops the timer, and a later event starts it again', () => {
    const { report, end, timers } = show('terminal');
    report(phase('listing', 0));
    expect(timers()).toBe(1);
    end();
    end();
    expect(timers()).toBe(0);
    report(phase('entities', 0, 3));
    expect(timers()).toBe(1);
  });

  it.each([
    [100, '49 min 30 s left'],
    [10_000, '83 h 19 min left'],
    [2, '30 s left'],
  ])('an item in 30 s, 1 of %i: %s', (total, left) => {
    const { report, pass, written } = show('terminal');
    report(phase('lineage', 0, total));
    pass(30_000);
    report(phase('lineage', 1, total));
    pass(100);
    expect(written().split('|').at(-1)).toContain(
      `lineage: 1 of ${total.toLocaleString('en-US')}, ${left}`,
    );
  });

  it('phases side by side keep their own rates', () => {
    const { report, pass, written } = show('terminal');
    report(phase('schemas', 0, 1000));
    pass(2000);
    report(phase('contents', 0, 10));
    pass(1000);
    written();
    report(phase('schemas', 300, 1000));
    pass(100);
    expect(written()).toContain('reading schemas: 300 of 1,000, 100/s, 7 s left');
  });
});

describe('in a log', () => {
  it('each finished step of an apply is one line', () => {
    const { report, written } = show('log');
    for (const done of [0, 1, 2]) report(phase('edgesToAdd', done, 2));
    report(phase('lineage', 2, 2));
    expect(written()).toBe('lineage written by edges: 2 of 2\n');
  });

  it('a long phase is one line every ten seconds', () => {
    const { report, pass, written } = show('log');
    report(phase('lineage', 0, 40_000));
    pass(9000);
    report(phase('lineage', 9000, 40_000));
    expect(written()).toBe('');
    pass(1000);
    expect(written()).toBe('reading lineage: 9,000 of 40,000, 1,000/s, 30 s left\n');
    pass(10_000);
    expect(written()).toBe('reading lineage: 9,000 of 40,000, 1,000/s, 20 s left\n');
  });

  it('a silent catalog is told after three seconds, then every ten', () => {
    const { report, pass, written } = show('log');
    report(phase('lineage', 0, 250));
    report(sent);
    pass(9000);
    expect(written()).toBe(
      'the catalog has not answered for 3 s; --timeout is 30s (reading lineage)\n',
    );
    pass(5000);
    expect(written()).toBe(
      'the catalog has not answered for 13 s; --timeout is 30s (reading lineage)\n',
    );
  });

  it('a silent catalog without any phase is told once, not at once', () => {
    const { report, pass, written } = show('log');
    pass(60_000);
    report(sent);
    pass(200);
    expect(written()).toBe('');
  });

  it('a retry is told if its wait is long', () => {
    const { report, written } = show('log');
    report({ ...retry, waitMs: 900 });
    expect(written()).toBe('');
    report(retry);
    expect(written()).toBe('503, again in 4 s, attempt 2 of 4\n');
  });

  it('other lines are passed on', () => {
    const { print, end, written } = show('log');
    print('note: one\n');
    end();
    expect(written()).toBe('note: one\n');
  });
});

it('quiet shows no progress, only other lines', () => {
  const { report, print, pass, end, written } = show('log', { quiet: true });
  report(phase('edgesToAdd', 2, 2));
  pass(60_000);
  print('text\n');
  end();
  expect(written()).toBe('text\n');
});
