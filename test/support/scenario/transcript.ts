import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import type { CliRun } from '../cli/run-cli.js';
import { watchWrites } from './sent-writes.js';
import type { World } from './world.js';

/**
 * The commands and their output, as one text that depends neither on the machine nor on the time.
 */
export interface Transcript {
  readonly run: (...args: readonly string[]) => Promise<CliRun>;
  readonly look: (urn: EntityUrn, aspect: string) => Promise<void>;
  readonly text: () => string;
}

export function transcript(world: World): Transcript {
  const parts: string[] = [];
  let shown = '';
  return {
    run: async (...args) => {
      const { done, sent } = await watchWrites(() => world.headwater(...args));
      // Leaves out the plan at the start of an apply's output. The golden already shows it.
      const repeats = args[0] === 'apply' && shown !== '' && done.stdout.startsWith(shown);
      const text = repeats ? `(as above)\n${done.stdout.slice(shown.length)}` : done.stdout;
      parts.push(
        `$ headwater ${settled(args.join(' '))}\n${settled(text)}${beside(done.stderr)}${sent.map((one) => `sent: ${one}\n`).join('')}exit ${done.code}\n`,
      );
      shown = done.stdout;
      return done;
    },
    look: async (urn, aspect) => {
      parts.push(
        `the catalog holds ${aspect} of ${urn}:\n${showAspect(await world.aspectOf(urn, aspect))}\n`,
      );
    },
    text: () => parts.join('\n'),
  };
}

/** Returns standard error without progress lines. */
function beside(stderr: string): string {
  const said = stderr.split('\n').filter((line) => line !== '' && !/: \d+ of \d+$/.test(line));
  return said.map((line) => `stderr: ${settled(line)}\n`).join('');
}

function settled(text: string): string {
  return text
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:<port>')
    .replaceAll(/\d{8}T\d{9}Z-[0-9a-f]{12}\.json/g, '<receipt>.json')
    .replaceAll(/\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\.\d{3}| \d\d:\d\d:\d\d)Z/g, '<time>')
    .replaceAll('\\', '/');
}

/** Prints each record on its own lines, so that a changed record changes few lines. */
function showAspect(value: unknown): string {
  return JSON.stringify(value, withoutStamps, 2).replaceAll(
    /\{\s+"time": ("?[^,]+"?),\s+"actor": ("[^"]+")\s+\}/g,
    '{"time": $1, "actor": $2}',
  );
}

/**
 * Removes stamps of the present, since no golden can contain them. Keeps the small stamps that
 * scenarios send.
 */
function withoutStamps(key: string, value: unknown): unknown {
  return key === 'time' && typeof value === 'number' && value > 1e12 ? '<now>' : value;
}
