import type { FindingLevel } from './code-entry.js';
import { type CodeName, codes } from './codes.js';
import { compareText } from './compare-text.js';
import { comparePlaces, type Place } from './place.js';

/**
 * A mistake or a note about the files of the user or about the catalog.
 *
 * Findings are collected and reported together. An error that stops a run is a {@link
 * HeadwaterError}.
 */
export interface Finding {
  /** Stable forever, unlike the message. */
  readonly code: `HW${number}`;
  /** The code's readable name, which is also its key in the setting `rules`. */
  readonly name: CodeName;
  /** The level of the code, or the level from the setting `rules`. */
  readonly level: FindingLevel;
  /** Starts in lower case, names the wrong value and says what to change. Contains no place. */
  readonly message: string;
  /** Absent if the mistake is in no file. */
  readonly place?: Place;
  /** Other places of the mistake, such as the first of two definitions. Sorted. */
  readonly related?: readonly Place[];
  /** The text that the user most likely wanted to write, ready to paste. */
  readonly suggestion?: string;
}

export interface FindingDetails {
  readonly message: string;
  readonly place?: Place | undefined;
  readonly related?: readonly Place[] | undefined;
  readonly suggestion?: string | undefined;
  /** The text that replaces the text at the place. Present if the user can mean nothing else. */
  readonly fix?: string | undefined;
  /** Addresses of the elements and datasets that the finding concerns. Default: none. */
  readonly about?: readonly string[];
}

/** Parts of findings that no published document has, so they are not members of a finding. */
const unpublished = new WeakMap<Finding, Pick<FindingDetails, 'about' | 'fix'>>();

/** Creates a finding of a registered code, with the default level of the code. */
export function finding(name: CodeName, details: FindingDetails): Finding {
  const { message, place, related, suggestion } = details;
  const { code, level } = codes[name];
  const created: Finding = {
    code,
    name,
    level,
    message,
    ...(place && { place }),
    ...(related?.length && { related: [...related].sort(comparePlaces) }),
    ...(suggestion !== undefined && { suggestion }),
  };
  unpublished.set(created, { about: details.about ?? [], fix: details.fix });
  return created;
}

/** Returns the text that mends a finding, at its place and the related ones. */
export function fixOf(one: Finding): string | undefined {
  return unpublished.get(one)?.fix;
}

/**
 * Returns the addresses of the elements and datasets that a finding concerns. Empty for a finding
 * that was read from a file.
 */
export function addressesOf(one: Finding): readonly string[] {
  return unpublished.get(one)?.about ?? [];
}

/** Returns the finding with another level. It concerns the same addresses. */
export function withLevel(one: Finding, level: FindingLevel): Finding {
  const changed: Finding = { ...one, level };
  unpublished.set(changed, { about: addressesOf(one), fix: fixOf(one) });
  return changed;
}

/** Sorts findings by place, then code, then message, so that their order is always the same. */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => comparePlaces(a.place, b.place) || compareCodes(a, b));
}

/**
 * Sorts findings by code, then message. The findings of a plan have this order, because a plan must
 * not depend on the layout of the manifests.
 */
export function sortByCode(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(compareCodes);
}

function compareCodes(a: Finding, b: Finding): number {
  return compareText(a.code, b.code) || compareText(a.message, b.message);
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((one) => one.level === 'error');
}

/**
 * Sorts findings and drops repetitions. A value that YAML aliases repeat is one mistake, at the
 * place where it is written.
 */
export function dedupeFindings(findings: readonly Finding[]): readonly Finding[] {
  const byText = new Map(
    findings.map((one) => [JSON.stringify([one.code, one.place, one.message]), one]),
  );
  return sortFindings([...byText.values()]);
}
