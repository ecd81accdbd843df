import { dedupeFindings, type Finding, hasErrors } from '../errors/finding.js';
import { type ColumnSettings, DEFAULT_COLUMN_SETTINGS } from '../model/column-settings.js';
import { DEFAULT_NAMESPACE } from '../urn/urn.js';
import { readFacts } from './read-reference.js';
import { checkShape } from './schema/check-shape.js';
import { settingsShape } from './schema/shapes.js';
import type { Settings, StatedSettings } from './settings.js';
import { controlFindings } from './yaml/control-findings.js';
import { type LocatedNode, mapEntries, toPlain, valueAt } from './yaml/located-node.js';
import { readYaml, type SourceFile } from './yaml/read-yaml.js';
import { explainUnquoted } from './yaml/unquoted-texts.js';

export interface SettingsReading {
  /** Absent if a finding is an error. */
  readonly settings?: Settings;
  /** Sorted. */
  readonly findings: readonly Finding[];
}

/**
 * Parses the settings file, checks its shape and fills in defaults. The caller checks that the
 * requested target exists.
 */
export function parseSettings(file: SourceFile): SettingsReading {
  const { root, findings: yamlFindings } = readYaml(file);
  if (root === undefined)
    return { findings: dedupeFindings(explainUnquoted(yamlFindings, file.text)) };
  const shape = checkShape(root, settingsShape);
  const found = [...yamlFindings, ...shape.findings, ...controlFindings(yamlFindings, shape.sound)];
  const findings = dedupeFindings(explainUnquoted(found, file.text));
  const stated: unknown = toPlain(root);
  return hasErrors(findings) || !settingsShape(stated)
    ? { findings }
    : { settings: withDefaults(stated, root), findings };
}

const DEFAULT_MANIFESTS: readonly string[] = ['lineage/**/*.yaml'];
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
    formerly: stated.formerly ?? [],
    allowances: stated.allowances ?? [],
  };
}

function columnSettings({ fieldPaths, wildcardCase }: StatedSettings): ColumnSettings {
  return {
    fieldPaths: fieldPaths ?? DEFAULT_COLUMN_SETTINGS.fieldPaths,
    wildcardCase: wildcardCase ?? DEFAULT_COLUMN_SETTINGS.wildcardCase,
  };
}
