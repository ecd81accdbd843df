import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import mutations from './mutations.json' with { type: 'json' };

it.each(mutations.flatMap(({ name, edits }) => edits.map((edit) => [name, edit] as const)))(
  'the text that the mutation %s replaces occurs in the sources exactly once',
  (_, { file, text, replacement }) => {
    const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(source.split(text)).toHaveLength(2);
    expect(replacement).not.toBe(text);
  },
);
