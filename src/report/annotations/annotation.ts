import type { FindingLevel } from '../../errors/code-entry.js';
import { type CodeName, codes } from '../../errors/codes.js';
import { compareText } from '../../errors/compare-text.js';
import type { Finding } from '../../errors/finding.js';
import { comparePlaces, type Place } from '../../errors/place.js';
import type { GuardVerdict } from '../../plan/document/plan.js';
import type { UnitOutcome } from '../../plan/document/receipt.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { extraSuggestion, otherPlaces } from '../words/finding-parts.js';
import { outcomeText } from '../words/outcome-phrases.js';

/** A message at a place of a file, from any kind of document. Its texts are not escaped. */
export interface Annotation {
  readonly code: `HW${number}`;
  readonly level: FindingLevel;
  readonly message: string;
  /** Null if no file is at fault. */
  readonly place: Place | null;
  /** Other places that take part, sorted. */
  readonly related: readonly Place[];
  /** The reason of the allowance. Null if there is no allowance. */
  readonly accepted: string | null;
}

/** Makes an annotation of a registered code, at the registry's level. */
export function annotation(
  name: CodeName,
  message: string,
  details: Partial<Annotation> = {},
): Annotation {
  const { code, level } = codes[name];
  return { code, level, message, place: null, related: [], accepted: null, ...details };
}

const ranks: Readonly<Record<FindingLevel, number>> = { error: 0, warning: 1, info: 2 };

/**
 * Sorts by severity, then by place, code and message, since a format may show only the first ones.
 */
export function sortAnnotations(all: readonly Annotation[]): readonly Annotation[] {
  return [...all].sort(
    (a, b) =>
      ranks[a.level] - ranks[b.level] ||
      comparePlaces(a.place ?? undefined, b.place ?? undefined) ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  );
}

/** Converts a finding. The message includes its suggestion. */
export function findingAnnotation(finding: Finding): Annotation {
  const { code, level, message, place = null } = finding;
  const suggestion = extraSuggestion(finding);
  return {
    code,
    level,
    message: suggestion === undefined ? message : `${message}; did you mean: ${suggestion}`,
    place,
    related: otherPlaces(finding),
    accepted: null,
  };
}

/** Converts a verdict. A refusal is an error. An allowed verdict is only information. */
export function guardAnnotation(
  { guard, message, allowed }: GuardVerdict,
  place: Place | null,
): Annotation {
  const said = `${guard}: ${message}`;
  if (allowed === null) return annotation(guard, said, { place });
  return annotation(guard, `${said} (allowed because: ${allowed})`, {
    level: 'info',
    place,
    accepted: allowed,
  });
}

/**
 * Returns an annotation for each unit that was not applied, at a place that declares it. Units that
 * the apply did not attempt, since another unit failed, are warnings.
 */
export function outcomeAnnotations(
  outcomes: readonly UnitOutcome[],
  places: ReadonlyMap<EntityUrn, Place>,
): readonly Annotation[] {
  const unapplied = outcomes.filter(({ outcome }) => outcome !== 'applied');
  return unapplied.map((one) => {
    const level = one.outcome === 'not-attempted' ? 'warning' : 'error';
    const place = places.get(one.urn) ?? null;
    return annotation('not-attempted', outcomeText(one), {
      code: one.code ?? codes['not-attempted'].code,
      level,
      place,
    });
  });
}
