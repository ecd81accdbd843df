import { didYouMean } from '../errors/did-you-mean.js';
import { exitCodes } from '../errors/exit-codes.js';
import type { Finding } from '../errors/finding.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { DesiredState } from '../model/desired-state.js';
import { applyRuleLevels } from '../model/rule-levels.js';
import { desire } from './desire.js';
import { type OverridingDataset, overridingDatasets } from './overriding-datasets.js';
import { readStack } from './read-stack.js';
import { rules } from './rules.js';
import type { Settings, Target } from './settings.js';
import type { SourceFile } from './source-file.js';
import { tidyFindings } from './tidy-findings.js';

export interface ManifestsInput {
  /** Every manifest of the stack, in any order. */
  readonly files: readonly SourceFile[];
  readonly settings: Settings;
  /** One of the settings' targets; none where absent. */
  readonly target?: string | undefined;
}

export interface ManifestsReading {
  /** What could be understood. To be applied only if no finding is an error. */
  readonly desired: DesiredState;
  /** All of them, sorted, at the levels that the settings give them. */
  readonly findings: readonly Finding[];
  /** Datasets that a target does not reach. Sorted by urn; empty without a target. */
  readonly overriding: readonly OverridingDataset[];
}

/**
 * Reads the manifests of a stack into one desired state. Every mistake of every file is reported, each once.
 *
 * @throws HeadwaterError `unknown-target`
 */
export function buildDesiredState(input: ManifestsInput): ManifestsReading {
  const target = findTarget(input);
  const { stack, findings } = readStack({ files: input.files, namespace: input.settings.catalog.namespace, target: target ?? {} });
  return {
    desired: desire(stack),
    findings: applyRuleLevels(tidyFindings([...findings, ...rules.flatMap((rule) => rule(stack))]), input.settings.rules),
    overriding: target === undefined ? [] : overridingDatasets(stack),
  };
}

function findTarget({ settings: { targets }, target: name }: ManifestsInput): Target | undefined {
  if (name === undefined) return undefined;
  const target = targets.get(name);
  if (target !== undefined) return target;
  const near = didYouMean(name, targets.keys());
  throw new HeadwaterError('unknown-target', `the settings name no target "${name}"`, {
    exitCode: exitCodes.usage,
    hint: near && `did you mean "${near}"?`,
  });
}
