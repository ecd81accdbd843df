import { dedupeFindings, type Finding, hasErrors } from '../errors/finding.js';
import { type ColumnSettings, DEFAULT_COLUMN_SETTINGS } from '../model/column-settings.js';
import type { NamespaceRule } from '../model/namespace-rule.js';
import { DEFAULT_NAMESPACE } from '../urn/urn.js';
import { type LocatedNode, mapEntries, toPlain, valueAt } from '../yaml/located-node.js';
import { readYaml, type SourceFile } from '../yaml/read-yaml.js';
import { readFacts } from './read-reference.js';
import { readTests } from './read-tests.js';
import { checkShape } from './schema/check-shape.js';
import { controlFindings } from './schema/control-findings.js';
import { settingsShape } from './schema/shapes.js';
import { explainUnquoted } from './schema/unquoted-texts.js';
import { DEFAULT_MANIFESTS, type Settings, type StatedSettings } from './settings.js';

export interface SettingsReading {
  /** Absent if a finding is an error. */
  readonly settings?: Settings;
  /** Sorted. */
  readonly findings: readonly Finding[];
}

/** Parses and checks the settings, and fills in defaults. The caller checks the chosen target. */
export function parseSettings(file: SourceFile): SettingsReading {
  const { root, findings: yamlFindings } = readYaml(file);
  if (root === undefined)
    return { findings: dedupeFindings(explainUnquoted(yamlFindings, file.text)) };
  const shape = checkShape(root, settingsShape);
  const found = [...yamlFindings, ...shape.findings, ...controlFindings(yamlFindings, shape.sound)];
  const findings = dedupeFindings(explainUnquoted(found, file.text));
  const stated: unknown = toPlain(root);
  return hasErrors(findings) || !isStatedSettings(stated)
    ? { findings }
    : { settings: withDefaults(stated, root), findings };
}

function isStatedSettings(value: unknown): value is StatedSettings {
  return settingsShape(value);
}

const DEFAULT_DELETES = { percent: 20, count: 50 } as const;

function withDefaults(stated: StatedSettings, root: LocatedNode): Settings {
  return {
    version: stated.version,
    stack: stated.stack,
    manifests: stated.manifests ?? DEFAULT_MANIFESTS,
    catalog: { namespace: DEFAULT_NAMESPACE, ...stated.catalog },
    targets: new Map(
      mapEntries(valueAt(root, 'targets')).map(({ key, value }) => [key, readFacts(value)]),
    ),
    ownership: stated.ownership ?? 'shared',
    writes: stated.writes ?? 'auto',
    columns: columnSettings(stated),
    limits: { deletes: { ...DEFAULT_DELETES, ...stated.limits?.deletes } },
    rules: stated.rules ?? {},
    sensitive: { tags: [], terms: [], ...stated.sensitive },
    imports: { openlineage: { namespaces: namespaceRules(valueAt(root, 'imports')) } },
    ...(stated.code && { code: stated.code }),
    formerly: stated.formerly ?? [],
    allowances: stated.allowances ?? [],
    tests: readTests(valueAt(root, 'tests')),
  };
}

/** Reads the rules in the order of the file, since the first that matches decides. */
function namespaceRules(imports: LocatedNode | undefined): readonly NamespaceRule[] {
  const rules = mapEntries(valueAt(valueAt(imports, 'openlineage'), 'namespaces'));
  return rules.map(({ key: glob, value }) => {
    if (value.kind !== 'map') return { glob, meaning: false };
    const { platform, env, platformInstance } = readFacts(value);
    return {
      glob,
      meaning: {
        platform: platform?.value,
        env: env?.value,
        platformInstance: platformInstance?.value,
      },
    };
  });
}

function columnSettings({ fieldPaths, wildcardCase }: StatedSettings): ColumnSettings {
  return {
    fieldPaths: fieldPaths ?? DEFAULT_COLUMN_SETTINGS.fieldPaths,
    wildcardCase: wildcardCase ?? DEFAULT_COLUMN_SETTINGS.wildcardCase,
  };
}
