import type { Finding } from '../../errors/finding.js';
import { formatPlace, type Place } from '../../errors/place.js';
import type { GuardVerdict } from '../../plan/document/plan.js';
import { quotedWord } from './escape.js';
import { pluralize } from './pluralize.js';

/** Returns the suggestion of a finding. Undefined if the message already contains it. */
export function extraSuggestion({
  message,
  suggestion,
}: Pick<Finding, 'message' | 'suggestion'>): string | undefined {
  return suggestion === undefined || message.includes(suggestion) ? undefined : suggestion;
}

/** Returns the related places, without the place of the finding itself. */
export function otherPlaces({
  place,
  related = [],
}: Pick<Finding, 'place' | 'related'>): readonly Place[] {
  const own = place && formatPlace(place);
  return related.filter((one) => formatPlace(one) !== own);
}

/** `2 errors, 1 warning`. Empty without errors and warnings. */
export function levelSummary(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const warnings = findings.filter(({ level }) => level === 'warning').length;
  const parts = [
    ...(errors > 0 ? [pluralize(errors, 'error')] : []),
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
  ];
  return parts.join(', ');
}

type Sources = ReadonlyMap<string, string>;

/**
 * The lines of each file. A large file can have a finding on each line, so it is split only once.
 */
const cut = new WeakMap<Sources, Map<string, readonly string[]>>();

/**
 * Returns the first line of a place, without its line break. Undefined if the text of the file is
 * not known.
 */
export function sourceLine(sources: Sources, { file, line }: Place): string | undefined {
  const lines = cut.get(sources) ?? new Map<string, readonly string[]>();
  cut.set(sources, lines);
  const known = lines.get(file) ?? sources.get(file)?.split(/\r?\n/) ?? [];
  lines.set(file, known);
  return known[line - 1];
}

export const NOT_ALLOWABLE =
  'nothing lifts this: it is a fault of headwater; report it with the plan that --out saves';

/** Returns the flags that allow a verdict. Undefined if no allowance covers the guard. */
export function allowFlags({
  guard,
  address,
}: Pick<GuardVerdict, 'guard' | 'address'>): string | undefined {
  if (guard === 'boundary') return undefined;
  return `--allow ${address === null ? guard : quotedWord(`${guard}=${address}`)} --reason "..."`;
}
