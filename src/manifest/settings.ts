import type { Allowance, DeleteLimits } from '../model/allowance.js';
import type { ColumnSettings } from '../model/column-settings.js';
import type { Ownership } from '../model/desired-state.js';
import type { LineageTest } from '../model/lineage-test.js';
import type { NamespaceRule } from '../model/namespace-rule.js';
import type { RuleLevels } from '../model/rule-levels.js';
import type { FabricType } from '../urn/dataset-urn.js';
import type { Facts } from './entity-identity.js';

/** The globs of settings that name no manifests. */
export const DEFAULT_MANIFESTS: readonly string[] = ['lineage/**/*.yaml'];

/** The checked content of `headwater.yaml`, with every default filled in. */
export interface Settings {
  readonly version: 1;
  /** The name of the stack: the namespace of ownership in the catalog. */
  readonly stack: string;
  /** Globs, relative to the folder of the settings file. Default: `lineage/**\/*.yaml`. */
  readonly manifests: readonly string[];
  readonly catalog: {
    /** The namespace of the catalog's urns. Default: `li`. */
    readonly namespace: string;
  };
  /** By name. Default: none. */
  readonly targets: ReadonlyMap<string, TargetOverrides>;
  /** Default: `shared`. */
  readonly ownership: Ownership;
  /** The way of plain edges. `auto` (default) chooses by the catalog and the token. */
  readonly writes: 'auto' | 'proposals' | 'mutations';
  /** Default: `simple` field paths, and wildcards that ignore letter case. */
  readonly columns: ColumnSettings;
  readonly limits: {
    /** Default: 20 percent, 50 edges. */
    readonly deletes: DeleteLimits;
  };
  readonly rules: RuleLevels;
  readonly sensitive: {
    /** Urns of tags. Default: none. */
    readonly tags: readonly string[];
    /** Urns of glossary terms. Default: none. */
    readonly terms: readonly string[];
  };
  readonly imports: {
    readonly openlineage: {
      /** The first rule that matches decides. Default: none. */
      readonly namespaces: readonly NamespaceRule[];
    };
  };
  /** The code that makes the datasets, with paths relative to the folder of the settings file. */
  readonly code?: CodeSettings;
  /** Earlier names of the stack. Default: none. */
  readonly formerly: readonly string[];
  /** Default: none. */
  readonly allowances: readonly DatedAllowance[];
  /** The lineage tests of the settings, in the order of the file. Default: none. */
  readonly tests: readonly LineageTest[];
}

/** The code that declared columns are compared with. Has one of the two at least. */
export interface CodeSettings {
  readonly dbt?: DbtCodeSettings;
  readonly sql?: SqlCodeSettings;
}

/** The parts of urns that the code does not state. */
interface CodeNames {
  readonly platform?: string;
  readonly platformInstance?: string;
  /** Default: `PROD`. */
  readonly env?: FabricType;
}

export interface DbtCodeSettings extends CodeNames {
  /** Default: `target/manifest.json`. */
  readonly manifest?: string;
  /** Default: `info-schema` if there is one beside the manifest, else `sql`. */
  readonly columns?: 'sql' | 'info-schema';
  /** Default: `warehouse`. */
  readonly urns?: 'warehouse' | 'dbt';
  readonly dbtInstance?: string;
}

export interface SqlCodeSettings extends CodeNames {
  /** Files and folders. */
  readonly paths: readonly string[];
  readonly dialect: string;
  readonly database?: string;
  readonly schema?: string;
  /** A file with the columns of tables. */
  readonly schemas?: string;
  /** Default: false. */
  readonly tablePerFile?: boolean;
}

/** The settings as their file states them and `settings.schema.json` allows them. */
export interface StatedSettings
  extends Partial<
    Pick<
      Settings,
      'manifests' | 'ownership' | 'writes' | 'rules' | 'code' | 'formerly' | 'allowances'
    >
  > {
  readonly version: 1;
  readonly stack: string;
  readonly fieldPaths?: ColumnSettings['fieldPaths'];
  readonly wildcardCase?: ColumnSettings['wildcardCase'];
  readonly catalog?: Partial<Settings['catalog']>;
  readonly targets?: Readonly<Record<string, StatedTarget>>;
  readonly limits?: { readonly deletes?: Partial<Settings['limits']['deletes']> };
  readonly sensitive?: Partial<Settings['sensitive']>;
}

/** A target as the settings state it. */
interface StatedTarget {
  readonly env?: FabricType;
  readonly platformInstance?: string;
}

/**
 * Overrides for another environment of the same manifests, with their places in the settings. They
 * replace the defaults of every manifest.
 */
export type TargetOverrides = Partial<Omit<Facts, 'platform'>>;

/** An allowance that the settings grant, and that is reviewed with them. */
export interface DatedAllowance extends Allowance {
  /** The last day on which it is valid, `YYYY-MM-DD`. Absent if it never ends. */
  readonly until?: string;
}
