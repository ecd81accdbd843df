import type { Intent } from '../../src/plan/document/intent.js';
import { markdownTable } from '../support/docs/generated-parts.js';
import { declaredDecisions } from './declared-decisions.js';
import { type ReachedDecisions, reachedDecisions } from './reached-decisions.js';

/** The meaning of each decision, by its kind and its reason, in the order of the table. */
const meanings: Readonly<Record<string, string>> = {
  create: 'It is declared and not in the catalog.',
  keep: 'It is ours, and there is nothing to change.',
  'update differs': 'It is ours and declared otherwise.',
  'update made-by-us':
    'The user of our token created it without a mark, as a killed run does. It is declared otherwise.',
  'update exclusive': 'Ownership is exclusive, and it is declared otherwise.',
  'delete undeclared': 'It is ours and no longer declared.',
  'delete edge-removed': 'It is ours, and its edge is removed.',
  'delete exclusive': 'Ownership is exclusive, and it is not declared.',
  'mark made-by-us':
    'The user of our token created it without a mark, as a killed run does. It becomes ours.',
  'mark shared': 'Another stack declares the same. It belongs to both.',
  'mark exclusive': 'Ownership is exclusive, and it exists as declared. It becomes ours.',
  'mark adopted': 'It is declared and exists. It becomes ours.',
  'release released':
    'It is ours, and it is released, or it is no longer declared and another stack has a part in it. It stays without our mark.',
  'release left-to-others':
    "It is ours and no longer as declared, and another writer's record has it too. It stays without our part.",
  'co-declared':
    'It is declared and exists without our mark. A pair may have another transform or confidence. Nothing is written.',
  differs:
    'It is declared, and it exists without our mark and with another type. Nothing is written.',
  foreign: 'Another stack owns it with another value. Nothing is written.',
  unreadable: 'Its property `headwater` holds no mark, so its owner is unknown. It stays.',
  others: 'It is not declared and not ours. It stays.',
  restore: 'It is as the apply left it. It gets its state before the apply back.',
  'overtaken changed': 'Another writer changed it since the apply. It stays.',
  'overtaken shared': 'Another stack or another writer has it too. It stays.',
  'overtaken homeless': 'It needs a dataset or an edge that is gone. It is not restored.',
  'overtaken twice': 'The catalog has it twice, so its former type is unknown. It stays.',
  'overtaken unproven-self':
    'It is self lineage, and the receipt does not prove that it existed. It is not restored.',
  held: 'The plan is not about it, or no approval covers its change. It stays.',
};

/** Edges and pairs share a type, so the type of a pair declares a reason that only edges have. */
const OF_EDGES_ALONE = 'pair overtaken twice';

/** Builds the table of all decisions, with the intents that reach each of them. */
export function decisionTable(): string {
  const declared = declaredDecisions().filter((one) => one !== OF_EDGES_ALONE);
  const reached = reachedDecisions();
  requireSame(declared, [...reached.keys()], 'the worlds of decision-worlds.ts reach');
  const decisions = [...new Set(declared.map((one) => one.replace(/^\w+ /, '')))];
  requireSame(decisions, Object.keys(meanings), 'the meanings of decision-table.ts explain');
  const rows = Object.entries(meanings).map(([decision, meaning]) => [
    ...`${decision} `.split(' ').slice(0, 2).map(asCode),
    intentsText(reached, `edge ${decision}`),
    intentsText(reached, `pair ${decision}`),
    meaning,
  ]);
  return markdownTable([['Decision', 'Reason', 'Edges', 'Pairs', 'Meaning'], ...rows]);
}

/** Fails with the differences of two lists. */
function requireSame(declared: readonly string[], found: readonly string[], what: string): void {
  const lacking = declared.filter((one) => !found.includes(one));
  const surplus = found.filter((one) => !declared.includes(one));
  if (lacking.length + surplus.length > 0)
    throw new Error(
      `${what} other decisions than the types declare; lacking: ${list(lacking)}; undeclared: ${list(surplus)}`,
    );
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(', ');
}

const intents: readonly Intent[] = ['sync', 'adopt', 'release', 'rollback'];

function intentsText(reached: ReachedDecisions, key: string): string {
  const by = reached.get(key);
  if (!by) return '';
  return by.size === intents.length ? 'all' : intents.filter((one) => by.has(one)).join(', ');
}

function asCode(word: string): string {
  return word === '' ? '' : `\`${word}\``;
}
