import type { EdgeDecision, PairDecision } from '../../plan/unit/decision.js';

/** Gives the reason of a decision on an edge, in one sentence. */
export function describeEdgeDecision(decision: EdgeDecision): string {
  switch (decision.kind) {
    case 'co-declared':
      return 'it is declared and already exists, but is not ours: nothing is written or removed; adopt takes ownership of it';
    case 'differs':
      return `it exists with type ${decision.type} and is not ours: elements of other writers are not changed`;
    case 'foreign':
      return `another stack owns it with type ${decision.type}: agree on one type, or drop it from one of the stacks`;
    case 'unreadable':
      return 'its property "headwater" holds no mark, so its owner is unknown: it stays';
    default:
      return describeCommonDecision(decision);
  }
}

/** Gives the reason of a decision on a column pair, in one sentence. */
export function describePairDecision(decision: PairDecision): string {
  switch (decision.kind) {
    case 'co-declared':
      return decision.same
        ? 'it is declared and already exists, but is not ours: nothing is written; adopt takes ownership of it'
        : 'it exists with another transform or confidence, in a record that we do not change';
    case 'foreign':
      return 'another stack owns it with another transform or confidence: agree on one, or drop it from one of the stacks';
    default:
      return describeCommonDecision(decision);
  }
}

type CommonDecision = Exclude<
  EdgeDecision | PairDecision,
  { readonly kind: 'co-declared' | 'differs' | 'foreign' | 'unreadable' }
>;

function describeCommonDecision(decision: CommonDecision): string {
  switch (decision.kind) {
    case 'create':
      return 'it is declared and not in the catalog';
    case 'keep':
      return 'it is as it should be, and ours';
    case 'update':
      return updateWhy[decision.reason];
    case 'delete':
      return deleteWhy[decision.reason];
    case 'mark':
      return markWhy[decision.reason];
    case 'release':
      return releaseWhy[decision.reason];
    case 'others':
      return 'it is not declared and not ours: it belongs to others and stays';
    case 'restore':
    case 'overtaken':
    case 'held':
      return 'it stays unchanged';
  }
}

const releaseWhy = {
  released:
    'it is ours and no longer declared, and another stack has a part in it: it stays, and our mark is removed',
  'left-to-others': "another writer's record has it too: it stays, and our part is removed",
} as const;

const updateWhy = {
  differs: 'it is ours and declared otherwise',
  'made-by-us':
    'the user of our token created it without a mark, as a killed run does, and it is declared otherwise',
  exclusive:
    'ownership is exclusive: the manifest is the whole truth, and it is declared otherwise',
} as const;

const deleteWhy = {
  undeclared: 'it is ours and no longer declared',
  'edge-removed': 'it is ours, and its edge is removed',
  exclusive: 'ownership is exclusive: the manifest is the whole truth, and it is not declared',
} as const;

const markWhy = {
  'made-by-us':
    'the user of our token created it without a mark, as a killed run does: it becomes ours',
  shared: 'another stack declares the same: it belongs to both',
  exclusive: 'ownership is exclusive: it is declared and exists, so it becomes ours',
  adopted: 'it is declared and exists: it becomes ours',
} as const;
