import type { JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';
import { objectAt, objectsAt } from '../../shared/json-accessors.js';
import { eachInTurn } from '../../turns/in-turn.js';
import type { MutationScope } from '../mutation-scope.js';
import type { RequestScope } from '../request-scope.js';
import { requireUrn } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import {
  COLUMN_ASPECT,
  editColumn,
  type Resources,
  requireExisting,
  requireModest,
  requireTargets,
  stampOf,
  type Target,
  writeEdits,
} from './edit-aspect.js';

/** The storage of one kind of label: the tags or the terms of an entity or a column. */
interface LabelKind {
  readonly type: 'tag' | 'glossaryTerm';
  readonly aspectName: 'globalTags' | 'glossaryTerms';
  readonly list: 'tags' | 'terms';
  /** The member with the urn of the label. */
  readonly member: 'tag' | 'urn';
  readonly privilege: string;
  readonly columnPrivilege: string;
}

const TAGS: LabelKind = {
  type: 'tag',
  aspectName: 'globalTags',
  list: 'tags',
  member: 'tag',
  privilege: 'EDIT_ENTITY_TAGS',
  columnPrivilege: 'EDIT_DATASET_COL_TAGS',
};

const TERMS: LabelKind = {
  type: 'glossaryTerm',
  aspectName: 'glossaryTerms',
  list: 'terms',
  member: 'urn',
  privilege: 'EDIT_ENTITY_GLOSSARY_TERMS',
  columnPrivilege: 'EDIT_DATASET_COL_GLOSSARY_TERMS',
};

export const addTag: RootFields['addTag'] = ({ input }, scope) =>
  addLabels(TAGS, { labels: [input.tagUrn], resources: [input] }, scope);

export const addTags: RootFields['addTags'] = ({ input }, scope) =>
  addLabels(TAGS, { labels: input.tagUrns, resources: [input] }, scope);

export const batchAddTags: RootFields['batchAddTags'] = ({ input }, scope) =>
  addLabels(TAGS, { labels: input.tagUrns, resources: input.resources }, scope);

export const removeTag: RootFields['removeTag'] = ({ input }, scope) =>
  removeLabels(TAGS, { labels: [input.tagUrn], resources: [input] }, scope);

export const batchRemoveTags: RootFields['batchRemoveTags'] = ({ input }, scope) =>
  removeLabels(TAGS, { labels: input.tagUrns, resources: input.resources }, scope);

export const addTerm: RootFields['addTerm'] = ({ input }, scope) =>
  addLabels(TERMS, { labels: [input.termUrn], resources: [input] }, scope);

export const addTerms: RootFields['addTerms'] = ({ input }, scope) =>
  addLabels(TERMS, { labels: input.termUrns, resources: [input] }, scope);

export const batchAddTerms: RootFields['batchAddTerms'] = ({ input }, scope) =>
  addLabels(TERMS, { labels: input.termUrns, resources: input.resources }, scope);

export const removeTerm: RootFields['removeTerm'] = ({ input }, scope) =>
  removeLabels(TERMS, { labels: [input.termUrn], resources: [input] }, scope);

export const batchRemoveTerms: RootFields['batchRemoveTerms'] = ({ input }, scope) =>
  removeLabels(TERMS, { labels: input.termUrns, resources: input.resources }, scope);

/** Labels, and the entities or columns that get or lose them. */
interface LabelChange {
  readonly labels: readonly string[];
  readonly resources: Resources;
}

/**
 * Adds labels where they are missing: `addTags`, `addTerms`, their batches and their forms for one
 * label. Source: DataHub's `LabelUtils`. Unlike in DataHub, a batch is one transaction.
 */
async function addLabels(
  kind: LabelKind,
  { labels, resources }: LabelChange,
  scope: MutationScope,
): Promise<true> {
  const targets = await requireLabelTargets(kind, resources, scope);
  requireModest(labels, targets, scope);
  const urns = new Set<Urn>();
  await eachInTurn(labels, scope.turn, (label) => {
    const failure = `Failed to validate label with urn ${label}.`;
    urns.add(requireExisting(label, { type: kind.type, failure }, scope));
  });
  return changeLabels(
    kind,
    targets,
    (stored) => {
      const known = new Set(stored.map((one) => one[kind.member]));
      const missing = [...urns].filter((urn) => !known.has(urn));
      return [...stored, ...missing.map((urn) => ({ [kind.member]: urn }))];
    },
    scope,
  );
}

/** Removes labels, which need not exist: `removeTag`, `removeTerm` and their batches. */
async function removeLabels(
  kind: LabelKind,
  { labels, resources }: LabelChange,
  scope: MutationScope,
): Promise<true> {
  const targets = await requireLabelTargets(kind, resources, scope);
  const removed = new Set<unknown>(labels.map((label) => requireUrn(label, scope.dialect)));
  const keep = (one: JsonObject) => !removed.has(one[kind.member]);
  return changeLabels(kind, targets, (stored) => stored.filter(keep), scope);
}

function requireLabelTargets(
  { aspectName, privilege, columnPrivilege }: LabelKind,
  resources: Resources,
  scope: RequestScope,
): Promise<readonly Target[]> {
  const ofEntity = { aspectName, privileges: [privilege] };
  const ofColumn = { aspectName: COLUMN_ASPECT, privileges: [columnPrivilege] };
  return requireTargets(
    resources,
    ({ column }) => (column === undefined ? ofEntity : ofColumn),
    scope,
  );
}

function changeLabels(
  { type, aspectName, list }: LabelKind,
  targets: readonly Target[],
  change: (stored: readonly JsonObject[]) => readonly JsonObject[],
  scope: MutationScope,
): true {
  // The model of terms requires the stamp. Tags have none.
  const stamp = type === 'glossaryTerm' && {
    auditStamp: stampOf(scope),
  };
  const changed = (labels: JsonObject): JsonObject => ({
    ...labels,
    [list]: change(objectsAt(labels, list)),
    ...stamp,
  });
  const edits = targets.map(({ urn, column }) =>
    column === undefined
      ? { urn, aspectName, change: changed }
      : {
          urn,
          aspectName: COLUMN_ASPECT,
          change: (stored: JsonObject) =>
            editColumn(stored, column, (one) => ({
              ...one,
              [aspectName]: changed(objectAt(one, aspectName)),
            })),
        },
  );
  return writeEdits(edits, scope);
}
