import type { DatasetUrn } from '../../src/urn/dataset-urn.js';
import type { CliRun } from './run-cli.js';
import type { World } from './scenario-world.js';

/** What was run and what was seen, as one text in which nothing depends on the machine or the hour. */
export interface Transcript {
  readonly run: (...args: readonly string[]) => Promise<CliRun>;
  readonly look: (urn: DatasetUrn, aspect: string) => Promise<void>;
  readonly text: () => string;
}

export function transcript(world: World): Transcript {
  const parts: string[] = [];
  let shown = '';
  return {
    run: async (...args) => {
      const done = await world.headwater(...args);
      // An apply shows the plan first, which the reader of a golden has just read.
      const repeats = args[0] === 'apply' && shown !== '' && done.stdout.startsWith(shown);
      const text = repeats ? `(as above)\n${done.stdout.slice(shown.length)}` : done.stdout;
      parts.push(
        `$ headwater ${settled(args.join(' '))}\n${settled(text)}${beside(done.stderr)}exit ${done.code}\n`,
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

/** Everything on standard error that is no progress. */
function beside(stderr: string): string {
  const said = stderr.split('\n').filter((line) => line !== '' && !/: \d+ of \d+$/.test(line));
  return said.map((line) => `stderr: ${settled(line)}\n`).join('');
}

function settled(text: string): string {
  return text
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:<port>')
    .replaceAll(/\d{8}T\d{9}Z-[0-9a-f]{12}\.json/g, '<receipt>.json')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time>')
    .replaceAll('\\', '/');
}

/** Each record on lines of its own, so that a change of one is a change of few lines. */
function showAspect(value: unknown): string {
  return JSON.stringify(value, withoutStamps, 2).replaceAll(
    /\{\s+"time": ("?[^,]+"?),\s+"actor": ("[^"]+")\s+\}/g,
    '{"time": $1, "actor": $2}',
  );
}

/** A stamp of the present is a time that no golden can know; one that a scenario sent is small and has to stay. */
function withoutStamps(key: string, value: unknown): unknown {
  return key === 'time' && typeof value === 'number' && value > 1e12 ? '<now>' : value;
}
