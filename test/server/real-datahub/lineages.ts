import type { JsonObject } from '../../../src/model/json.js';
import { mapping } from '../../support/server/lineage.js';
import { onRestli, upsert } from '../../support/server/proposals.js';
import {
  a,
  BULK,
  b,
  c,
  lineage,
  made,
  RESTLI,
  type Request,
  type Row,
  read,
  stamp,
} from './row.js';

const record = mapping('a#x', 'b#y');
const edge = { dataset: b, type: 'TRANSFORMED' };
const named = `urn:li:dataset:(urn:li:dataPlatform:hive,f(x),PROD)`;

export const lineages: readonly Row[] = [
  {
    name: 'absent members of a lineage stay absent, and floats are rounded',
    before: [made],
    asks: [
      lineage(a, {
        upstreams: [edge],
        fineGrainedLineages: [record, { ...record, confidenceScore: 0.123456789 }],
      }),
      read(a, 'upstreamLineage'),
    ],
  },
  {
    name: 'unknown members of a lineage are dropped',
    before: [made],
    asks: [
      lineage(a, {
        extra: 1,
        upstreams: [{ ...edge, extra: 1, auditStamp: { ...stamp, extra: 1, message: 'why' } }],
        fineGrainedLineages: [{ ...record, extra: 1, confidenceScore: 1 }],
      }),
      read(a, 'upstreamLineage'),
    ],
  },
  {
    name: 'a malformed upstream urn',
    before: [made],
    asks: [lineage(a, { upstreams: [{ ...edge, dataset: 'hive.b' }] })],
  },
  {
    name: 'a name with brackets in an urn',
    before: [made],
    asks: [
      [BULK, [{ urn: named, status: { value: { removed: false } } }]],
      lineage(a, { upstreams: [{ ...edge, dataset: named, auditStamp: stamp }] }),
      read(named, 'datasetKey'),
      [`/openapi/v3/entity/dataset/${encodeURIComponent(named)}/status`],
      [`/openapi/v3/relationship/dataset/${encodeURIComponent(named)}?direction=INCOMING`],
      [RESTLI, { proposal: { ...onRestli(upsert(a, 'status', {})), entityUrn: named } }],
    ],
  },
];

function graphql(changes: JsonObject): Request {
  const query = 'mutation($input: UpdateLineageInput!) { updateLineage(input: $input) }';
  const input = { edgesToAdd: [], edgesToRemove: [], ...changes };
  return ['/api/graphql', { query, variables: { input } }];
}
const marked = {
  ...edge,
  type: 'VIEW',
  auditStamp: stamp,
  properties: { headwater: '{"m":{"edge":1}}' },
};
const ownRecord = { ...record, confidenceScore: 0.5 };

export const mutations: readonly Row[] = [
  {
    name: 'the configuration says whether updateLineage is atomic',
    asks: [['/config']],
  },
  {
    name: 'updateLineage keeps an edge that is there, stamps a new one, and leaves column lineage',
    before: [made, lineage(a, { upstreams: [marked], fineGrainedLineages: [ownRecord] })],
    asks: [
      graphql({
        edgesToAdd: [
          { upstreamUrn: b, downstreamUrn: a },
          { upstreamUrn: c, downstreamUrn: a },
        ],
      }),
      read(a, 'upstreamLineage'),
      graphql({ edgesToRemove: [{ upstreamUrn: b, downstreamUrn: a }] }),
      read(a, 'upstreamLineage'),
    ],
  },
];
