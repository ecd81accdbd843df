import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';

/** The contexts of expressions, such as `github` and `inputs`. */
export type Contexts = Readonly<Record<string, unknown>>;

/**
 * Evaluates a condition. Without one, or in one without `always()`, all earlier steps must have
 * succeeded.
 */
export function isTrue(
  condition: string | undefined,
  contexts: Contexts,
  hasSucceeded = true,
): boolean {
  if (!hasSucceeded && !condition?.includes('always()')) return false;
  return condition === undefined || truthy(evaluate(condition, contexts));
}

/** Replaces every expression in a text by its value. */
export function interpolate(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, source: string) =>
    evaluate(source, contexts).coerceString(),
  );
}

/** Replaces the expressions in all texts of a map. */
export function interpolateAll(
  texts: Readonly<Record<string, unknown>> = {},
  contexts: Contexts,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, interpolate(String(text), contexts)]),
  );
}

const always = { name: 'always', minArgs: 0, maxArgs: 0 };
const functions = new Map([['always', { ...always, call: () => new data.BooleanData(true) }]]);

function evaluate(source: string, contexts: Contexts): ReturnType<Evaluator['evaluate']> {
  const { tokens } = new Lexer(source).lex();
  const tree = new Parser(tokens, Object.keys(contexts), [always]).parse();
  const values = JSON.parse(JSON.stringify(contexts), data.reviver);
  return new Evaluator(tree, values, functions).evaluate();
}
