import { changedDataset } from '../../plan/document/change.js';
import type { Plan } from '../../plan/document/plan.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** The scope of a plan as expressions: `orders`, `raw_*`, `2+orders`, `orders+`, an urn. */
export interface ScopeRequest {
  /** The datasets to plan for. Empty for all. */
  readonly select: readonly string[];
  /** The datasets to leave out, even if selected. */
  readonly exclude: readonly string[];
  /** Datasets of an approved plan, selected too. Then expressions may match nothing. */
  readonly approved?: readonly DatasetUrn[] | undefined;
}

/** Returns the scope of a saved plan, in order to plan the same again. */
export function savedScope({ scope, changes }: Plan): ScopeRequest | undefined {
  return scope
    ? { select: scope.select, exclude: scope.exclude, approved: changes.map(changedDataset) }
    : undefined;
}

/** Returns true if a request limits the plan. */
export function isLimited(request: ScopeRequest | undefined): boolean {
  return request !== undefined && request.select.length + request.exclude.length > 0;
}
