import type { FabricType } from '../urn/dataset-urn.js';

/** A rule of the settings that translates a namespace of OpenLineage. */
export interface NamespaceRule {
  /** A glob of whole namespaces, in which `*` stands for any text. */
  readonly glob: string;
  /** False: the import leaves out datasets of the namespace. */
  readonly meaning: false | NamespaceMeaning;
}

/** Parts of urns. An absent part follows from the namespace and the options of the import. */
export interface NamespaceMeaning {
  readonly platform?: string | undefined;
  readonly platformInstance?: string | undefined;
  readonly env?: FabricType | undefined;
}
