import { compareText } from '../errors/compare-text.js';
import { didYouMean } from '../errors/did-you-mean.js';
import { exitCodes } from '../errors/exit-codes.js';
import { dedupeFindings, type Finding } from '../errors/finding.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { limitFindings } from '../errors/merge-findings.js';
import type { DesiredState, OverridingDataset, OverridingFact } from '../model/desired-state.js';
import { groupBy } from '../model/group-by.js';
import type { LineageTest } from '../model/lineage-test.js';
import { applyRuleLevels } from '../model/rule-levels.js';
import type { EntityType } from '../urn/entity-urn.js';
import { urnEntityType } from '../urn/urn.js';
import type { SourceFile } from '../yaml/read-yaml.js';
import type { DeclaredStack } from './declared-stack.js';
import { originsOf } from './identify-entity.js';
import { mergeStack, namedDatasets } from './merge-stack.js';
import { type ParsedStack, parseStack } from './parse-stack.js';
import { rules } from './rules/rules.js';
import type { Settings, TargetOverrides } from './settings.js';

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
  /** The lineage tests of the settings and of all manifests. Sorted by name. */
  readonly tests: readonly LineageTest[];
  /** Datasets that the target does not change. Sorted by urn; empty without a target. */
  readonly overriding: readonly OverridingDataset[];
  /** The manifests as they are written. Several times as large as the desired state. */
  readonly parsed: ParsedStack;
}

/**
 * Reads the manifests of a stack into one desired state. Reports every mistake in every file once.
 *
 * @throws HeadwaterError `unknown-target`
 */
export function buildDesiredState(input: DesiredStateInput): DesiredStateReading {
  const target = findTarget(input);
  const parsed = parseStack({
    files: input.files,
    namespace: input.settings.catalog.namespace,
    target: target ?? {},
    tests: input.settings.tests,
  });
  const { stack, findings } = parsed;
  return {
    desired: mergeStack(stack),
    findings: applyRuleLevels(
      dedupeFindings([...findings, ...rules.flatMap((rule) => limitFindings(rule(stack)))]),
      input.settings.rules,
    ),
    tests: stack.tests.toSorted((a, b) => compareText(a.name, b.name)),
    overriding: target === undefined ? [] : overridingDatasets(stack),
    parsed,
  };
}

function findTarget({
  settings: { targets },
  target: name,
}: DesiredStateInput): TargetOverrides | undefined {
  if (name === undefined) return undefined;
  const target = targets.get(name);
  if (target !== undefined) return target;
  throw new HeadwaterError('unknown-target', `the settings name no target "${name}"`, {
    exitCode: exitCodes.usage,
    hint: targetHint(name, [...targets.keys()]),
  });
}

function targetHint(name: string, names: readonly string[]): string {
  const near = didYouMean(name, names);
  if (near !== undefined) return `did you mean "${near}"?`;
  return names.length === 0
    ? 'the settings name no targets: leave --target out'
    : `targets of the settings: ${names.join(', ')}`;
}

/** Returns the entities that state themselves what a target would set. Sorted by urn. */
function overridingDatasets(stack: DeclaredStack): readonly OverridingDataset[] {
  const overriding = namedDatasets(stack).flatMap(({ urn, identity, context }) => {
    const origins = originsOf(identity, context);
    return OVERRIDING[urnEntityType(urn) as EntityType].flatMap((fact) => {
      const origin = origins[fact];
      return origin?.from === 'dataset' ? [{ urn, fact, place: origin.place }] : [];
    });
  });
  return [...groupBy(overriding, ({ urn }) => urn)]
    .map(([urn, group]) => ({
      urn,
      states: [...new Set(group.map(({ fact }) => fact))].sort(compareText),
      place: group[0].place,
    }))
    .sort((a, b) => compareText(a.urn, b.urn));
}

/** The parts of an urn that a target sets: the environment of a job, and nothing in a report. */
const OVERRIDING: Readonly<Record<EntityType, readonly OverridingFact[]>> = {
  dataset: ['env', 'platformInstance', 'urn'],
  dataJob: ['env', 'urn'],
  chart: [],
  dashboard: [],
};
