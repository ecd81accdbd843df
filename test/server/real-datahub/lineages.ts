import { expect } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { mapping } from '../../support/server/lineage.js';
import { onRestli, upsert } from '../../support/server/proposals.js';
import {
  type Answer,
  a,
  BULK,
  b,
  c,
  invalid,
  item,
  keyOf,
  lineage,
  made,
  malformed,
  RESTLI,
  type Request,
  type Row,
  read,
  restliRefusal,
  stamp,
  unknownStamp,
} from './row.js';

const record = mapping('a#x', 'b#y');
const edge = { dataset: b, type: 'TRANSFORMED' };
const named = `urn:li:dataset:(urn:li:dataPlatform:hive,f(x),PROD)`;
const BRACKET = `"${named}" holds the reserved character "("`;

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
    answers: {
      spec: Array(2).fill(
        item(a, {
          upstreams: [{ ...edge, auditStamp: unknownStamp }],
          fineGrainedLineages: [
            { ...record, confidenceScore: 1 },
            { ...record, confidenceScore: 0.12345679 },
          ],
        }),
      ),
      datahub: Array(2).fill(
        item(a, {
          upstreams: [edge],
          fineGrainedLineages: [record, { ...record, confidenceScore: 0.12345679 }],
        }),
      ),
    },
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
    answers: {
      spec: Array(2).fill(
        item(a, {
          extra: 1,
          upstreams: [{ ...edge, extra: 1, auditStamp: { ...stamp, extra: 1, message: 'why' } }],
          fineGrainedLineages: [{ ...record, extra: 1, confidenceScore: 1 }],
        }),
      ),
      datahub: Array(2).fill(
        item(a, {
          upstreams: [{ ...edge, auditStamp: { ...stamp, message: 'why' } }],
          fineGrainedLineages: [{ ...record, confidenceScore: 1 }],
        }),
      ),
    },
  },
  {
    name: 'a malformed upstream urn',
    before: [made],
    asks: [lineage(a, { upstreams: [{ ...edge, dataset: 'hive.b' }] })],
    answers: {
      spec: [
        invalid(
          `upstreamLineage of ${a} is not valid: /upstreams/0/dataset :: "hive.b" is not of the form urn:<namespace>:<type>:<key>`,
        ),
      ],
      datahub: [
        invalid(
          `upstreamLineage of ${a} is not valid: /upstreams/0/dataset :: "hive.b" is not of the form urn:<namespace>:<type>:<key>`,
        ),
      ],
    },
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
    answers: {
      spec: [
        malformed(BRACKET),
        invalid(`upstreamLineage of ${a} is not valid: /upstreams/0/dataset :: ${BRACKET}`),
        malformed(BRACKET),
        malformed(BRACKET),
        malformed(BRACKET),
        restliRefusal(BRACKET, 400),
      ],
      datahub: [
        [
          200,
          [
            {
              urn: named,
              browsePathsV2: { value: { path: [{ id: 'Default' }] } },
              ...keyOf('f(x)'),
              status: { value: { removed: false } },
            },
          ],
        ],
        item(a, { upstreams: [{ ...edge, dataset: named, auditStamp: stamp }] }),
        [200, [{ urn: named, datasetKey: keyOf('f(x)').datasetKey }]],
        [200, { value: { removed: false } }],
        [
          200,
          {
            results: [
              {
                relationshipType: 'DownstreamOf',
                source: { urn: a, entityType: 'dataset' },
                destination: { urn: named, entityType: 'dataset' },
              },
            ],
          },
        ],
        [200, { value: 'success' }],
      ],
    },
  },
];

function graphql(changes: JsonObject): Request {
  const query = 'mutation($input: UpdateLineageInput!) { updateLineage(input: $input) }';
  const input = { edgesToAdd: [], edgesToRemove: [], ...changes };
  return ['/api/graphql', { query, variables: { input } }];
}

const DONE: Answer = [200, { data: { updateLineage: true }, extensions: {} }];
const marked = {
  ...edge,
  type: 'VIEW',
  auditStamp: stamp,
  properties: { headwater: '{"m":{"edge":1}}' },
};
const ownRecord = { ...record, confidenceScore: 0.5 };
const added = {
  ...edge,
  dataset: c,
  auditStamp: stamp,
  created: stamp,
  properties: { source: 'UI' },
};
const mutated: readonly Answer[] = [
  DONE,
  item(a, { upstreams: [marked, added], fineGrainedLineages: [ownRecord] }),
  DONE,
  item(a, { upstreams: [added], fineGrainedLineages: [ownRecord] }),
];

export const mutations: readonly Row[] = [
  {
    name: 'the configuration says whether updateLineage is atomic',
    asks: [['/config']],
    answers: {
      spec: [[200, expect.objectContaining({ headwater: { updateLineage: 'atomic' } })]],
      datahub: [[200, expect.not.objectContaining({ headwater: expect.anything() })]],
    },
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
    answers: { spec: mutated, datahub: mutated },
  },
];
