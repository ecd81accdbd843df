import type { EdgeDecision } from '../lineage/decide-edge.js';
import type { PairDecision } from '../lineage/decide-pair.js';

/** Why an edge is treated as it is, in one sentence. */
export function edgeWhy(decision: EdgeDecision): string {
  switch (decision.kind) {
    case 'release':
      return releaseWhy[decision.reason];
    case 'co-declared':
      return 'it is declared and there, and not ours: nothing is written, and nothing is ever removed; adopt makes it ours';
    case 'differs':
      return `it is there with type ${decision.type} and not ours: what others wrote is not changed`;
    case 'foreign':
      return `another stack owns it with type ${decision.type}: agree on one type, or drop it from one of the stacks`;
    case 'unreadable':
      return 'its property "headwater" is no mark, so nobody knows whose it is: it is left alone';
    default:
      return eitherWhy(decision);
  }
}

/** Why a column pair is treated as it is. */
export function pairWhy(decision: PairDecision): string {
  switch (decision.kind) {
    case 'release':
      return releaseWhy[decision.reason];
    case 'co-declared':
      return decision.same
        ? 'it is declared and there, and not ours: nothing is written; adopt makes it ours'
        : 'it is there with another transform or confidence, in a record that we do not change';
    case 'foreign':
      return 'another stack owns it with another transform or confidence: agree on one, or drop it from one of the stacks';
    default:
      return eitherWhy(decision);
  }
}

/** What is said of edges and pairs alike. */
type Either = Extract<
  EdgeDecision | PairDecision,
  { readonly kind: 'create' | 'keep' | 'update' | 'delete' | 'mark' | 'others' | 'restore' | 'overtaken' | 'held' }
>;

function eitherWhy(decision: Either): string {
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
    case 'others':
      return 'it is not declared and not ours: it belongs to others and stays';
    case 'restore':
    case 'overtaken':
    case 'held':
      return 'it is left as it is';
  }
}

const releaseWhy = {
  released: 'it is ours and declared no more, and another stack has a part in it: it stays, and our mark leaves',
  'left-to-others': "another writer's record has it too: our part leaves, and it stays",
} as const;

const updateWhy = {
  differs: 'it is ours and declared otherwise',
  'made-by-us': 'the user of our token made it without a mark, as a run that was killed does, and it is declared otherwise',
  exclusive: 'ownership is exclusive: the manifest is the whole truth, and it is declared otherwise',
} as const;

const deleteWhy = {
  undeclared: 'it is ours and declared no more',
  'edge-removed': 'it is ours, and its edge goes',
  exclusive: 'ownership is exclusive: the manifest is the whole truth, and it is not declared',
} as const;

const markWhy = {
  'made-by-us': 'the user of our token made it without a mark, as a run that was killed does: it becomes ours',
  shared: 'another stack declares the same: it belongs to both',
  exclusive: 'ownership is exclusive: what is declared and there becomes ours',
  adopted: 'it is declared and there: it becomes ours',
} as const;
