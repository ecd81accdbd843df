import type { JsonObject } from '../../model/json.js';

/**
 * The categories that a caller of the timeline may request. Source: DataHub's `ChangeCategory`. Its
 * other categories are not supported.
 */
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

/** The size of a change, by the rules of semantic versioning, the smallest first. */
export const semanticChanges = ['NONE', 'PATCH', 'MINOR', 'MAJOR'] as const;

export type SemanticChange = (typeof semanticChanges)[number];

/** One item of an aspect that was added, removed or changed. Source: DataHub's `ChangeEvent`. */
export interface ChangeEvent {
  /** The entity, or its column. */
  readonly entityUrn: string;
  readonly category: ChangeCategory;
  readonly operation: 'ADD' | 'MODIFY' | 'REMOVE';
  /** The item that was added, removed or changed, such as the urn of a tag. */
  readonly modifier?: string;
  readonly parameters?: JsonObject;
  readonly semVerChange: SemanticChange;
  readonly description: string;
}

/** Returns the greatest of the changes, or `NONE` if there are none. */
export function greatestChange(changes: readonly SemanticChange[]): SemanticChange {
  return semanticChanges.findLast((one) => changes.includes(one)) ?? 'NONE';
}
