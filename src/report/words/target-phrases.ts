import type { PlanSource, PlanTarget } from '../../plan/document/plan.js';

/** Writes a name in the form of a format. */
type WriteName = (name: string) => string;

type StackTarget = Pick<PlanTarget, 'stack' | 'target'>;

/** `for stack shop, target dev` */
export function forStack(target: StackTarget, write: WriteName): string {
  return `for ${stackPhrase(target, write)}`;
}

/** `stack shop, target dev` */
export function stackPhrase({ stack, target }: StackTarget, write: WriteName): string {
  return `stack ${write(stack)}${target === null ? '' : `, target ${write(target)}`}`;
}

interface CatalogUser {
  readonly origin: string;
  readonly actor: string;
}

/** `https://catalog.example.com as ann`. The user of a token is nearly always a person or a bot. */
export function catalogPhrase({ origin, actor }: CatalogUser, write: WriteName): string {
  return `${write(origin)} as ${write(actor.replace(/^urn:li:corpuser:/, ''))}`;
}

/** `catalog https://catalog.example.com, as urn:li:corpuser:ann` */
export function catalogFact({ origin, actor }: CatalogUser, write: WriteName): string {
  return `catalog ${write(origin)}, as ${write(actor)}`;
}

/** Writes a name as it is, for a format that escapes the whole text. */
export function plainName(name: string): string {
  return name;
}

/** `manifests of commit 0123456789ab and uncommitted changes`. Empty outside a repository. */
export function commitFact(
  { commit, dirty }: Pick<PlanSource, 'commit' | 'dirty'>,
  write: WriteName = (name) => `commit ${name}`,
): readonly string[] {
  return commit === null
    ? []
    : [`manifests of ${write(commit.slice(0, 12))}${dirty ? ' and uncommitted changes' : ''}`];
}
