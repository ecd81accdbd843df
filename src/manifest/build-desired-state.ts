import { didYouMean } from '../errors/did-you-mean.js';
import { exitCodes } from '../errors/exit-codes.js';
import type { Finding } from '../errors/finding.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { DesiredState, OverridingDataset } from '../model/desired-state.js';
import { applyRuleLevels } from '../model/rule-levels.js';
import { dedupeFindings } from './dedupe-findings.js';
import { mergeStack } from './merge-stack.js';
import { overridingDatasets } from './overriding-datasets.js';
import { parseStack } from './parse-stack.js';
import { rules } from './rules/rules.js';
import type { Settings, Target } from './settings.js';
import type { SourceFile } from './yaml/source-file.js';

export interface DesiredStateInput {
  /** All manifests of the stack, in any order. */
  readonly files: readonly SourceFile[];
  readonly settings: Settings;
  /** The name of a target of the settings. Default: no target. */
  readonly target?: string | undefined;
}

export interface DesiredStateReading {
  /** Everything that could be read. Apply it only if no finding is an error. */
  readonly desired: DesiredState;
  /** All findings, sorted, with the levels that the settings give them. */
  readonly findings: readonly Finding[];
  /** Datasets that the target does not change. Sorted by urn; empty without a target. */
  readonly overriding: readonly OverridingDataset[];
}

/**
 * Reads the manifests of a stack into one desired state. Reports every mistake in every file once.
 *
 * @throws HeadwaterError `unknown-target`
 */
export function buildDesiredState(input: DesiredStateInput): DesiredStateReading {
  const target = findTarget(input);
  const { stack, findings } = parseStack({
    files: input.files,
    namespace: input.settings.catalog.namespace,
    target: target ?? {},
  });
  return {
    desired: mergeStack(stack),
    findings: applyRuleLevels(
      dedupeFindings([...findings, ...rules.flatMap((rule) => rule(stack))]),
      input.settings.rules,
    ),
    overriding: target === undefined ? [] : overridingDatasets(stack),
  };
}

function findTarget({
  settings: { targets },
  target: name,
}: DesiredStateInput): Target | undefined {
  if (name === undefined) return undefined;
  const target = targets.get(name);
  if (target !== undefined) return target;
  const near = didYouMean(name, targets.keys());
  throw new HeadwaterError('unknown-target', `the settings name no target "${name}"`, {
    exitCode: exitCodes.usage,
    hint: near && `did you mean "${near}"?`,
  });
}
