import type { NamespaceRule } from '../../../model/namespace-rule.js';
import type { FabricType } from '../../../urn/dataset-urn.js';

/** How an import reads events of OpenLineage. */
export interface OpenLineageOptions {
  /** `latest`: the last run of each job that says something about lineage. `all`: every run. */
  readonly runs: 'latest' | 'all';
  /** Import columns that affect which rows there are, and not only their edges. */
  readonly indirect: boolean;
  /** Import runs that failed or were aborted. */
  readonly failed: boolean;
  readonly env: FabricType;
  /** The namespace of urns. Default: `li`. */
  readonly namespace?: string | undefined;
  /** The setting `imports.openlineage.namespaces`. The first matching rule decides. */
  readonly namespaces: readonly NamespaceRule[];
}
