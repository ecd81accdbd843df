import type { JsonObject } from '../../model/json.js';

/** What a caller of the timeline may ask for. Source: DataHub's `ChangeCategory`; others than these have no differences here. */
export const changeCategories = [
  'DOCUMENTATION',
  'GLOSSARY_TERM',
  'OWNERSHIP',
  'TECHNICAL_SCHEMA',
  'TAG',
  'DOMAIN',
  'STRUCTURED_PROPERTY',
  'APPLICATION',
  'ASSET_MEMBERSHIP',
  'LIFECYCLE',
] as const;

export type ChangeCategory = (typeof changeCategories)[number];

/** How much a change matters, by the rules of semantic versions; the least first. */
export const semanticChanges = ['NONE', 'PATCH', 'MINOR', 'MAJOR'] as const;

export type SemanticChange = (typeof semanticChanges)[number];

/** One element of an aspect that came, went, or changed. Source: DataHub's `ChangeEvent`. */
export interface ChangeEvent {
  /** The entity, or the column of it. */
  readonly entityUrn: string;
  readonly category: ChangeCategory;
  readonly operation: 'ADD' | 'MODIFY' | 'REMOVE';
  /** What came, went or changed, such as the urn of a tag. */
  readonly modifier?: string;
  readonly parameters?: JsonObject;
  readonly semVerChange: SemanticChange;
  readonly description: string;
}

/** The greatest of some changes; `NONE` where there are none. */
export function greatestChange(changes: readonly SemanticChange[]): SemanticChange {
  return semanticChanges.findLast((one) => changes.includes(one)) ?? 'NONE';
}
