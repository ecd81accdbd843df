import type { JsonObject } from '../../../model/json.js';
import { type Urn, urnEntityType } from '../../../urn/urn.js';
import { type EdgeEdit, type EdgeList, editEdges, editUpstreams, editUrns } from './edit-edges.js';

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
  return STORAGE_BY_TYPE.get(urnEntityType(downstream));
}

/** The storage of the datasets that a job produces, in an aspect of the job. */
export const JOB_OUTPUTS: Pick<LineageStorage, 'aspectName' | 'edit'> = {
  aspectName: 'dataJobInputOutput',
  edit: inList({ edges: 'outputDatasetEdges', urns: 'outputDatasets' }),
};

const ML_UPSTREAMS: ReadonlySet<string> = new Set(['dataJob', 'dataProcessInstance']);
const ML_WRONG_TYPE =
  'Tried to add lineage edge to ML Model with non-DataJob/DataProcessInstance node. Urn:';

const STORAGE_BY_TYPE: ReadonlyMap<string, LineageStorage> = new Map(
  Object.entries<LineageStorage>({
    dataset: {
      aspectName: 'upstreamLineage',
      upstreams: new Set(['dataset']),
      wrongType:
        'Tried to add lineage edge with non-dataset node when we expect a dataset. Upstream urn:',
      mustExist: false,
      edit: editUpstreams,
    },
    dataJob: {
      aspectName: 'dataJobInputOutput',
      upstreams: new Set(['dataset', 'dataJob']),
      // The misspelling is DataHub's, and clients match it.
      wrongType:
        "Tried to add an upstream to a dataJob that isn't a datJob or dataset. Upstream urn:",
      mustExist: false,
      edit: byType({
        dataset: { edges: 'inputDatasetEdges', urns: 'inputDatasets' },
        dataJob: { edges: 'inputDatajobEdges', urns: 'inputDatajobs' },
      }),
    },
    chart: {
      aspectName: 'chartInfo',
      upstreams: new Set(['dataset', 'chart']),
      wrongType: "Tried to add an upstream to a chart that isn't a chart or dataset. Upstream urn:",
      mustExist: true,
      edit: inList({ edges: 'inputEdges', urns: 'inputs' }),
    },
    dashboard: {
      aspectName: 'dashboardInfo',
      upstreams: new Set(['dataset', 'chart']),
      wrongType:
        "Tried to add an upstream to a dashboard that isn't a chart or dataset. Upstream urn:",
      mustExist: true,
      edit: byType({
        chart: { edges: 'chartEdges', urns: 'charts' },
        dataset: { edges: 'datasetEdges', urns: 'datasets' },
      }),
    },
    mlModel: machineLearning('mlModelProperties'),
    mlModelGroup: machineLearning('mlModelGroupProperties'),
  }),
);

function inList(list: EdgeList): LineageStorage['edit'] {
  return (aspect = {}, edit) => editEdges(aspect, list, edit);
}

/** Adds each upstream to the list for its type. It creates missing lists. */
function byType(lists: Readonly<Record<string, EdgeList>>): LineageStorage['edit'] {
  return (aspect = {}, edit) =>
    Object.entries(lists).reduce((edited: JsonObject, [type, list]) => {
      const add = edit.add.filter((urn) => urnEntityType(urn) === type);
      return editEdges(edited, list, { ...edit, add });
    }, aspect);
}

function machineLearning(aspectName: string): LineageStorage {
  const edit: LineageStorage['edit'] = (aspect = {}, { add, remove }) => ({
    downstreamJobs: [],
    ...editUrns(aspect, 'trainingJobs', { add, remove }),
  });
  return { aspectName, upstreams: ML_UPSTREAMS, wrongType: ML_WRONG_TYPE, mustExist: false, edit };
}
