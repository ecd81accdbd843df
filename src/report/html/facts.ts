import type { PlanDocument } from '../../plan/document/plan.js';

/** `for stack shop, target dev` */
export function forStack({
  stack,
  target,
}: Pick<PlanDocument['target'], 'stack' | 'target'>): string {
  return `for stack ${stack}${target === null ? '' : `, target ${target}`}`;
}

export function catalogFact({
  origin,
  actor,
}: {
  readonly origin: string;
  readonly actor: string;
}): string {
  return `catalog ${origin}, as ${actor}`;
}

/** The commit of the manifests. Empty outside a repository. */
export function commitFact({
  commit,
  dirty,
}: Pick<PlanDocument['source'], 'commit' | 'dirty'>): readonly string[] {
  return commit === null
    ? []
    : [`manifests of commit ${commit.slice(0, 12)}${dirty ? ' and changes beside it' : ''}`];
}
