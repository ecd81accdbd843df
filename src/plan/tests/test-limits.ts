import { catalogFacts, isAboutColumns, type TestRule } from '../../model/lineage-test.js';
import type { TestContext } from './test-context.js';
import { unknownSchemas } from './unmapped-columns.js';

/** Returns the reason for which a test cannot run, as a clause. Undefined if it can. */
export function skipReason(rule: TestRule, context: TestContext): string | undefined {
  if (context.lineage.facts !== null) return undefined;
  const facts = catalogFacts(rule).map((fact) => `${fact}s`);
  if (facts.length > 0) return `only a catalog tells ${facts.join(', ')}`;
  if (rule.kind !== 'require' || rule.mapped === undefined) return undefined;
  const { datasets, unknown } = unknownSchemas(rule, context);
  return datasets > 0 && unknown === datasets
    ? 'no schema of a selected dataset is known'
    : undefined;
}

/** Lists the reasons for which the outcome of a test may be incomplete, as clauses. */
export function limitsOf(rule: TestRule, context: TestContext): readonly string[] {
  return [
    ...context.lineage.limits,
    ...(asksColumns(rule) ? (context.lineage.columnLimits ?? []) : []),
    ...(catalogFacts(rule).length > 0 ? unreadFacts(context) : []),
    ...(rule.kind === 'require' && rule.mapped
      ? missingSchemas(unknownSchemas(rule, context))
      : []),
  ];
}

function asksColumns(rule: TestRule): boolean {
  return isAboutColumns(rule) || (rule.kind === 'require' && rule.mapped !== undefined);
}

/** No selector selects an entity that no state shows, so its facts do not matter. */
function unreadFacts({ lineage: { entities, facts }, book }: TestContext): readonly string[] {
  const unread = entities.flatMap(({ urn, shown }) => {
    const known = facts?.get(urn);
    return known?.kind === 'unread' && shown !== 0 ? [{ urn, why: known.why }] : [];
  });
  const [first, ...more] = unread;
  if (first === undefined) return [];
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  return [`the facts of ${book(first.urn)}${others} could not be read: ${first.why}`];
}

function missingSchemas({ unknown }: ReturnType<typeof unknownSchemas>): readonly string[] {
  if (unknown === 0) return [];
  return [
    unknown === 1
      ? 'the schema of 1 selected dataset is not known'
      : `the schemas of ${unknown} selected datasets are not known`,
  ];
}
