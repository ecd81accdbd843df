import type { Finding } from '../../../src/errors/finding.js';
import {
  buildDesiredState,
  type DesiredStateReading,
} from '../../../src/manifest/build-desired-state.js';
import { parseSettings } from '../../../src/manifest/parse-settings.js';
import type { Settings } from '../../../src/manifest/settings.js';

/** Manifests by path. */
export type Files = Readonly<Record<string, string>>;

export interface ReadingOptions {
  /** Lines of the settings after version and stack. Default: the rule `unused-dataset` is off. */
  readonly settings?: string;
  readonly target?: string;
}

/** Reads manifests under valid settings. */
export function readManifests(files: Files, options: ReadingOptions = {}): DesiredStateReading {
  const { settings = 'rules: {unused-dataset: off}', target } = options;
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return buildDesiredState({ files: sources, settings: settingsOf(settings), target });
}

/** Parses settings of the stack `commerce`, with these further lines. */
function settingsOf(rest: string): Settings {
  const { settings, findings } = parseSettings({
    path: 'headwater.yaml',
    text: `version: 1\nstack: commerce\n${rest}\n`,
  });
  if (settings === undefined)
    throw new Error(
      `the test's settings are wrong: ${findings.map(({ message }) => message).join('; ')}`,
    );
  return settings;
}

/**
 * Datasets that the manifests of a test can name: `raw`, `fx`, `daily`, `weekly`, and `sheet`,
 * which has a schema.
 */
export const datasetsFile = `version: 1
defaults: {platform: snowflake}
datasets:
  raw: {name: raw.orders}
  fx: {name: fx.rates, platform: postgres}
  daily: {name: shop.daily}
  weekly: {name: shop.weekly}
  sheet:
    name: sheets.plan
    create: true
    columns: {month: date, amount: number}
`;

/** Reads a manifest together with `datasetsFile`. */
export function readBesideDatasets(text: string): readonly Finding[] {
  return readManifests({ 'datasets.yaml': datasetsFile, 'orders.yaml': text }).findings;
}

/** Formats findings as `name file:line:column`, one line each. */
export function formatFindings(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ name, place }) =>
    place === undefined ? name : `${name} ${place.file}:${place.line}:${place.column}`,
  );
}
