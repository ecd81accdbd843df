import type { JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';
import { entityTypeOf } from '../../metamodel/key-aspects.js';
import { type EdgeEdit, type EdgeList, editEdges, editUrns } from './edit-edges.js';
import { editUpstreams } from './edit-upstreams.js';

/** How the lineage of a type of downstream is kept, and what may be upstream of it. */
export interface LineageOwner {
  readonly aspectName: string;
  /** Types of upstreams that can be added. */
  readonly upstreams: ReadonlySet<string>;
  /** What DataHub says of an upstream of any other type, its urn left out. */
  readonly wrongType: string;
  /** Whether DataHub cannot make the aspect, which has more in it than lineage. */
  readonly mustExist: boolean;
  readonly edit: (aspect: JsonObject | undefined, edit: EdgeEdit) => JsonObject;
}

/** Nothing for downstreams whose lineage cannot be updated. Source: `LineageService`. */
export function lineageOwner(downstream: Urn): LineageOwner | undefined {
  return OWNERS.get(entityTypeOf(downstream));
}

/** The datasets that a job makes are kept with the job. */
export const JOB_OUTPUTS = { aspectName: 'dataJobInputOutput', list: { edges: 'outputDatasetEdges', urns: 'outputDatasets' } } as const;

const ML_UPSTREAMS: ReadonlySet<string> = new Set(['dataJob', 'dataProcessInstance']);
const ML_WRONG_TYPE = 'Tried to add lineage edge to ML Model with non-DataJob/DataProcessInstance node. Urn:';

const OWNERS: ReadonlyMap<string, LineageOwner> = new Map<string, LineageOwner>([
  [
    'dataset',
    {
      aspectName: 'upstreamLineage',
      upstreams: new Set(['dataset']),
      wrongType: 'Tried to add lineage edge with non-dataset node when we expect a dataset. Upstream urn:',
      mustExist: false,
      edit: editUpstreams,
    },
  ],
  [
    'dataJob',
    {
      aspectName: 'dataJobInputOutput',
      upstreams: new Set(['dataset', 'dataJob']),
      // The misspelling is theirs, and what clients look for.
      wrongType: "Tried to add an upstream to a dataJob that isn't a datJob or dataset. Upstream urn:",
      mustExist: false,
      edit: byType({
        dataset: { edges: 'inputDatasetEdges', urns: 'inputDatasets' },
        dataJob: { edges: 'inputDatajobEdges', urns: 'inputDatajobs' },
      }),
    },
  ],
  [
    'chart',
    {
      aspectName: 'chartInfo',
      upstreams: new Set(['dataset', 'chart']),
      wrongType: "Tried to add an upstream to a chart that isn't a chart or dataset. Upstream urn:",
      mustExist: true,
      edit: (aspect = {}, edit) => editEdges(aspect, { edges: 'inputEdges', urns: 'inputs' }, edit),
    },
  ],
  [
    'dashboard',
    {
      aspectName: 'dashboardInfo',
      upstreams: new Set(['dataset', 'chart']),
      wrongType: "Tried to add an upstream to a dashboard that isn't a chart or dataset. Upstream urn:",
      mustExist: true,
      edit: byType({ chart: { edges: 'chartEdges', urns: 'charts' }, dataset: { edges: 'datasetEdges', urns: 'datasets' } }),
    },
  ],
  ['mlModel', machineLearning('mlModelProperties')],
  ['mlModelGroup', machineLearning('mlModelGroupProperties')],
]);

/** Each upstream goes to the list for its type; lists that were not there are there afterwards. */
function byType(lists: Readonly<Record<string, EdgeList>>): LineageOwner['edit'] {
  return (aspect = {}, edit) =>
    Object.entries(lists).reduce((edited: JsonObject, [type, list]) => {
      const add = edit.add.filter((urn) => entityTypeOf(urn) === type);
      return editEdges(edited, list, { ...edit, add });
    }, aspect);
}

function machineLearning(aspectName: string): LineageOwner {
  const edit: LineageOwner['edit'] = (aspect = {}, { add, remove }) => ({
    downstreamJobs: [],
    ...editUrns(aspect, 'trainingJobs', { add, remove }),
  });
  return { aspectName, upstreams: ML_UPSTREAMS, wrongType: ML_WRONG_TYPE, mustExist: false, edit };
}
