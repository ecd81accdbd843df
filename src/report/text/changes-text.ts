import { formatPlace } from '../../errors/place.js';
import { describeDataset } from '../../plan/address-book.js';
import { type Change, changedDataset } from '../../plan/change.js';
import type { Plan } from '../../plan/plan.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { harmless } from './harmless.js';
import type { TextContext } from './text-context.js';

/** All changes, grouped by the dataset that is written. Symbol and verb on every line, so that it reads without colour. */
export function changesText({ changes }: Plan, context: TextContext): string {
  const width = Math.max(...changes.map((change) => whatOf(change).length));
  const groups = groupByDataset(changes).map(([urn, group]) => {
    const lines = group.map((change) => changeLine(change, width, context));
    return `${context.paint.title(harmless(nameOf(group)))}  ${context.paint.faint(harmless(describeDataset(urn)))}\n${lines.join('\n')}\n`;
  });
  return groups.join('\n');
}

type Group = readonly [Change, ...Change[]];

function groupByDataset(changes: readonly Change[]): readonly (readonly [DatasetUrn, Group])[] {
  const groups = new Map<DatasetUrn, Group>();
  for (const change of changes) {
    const urn = changedDataset(change);
    const group = groups.get(urn);
    groups.set(urn, group ? [...group, change] : [change]);
  }
  return [...groups];
}

/** The downstream's own name stands before the arrow of every edge. */
function nameOf([{ address }]: Group): string {
  return address.replace(/ <- .*$/s, '');
}

function changeLine(change: Change, width: number, { paint }: TextContext): string {
  const line = `${symbols[change.kind]} ${change.kind} ${whatOf(change).padEnd(width)}`;
  const reason = `${reasons[change.reason]}  ${harmless(formatPlace(change.place))}`;
  return `  ${paint[change.kind](line)}  ${paint.faint(reason)}`;
}

const symbols = { create: '+', update: '~' } as const satisfies Record<Change['kind'], string>;

const reasons: Readonly<Record<Change['reason'], string>> = {
  'dataset-missing': 'declared with create: true, not in the catalog',
  'edge-missing': 'declared, not in the catalog',
  'type-differs': 'declared with another type',
};

function whatOf(change: Change): string {
  if (change.element === 'dataset') return `dataset ${harmless(change.address)}`;
  const type =
    change.after.type === 'TRANSFORMED' && change.kind === 'create' ? '' : ` (${typeChange(change.before?.type, change.after.type)})`;
  return `edge ${harmless(change.address)}${type}`;
}

function typeChange(before: string | undefined, after: string): string {
  return before === undefined ? after : `${harmless(before)} -> ${after}`;
}
