import type { EdgeValue, LineageChange, PairValue } from '../../plan/document/change.js';
import { escapeControls } from '../words/escape.js';

/**
 * Names each value that a change replaces, with old and new: `transform sum(x) -> avg(x)`. Empty
 * for an element that is created or deleted, and if only our mark changes.
 */
export function changedValues(change: LineageChange): readonly string[] {
  if (change.before === null || change.after === null) return [];
  return change.element === 'edge'
    ? edgeValues(change.before, change.after)
    : pairValues(change.before, change.after);
}

function edgeValues(before: EdgeValue, after: EdgeValue): readonly string[] {
  const isProtected = (value: EdgeValue) => (value.protected ? 'on' : 'off');
  return [
    ...transition('type', before.type, after.type),
    ...transition('protection', isProtected(before), isProtected(after)),
  ];
}

function pairValues(before: PairValue, after: PairValue): readonly string[] {
  return [
    ...transition('transform', before.transform ?? 'none', after.transform ?? 'none'),
    ...transition('confidence', before.confidence, after.confidence),
  ];
}

function transition<T extends string | number>(name: string, before: T, after: T) {
  return before === after ? [] : [escapeControls(`${name} ${before} -> ${after}`)];
}
