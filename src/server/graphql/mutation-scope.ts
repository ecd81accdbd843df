import type { MutationWriter } from '../write/mutation-writer.js';
import type { RequestScope } from './request-scope.js';

/** The scope of a mutation. Resolvers of other fields cannot write. */
export interface MutationScope extends RequestScope {
  readonly writes: MutationWriter;
  /** Runs between the read and the write of `updateLineage`, if it is not atomic. */
  readonly updateLineageWindow: () => Promise<unknown>;
}
