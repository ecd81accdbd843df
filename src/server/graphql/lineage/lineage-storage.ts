import type { JsonObject } from '../../../model/json.js';
import { type EdgeList, isKnownType, kinds, type LineageKind } from '../../../model/kinds.js';
import type { EntityType } from '../../../urn/entity-urn.js';
import { type Urn, urnEntityType } from '../../../urn/urn.js';
import { type EdgeEdit, editEdges, editUpstreams, editUrns } from './edit-edges.js';

/** The storage of the lineage of one type of downstream, and the types of its upstreams. */
export interface LineageStorage {
  readonly aspectName: string;
  /** Types of the upstreams that can be added. */
  readonly upstreams: ReadonlySet<string>;
  /** DataHub's message about an upstream of another type, without its urn. */
  readonly wrongType: string;
  /** True if DataHub cannot create the aspect, since it holds more than lineage. */
  readonly mustExist: boolean;
  readonly edit: (aspect: JsonObject | undefined, edit: EdgeEdit) => JsonObject;
}

/** Returns undefined for downstreams whose lineage cannot be updated. Source: `LineageService`. */
export function lineageStorage(downstream: Urn): LineageStorage | undefined {
  const type = urnEntityType(downstream);
  return isKnownType(type) ? ofKind(type) : ML_STORAGE.get(type);
}

/** The storage of the datasets that a job produces, in an aspect of the job. */
export const JOB_OUTPUTS: Pick<LineageStorage, 'aspectName' | 'edit'> = {
  aspectName: kinds.dataJob.aspect,
  edit: inLists(kinds.dataJob, (list) => list.isOutput === true),
};

const ADDED = 'Tried to add an upstream to a';

const WRONG_TYPES: Readonly<Record<EntityType, string>> = {
  dataset:
    'Tried to add lineage edge with non-dataset node when we expect a dataset. Upstream urn:',
  // The misspelling is DataHub's, and clients match it.
  dataJob: `${ADDED} dataJob that isn't a datJob or dataset. Upstream urn:`,
  chart: `${ADDED} chart that isn't a chart or dataset. Upstream urn:`,
  dashboard: `${ADDED} dashboard that isn't a chart or dataset. Upstream urn:`,
};

function ofKind(type: EntityType): LineageStorage {
  const kind = kinds[type];
  return {
    aspectName: kind.aspect,
    upstreams: new Set(kind.lists.filter(isInput).flatMap(({ ends }) => ends)),
    wrongType: WRONG_TYPES[type],
    mustExist: kind.mustExist ?? false,
    edit: type === 'dataset' ? editUpstreams : inLists(kind, isInput),
  };
}

/** The mutation does not know the list of the dashboards in a dashboard. */
function isInput({ edges, isOutput }: EdgeList): boolean {
  return !isOutput && edges !== 'dashboards';
}

/**
 * Adds each entity to the list for its type. It creates missing lists. A new aspect has the lists
 * that DataHub's model requires, without which DataHub's client cannot read it.
 */
function inLists(
  { lists, required = [] }: LineageKind,
  isEdited: (list: EdgeList) => boolean,
): LineageStorage['edit'] {
  const blank = Object.fromEntries(required.map((name) => [name, []]));
  return (aspect = blank, edit) =>
    lists.filter(isEdited).reduce<JsonObject>((edited, list) => {
      const add = edit.add.filter((urn) => list.ends.some((end) => end === urnEntityType(urn)));
      return editEdges(edited, list, { ...edit, add });
    }, aspect);
}

const ML_STORAGE: ReadonlyMap<string, LineageStorage> = new Map([
  ['mlModel', machineLearning('mlModelProperties')],
  ['mlModelGroup', machineLearning('mlModelGroupProperties')],
]);

function machineLearning(aspectName: string): LineageStorage {
  const edit: LineageStorage['edit'] = (aspect = {}, { add, remove }) => ({
    downstreamJobs: [],
    ...editUrns(aspect, 'trainingJobs', { add, remove }),
  });
  const wrongType =
    'Tried to add lineage edge to ML Model with non-DataJob/DataProcessInstance node. Urn:';
  const upstreams = new Set(['dataJob', 'dataProcessInstance']);
  return { aspectName, upstreams, wrongType, mustExist: false, edit };
}
