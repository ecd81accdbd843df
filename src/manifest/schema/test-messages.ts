import { didYouMean, onlyMeaning } from '../../errors/did-you-mean.js';
import { quote, quoteList } from '../../yaml/quote.js';
import { emptyText, malformed, type SchemaMessage } from './schema-message.js';

/** The messages for texts in lineage tests, by the definition that they break. */
export const testMessages: Readonly<Record<string, (text: string) => SchemaMessage>> = {
  testLevel: unknownLevel,
  selector: emptyExpression,
  expressions: emptyExpression,
  expression: emptyExpression,
  comparison: (text) =>
    malformed(
      `${quote(text)} is no comparison: write a whole number with >=, <=, >, < or = before it, such as ">=1"`,
    ),
  mappedWord: (text) => ({
    name: 'unknown-value',
    message: `${quote(text)} is not known here: write mapped, or {mapped: true, except: [COLUMN]}`,
    suggestion: 'mapped',
  }),
  onlyTrue: (text) => ({
    name: 'unknown-value',
    message: `${quote(text)} is not known here: write true, or remove the key`,
    suggestion: 'true',
  }),
};

const LEVELS = ['error', 'warning'];

function unknownLevel(text: string): SchemaMessage {
  const near = didYouMean(text, LEVELS);
  const hint = near === undefined ? `write ${quoteList(LEVELS)}` : `did you mean ${quote(near)}?`;
  const message =
    text === 'off'
      ? 'a test cannot be off: remove it, or write "warning"'
      : `${quote(text)} is not known here: ${hint}`;
  return { name: 'unknown-value', message, suggestion: near, fix: onlyMeaning(text, LEVELS) };
}

function emptyExpression(text: string): SchemaMessage {
  return text === ''
    ? emptyText()
    : malformed(`${quote(text)} names nothing: write a name, a pattern or an urn beside the +`);
}

/** The messages for a mapping that lacks all of some keys, by the definition that it breaks. */
export const missingOfTest: Readonly<Record<string, string>> = {
  someForm: 'a test needs one of "forbid", "require" or "only": add one',
  someProperty:
    'a requirement needs a property: add "upstreams", "downstreams", "depth", "columns" or "is"',
};

/** Explains keys of a test that another key of it, or its place, excludes. */
export function conflictInTest(keys: readonly string[]): string {
  if (keys.includes('columns')) return 'a requirement selects entities: remove "columns" here';
  return keys.includes('require') || keys.includes('only')
    ? 'a test has one of "forbid", "require" or "only": make a test of each'
    : `"cycle" stands alone: remove it, or ${quoteList(keys)}`;
}
