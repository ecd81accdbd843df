import { type Finding, withLevel } from '../errors/finding.js';

/** The rules whose level the setting `rules` can change: rules of manifests, of plans, and of code. */
export const adjustableRules = [
  'cycle',
  'self-lineage',
  'unused-dataset',
  'duplicate-name',
  'creates-sibling',
  'soft-deleted',
  'co-declared',
  'beyond-target',
  'code-column-missing',
  'code-column-stale',
  'code-transform-differs',
  'code-columns-undeclared',
  'code-unread',
] as const;

export type AdjustableRule = (typeof adjustableRules)[number];

export const ruleLevels = ['error', 'warning', 'off'] as const;

export type RuleLevel = (typeof ruleLevels)[number];

/** Only the rules that the settings name; the others keep the level of their code. */
export type RuleLevels = { readonly [rule in AdjustableRule]?: RuleLevel };

/** Gives each finding the level of its rule in the settings. Rules that are off have none. */
export function applyRuleLevels(
  findings: readonly Finding[],
  levels: RuleLevels,
): readonly Finding[] {
  const levelByRule: ReadonlyMap<string, RuleLevel> = new Map(Object.entries(levels));
  return findings.flatMap((one) => {
    const level = levelByRule.get(one.name) ?? one.level;
    return level === 'off' ? [] : [withLevel(one, level)];
  });
}
