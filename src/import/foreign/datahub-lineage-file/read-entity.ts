import type { CodeName } from '../../../errors/codes.js';
import { ok, problem, type Result } from '../../../errors/result.js';
import { DEFAULT_ENV } from '../../../model/desired-state.js';
import { type DatasetUrn, isFabricType, parseDataPlatformUrn } from '../../../urn/dataset-urn.js';
import type { SourceNames } from '../portable-names.js';
import { expandVariables } from './expand-variables.js';
import type { YamlValue } from './yaml-value.js';

export interface EntityNaming {
  readonly variables: ReadonlyMap<string, string>;
  /** The namespace of the catalog's urns. */
  readonly namespace: string;
  readonly names: SourceNames;
}

/** A value, or the code of the reason why its record is left out. */
export type Read<T> = Result<T, CodeName>;

/** Reads `entity` of an entry. */
export function readEntity(
  entry: YamlValue,
  { variables, namespace, names }: EntityNaming,
): Read<DatasetUrn> {
  const entity = entry.member('entity');
  if (entity === undefined) return problem('lineage-file-malformed-entry');
  const type = readText(entity, 'type', variables);
  if (!type.ok) return type;
  if ((type.value ?? 'dataset') !== 'dataset') return problem('import-other-entity');
  const texts: (string | undefined)[] = [];
  for (const key of ['platform', 'name', 'env', 'platform_instance']) {
    const text = readText(entity, key, variables);
    if (!text.ok) return text;
    texts.push(text.value);
  }
  const [stated, name, statedEnv, instance] = texts;
  if (!stated || !name || name.startsWith('urn:')) return problem('lineage-file-malformed-entry');
  const env = statedEnv?.toUpperCase() ?? DEFAULT_ENV;
  if (!isFabricType(env)) return problem('import-malformed-urn');
  // DataHub takes the urn of a platform too.
  const platformUrn = parseDataPlatformUrn(stated);
  const platform = platformUrn.ok ? platformUrn.value.platform : stated;
  const platformInstance = instance || undefined;
  const built = names.build({ platform, name, env, platformInstance, namespace });
  return built.ok ? built : problem('import-malformed-urn');
}

/** Reads a text of an entity. Undefined if it is absent. */
function readText(
  entity: YamlValue,
  key: string,
  variables: ReadonlyMap<string, string>,
): Read<string | undefined> {
  const value = entity.member(key);
  if (value === undefined) return ok(undefined);
  const text = value.text();
  if (text === undefined) return problem('lineage-file-malformed-entry');
  const expanded = expandVariables(text, variables);
  return expanded.ok ? expanded : problem('lineage-file-variable');
}
