import { type ContentText, contentTexts } from '../../model/content-form.js';
import type { DatasetContent } from '../../model/desired-state.js';
import type { ObservedState } from '../../model/observed-state.js';
import type { DatasetPlanning } from '../dataset/dataset-changes.js';
import { isCreatedBy, sameContent, storedContent } from '../dataset/stored-content.js';
import { canonicalJson } from '../document/canonical-json.js';
import type { DatasetChange } from '../document/change.js';
import type { UndoneDataset } from '../unit/plan-intent.js';

/**
 * Restores the content of entities that an apply updated. Later content of another writer stays. An
 * entity that the apply created stays too: no apply deletes an entity.
 */
export function undoDatasets(
  undone: readonly UndoneDataset[],
  { contents }: ObservedState,
  { book, owner, held = new Set() }: DatasetPlanning,
): readonly DatasetChange[] {
  return undone.flatMap((dataset): readonly DatasetChange[] => {
    const { urn } = dataset;
    const content = contents.get(urn);
    if (!content || held.has(urn) || !isCreatedBy(content, owner)) return [];
    const before = storedContent(urn, content);
    const { content: after } = undoneContent(dataset, before);
    if (sameContent(before, after)) return [];
    const common = { element: 'dataset', address: book(urn), urn, place: null } as const;
    return [{ ...common, kind: 'update', reason: 'rolled-back', before, after }];
  });
}

export interface UndoneContent {
  readonly content: DatasetContent;
  /** Parts that changed since the apply. */
  readonly overtaken: readonly (ContentText | 'columns')[];
}

/** Restores each text and the columns independently. Leaves a part unchanged that the apply did not state. */
export function undoneContent(
  { was, became }: Pick<UndoneDataset, 'was' | 'became'>,
  now: DatasetContent,
): UndoneContent {
  if (!was) return { content: now, overtaken: [] };
  const texts = contentTexts.map(
    (text) => [text, undonePart(now[text], was[text], became[text])] as const,
  );
  const stated = became.columns.length > 0 ? became.columns : undefined;
  const columns = undonePart(now.columns, was.columns, stated);
  return {
    content: {
      ...Object.fromEntries(
        texts.flatMap(([text, { value }]) => (value === undefined ? [] : [[text, value] as const])),
      ),
      columns: columns.value,
    },
    overtaken: [
      ...texts.flatMap(([text, { isOvertaken }]) => (isOvertaken ? [text] : [])),
      ...(columns.isOvertaken ? ['columns' as const] : []),
    ],
  };
}

function undonePart<T>(now: T, was: T, became: T | undefined) {
  if (became === undefined || canonicalJson([now]) === canonicalJson([was]))
    return { value: now, isOvertaken: false };
  const isOvertaken = canonicalJson([now]) !== canonicalJson([became]);
  return { value: isOvertaken ? now : was, isOvertaken };
}
