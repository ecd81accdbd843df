import type { CodeName } from '../../../errors/codes.js';
import { ok, problem, type Result } from '../../../errors/result.js';
import { getOrMake } from '../../../model/get-or-make.js';
import { matchesGlob } from '../../../model/matches-glob.js';
import type { NamespaceMeaning, NamespaceRule } from '../../../model/namespace-rule.js';
import type { DatasetUrn, FabricType } from '../../../urn/dataset-urn.js';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import { portableDataset, SourceNames } from '../portable-names.js';
import { nameJob } from './job-names.js';
import type { LineageNode, Symlink } from './lineage-nodes.js';
import { schemeRule, splitNamespace } from './name-rules.js';

/** The choices of an import that reads events of OpenLineage. */
export interface OpenLineageOptions {
  /** `latest`: the last run of each job that says something about lineage. `all`: every run. */
  readonly runs: 'latest' | 'all';
  /** True to import columns that only filter, join or sort rows. False for their edges alone. */
  readonly indirect: boolean;
  /** True to import runs that failed or were aborted. */
  readonly failed: boolean;
  /**
   * `none`: datasets get their lineage from other datasets. `all`: each job is an entity between the
   * datasets that it reads and writes. Default: `none`.
   */
  readonly jobs?: 'none' | 'all' | undefined;
  readonly env: FabricType;
  /** The namespace of urns. Default: `li`. */
  readonly namespace?: string | undefined;
  /** The setting `imports.openlineage.namespaces`. The first matching rule decides. */
  readonly namespaces: readonly NamespaceRule[];
  /**
   * True if a namespace without a scheme names a platform, as in DataHub's converter. False to leave
   * its datasets out. Default: false.
   */
  readonly plainPlatforms?: boolean;
  /** The confidence of a column whose source states none. Default: 1. */
  readonly confidence?: number;
}

/** Schemes of places where Hive keeps its tables, or of its own address. */
const hiveSchemes: ReadonlySet<string> = new Set([
  ...['thrift', 'hdfs', 'dbfs', 'file', 's3', 's3a', 's3n', 'gs', 'gcs'],
  ...['abfs', 'abfss', 'wasb', 'wasbs'],
]);

/** Names datasets of events as DataHub does. */
export class EventNames {
  readonly sourceNames: SourceNames = new SourceNames();
  readonly #options: OpenLineageOptions;
  readonly #urns = new Map<LineageNode, Result<DatasetUrn, CodeName>>();
  readonly #rules = new Map<string, NamespaceRule | undefined>();

  constructor(options: OpenLineageOptions) {
    this.#options = options;
  }

  /** Returns the urn of a dataset, or the code of the reason why it has none. */
  urnOf(dataset: LineageNode): Result<DatasetUrn, CodeName> {
    return getOrMake(this.#urns, dataset, () => this.#findUrn(dataset));
  }

  /** Returns the urn of a job, or the code of the reason why it has none. */
  jobUrnOf(job: LineageNode): Result<EntityUrn, CodeName> {
    const urn = nameJob(job, this.#options.namespace);
    return urn === undefined ? problem('openlineage-malformed-name') : ok(urn);
  }

  /**
   * A setting for its own namespace counts first, then the urn that an export states, then the name
   * of its table, then its own name.
   */
  #findUrn(dataset: LineageNode): Result<DatasetUrn, CodeName> {
    const rule = this.#ruleOf(dataset.namespace);
    if (rule !== undefined) return this.#toUrn(dataset, rule.meaning);
    if (dataset.statedUrn !== undefined) {
      const stated = portableDataset(dataset.statedUrn);
      return stated.ok ? stated : problem('openlineage-malformed-name');
    }
    if (splitNamespace(dataset.namespace).scheme === 'inmemory')
      return problem('openlineage-in-memory');
    const table = dataset.tableName;
    return (table && this.#tableUrn(table, dataset.isIceberg)) ?? this.#toUrn(dataset, {});
  }

  /** Returns the urn of a table. Undefined if the symlink names a path instead. */
  #tableUrn(table: Symlink, isIceberg: boolean): Result<DatasetUrn, CodeName> | undefined {
    const rule = this.#ruleOf(table.namespace);
    if (rule !== undefined) return this.#toUrn(table, rule.meaning);
    const { scheme } = splitNamespace(table.namespace);
    if (!hiveSchemes.has(scheme)) return this.#toUrn(table, {});
    if (table.name.includes('/')) return undefined;
    return this.#build(table.name, { platform: isIceberg ? 'iceberg' : 'hive' });
  }

  #toUrn(
    { namespace, name }: Symlink,
    meaning: false | NamespaceMeaning,
  ): Result<DatasetUrn, CodeName> {
    if (meaning === false) return problem('openlineage-unknown-namespace');
    const parts = splitNamespace(namespace);
    const rule = schemeRule(parts.scheme) ?? schemeRule(meaning.platform ?? '');
    const platform = meaning.platform ?? rule?.platform ?? this.#unknownPlatform(namespace);
    if (platform === undefined) return problem('openlineage-unknown-namespace');
    return this.#build(rule?.toName(name, parts) ?? name, { ...meaning, platform });
  }

  #build(
    name: string,
    meaning: NamespaceMeaning & { readonly platform: string },
  ): Result<DatasetUrn, CodeName> {
    const { platform, platformInstance, env = this.#options.env } = meaning;
    const { namespace } = this.#options;
    if (name === '') return problem('openlineage-malformed-name');
    const urn = this.sourceNames.build({ platform, platformInstance, name, env, namespace });
    return urn.ok ? urn : problem('openlineage-malformed-name');
  }

  /** A scheme without a rule is the name of the platform, as in DataHub's own integration. */
  #unknownPlatform(namespace: string): string | undefined {
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(namespace)?.[1]?.toLowerCase();
    return scheme ?? (this.#options.plainPlatforms ? namespace : undefined);
  }

  #ruleOf(namespace: string): NamespaceRule | undefined {
    if (!this.#rules.has(namespace))
      this.#rules.set(
        namespace,
        this.#options.namespaces.find(({ glob }) => matchesGlob(glob, namespace)),
      );
    return this.#rules.get(namespace);
  }
}
