import { describe } from 'vitest';
import type { JsonObject } from '../../src/model/json.js';
import { intentScenario, rollbackScenario } from '../support/scenario/intent.js';
import { declaring } from '../support/scenario/manifests.js';
import { column, edge, lineage } from '../support/scenario/records.js';
import { scenario } from '../support/scenario/scenario.js';
import { applied, columnsBecame, ingested, rewritten } from '../support/scenario/steps.js';

const dialects = ['spec', 'datahub'] as const;

const idFromId = declaring(
  'downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id}',
);

const edgeAlone = declaring('downstream: orders, upstreams: [raw_orders]');

/** An ingestion wrote an edge and these records. */
function ingestedPairs(...records: readonly JsonObject[]) {
  return ingested('orders', lineage([edge('raw_orders')], records));
}

const query = { query: 'urn:li:query:nightly' };

const copied = { transformOperation: 'COPY: "id" AS "id"' };

/** An edge that the user of the token created. */
const stampedByUs = { created: { time: 7, actor: 'urn:li:corpuser:datahub' } };

/** The same, as `updateLineage` leaves it. */
const leftByUs = { ...stampedByUs, properties: { source: 'UI' } };

describe('a pair that is there is not refused', () => {
  const gone = declaring(
    'downstream: orders, upstreams: [raw_orders], columns: {gone: raw_orders.id}',
  );

  scenario('a pair of ingestion whose column the schema lacks', {
    given: [ingestedPairs(column('orders.gone', ['raw_orders.id']))],
    manifests: gone,
    exits: { drift: 0, plan: 0, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  intentScenario('adopt a pair whose column the schema lacks', {
    command: 'adopt',
    given: [ingestedPairs(column('orders.gone', ['raw_orders.id']))],
    manifests: gone,
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  scenario('a schema with an empty list of columns is no schema', {
    given: [columnsBecame('raw_orders')],
    manifests: idFromId,
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects,
  });
});

describe('a record with a query holds pairs like any other', () => {
  scenario('a pair that stands in a record with a query', {
    given: [ingestedPairs(column('orders.id', ['raw_orders.id'], query))],
    manifests: idFromId,
    exits: { drift: 0, plan: 0, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  intentScenario('adopt a pair that stands in a record with a query, then drop it', {
    command: 'adopt',
    given: [ingestedPairs(column('orders.id', ['raw_orders.id'], query))],
    manifests: idFromId,
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects,
    afterwards: [
      (world) => world.declare(edgeAlone),
      ['apply', '--auto-approve'],
      ['plan', '--detailed-exitcode'],
    ],
  });
});

describe('field paths are compared by what they mean', () => {
  const v2 = '[version=2.0].[type=struct].[type=string].id';

  scenario('a pair in the simple form on a v2 schema', {
    given: [
      columnsBecame('raw_orders', v2, 'amount'),
      ingestedPairs(column('orders.id', ['raw_orders.id'])),
    ],
    manifests: idFromId,
    exits: { drift: 0, plan: 0, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  scenario('a pair of ours in the v2 spelling is kept', {
    given: [
      columnsBecame('raw_orders', v2, 'amount'),
      applied(idFromId, { settings: 'fieldPaths: exact\n' }),
    ],
    manifests: idFromId,
    exits: { drift: 0, plan: 0, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  scenario('columns of another letter case, by name and by wildcard', {
    given: [
      columnsBecame('raw_orders', 'ID', 'AMOUNT', 'Note'),
      ingestedPairs(column('orders.id', ['raw_orders.ID'])),
    ],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id, "*": raw_orders.*}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  scenario('a wildcard that minds letter case', {
    given: [columnsBecame('raw_orders', 'ID', 'AMOUNT', 'note')],
    settings: 'wildcardCase: exact\n',
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {"*": raw_orders.*}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('two columns that share a simple path', {
    given: [
      columnsBecame(
        'raw_orders',
        '[version=2.0].[type=union].[type=A].id',
        '[version=2.0].[type=union].[type=B].id',
      ),
    ],
    manifests: idFromId,
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('one of two columns that share a simple path is written by its exact path', {
    given: [
      columnsBecame(
        'raw_orders',
        '[version=2.0].[type=union].[type=A].id',
        '[version=2.0].[type=union].[type=B].id',
      ),
    ],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {id: "raw_orders.[version=2.0].[type=union].[type=B].id"}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });
});

describe('an element that another writer has too stays', () => {
  /** An ingestion appends a second record of the edge to ours. */
  const doubled = rewritten('orders', (aspect) => ({
    ...aspect,
    upstreams: [...aspect.upstreams, edge('raw_orders') as never],
  }));

  scenario('an edge of two records, one of them ours, declared no more', {
    given: [applied(declaring('downstream: orders, upstreams: [raw_orders, raw_fx]')), doubled],
    manifests: declaring('downstream: orders, upstreams: [raw_fx]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  rollbackScenario('rollback of a drop that left an edge to another writer', {
    given: [applied(declaring('downstream: orders, upstreams: [raw_orders, raw_fx]')), doubled],
    applies: applied(declaring('downstream: orders, upstreams: [raw_fx]')),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  const bothRecords = rewritten('orders', (aspect) => ({
    ...aspect,
    fineGrainedLineages: [
      ...(aspect.fineGrainedLineages ?? []),
      column('orders.id', ['raw_orders.id'], { ...query, ...copied }) as never,
    ],
  }));

  scenario('a pair of ours that a record with a query has too, declared no more', {
    given: [applied(idFromId), bothRecords],
    manifests: edgeAlone,
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  rollbackScenario('rollback of a drop that left a pair to another writer', {
    given: [applied(idFromId), bothRecords],
    applies: applied(edgeAlone),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects,
  });
});

describe('the transform is an attribute', () => {
  const declaredAs = (transform: string) =>
    declaring(
      `downstream: orders, upstreams: [raw_orders], columns: {id: {from: raw_orders.id, transform: ${transform}}}`,
    );

  scenario('a pair of ingestion with a transform, declared without one', {
    given: [ingestedPairs(column('orders.id', ['raw_orders.id'], copied))],
    manifests: idFromId,
    exits: { drift: 0, plan: 0, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  scenario('a pair of ingestion with a transform, declared with another one', {
    given: [ingestedPairs(column('orders.id', ['raw_orders.id'], copied))],
    manifests: declaredAs('trim(id)'),
    exits: { drift: 0, plan: 0, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  scenario('a pair of ours with another transform', {
    given: [applied(declaredAs('trim(id)'))],
    manifests: declaredAs('upper(id)'),
    exits: { drift: 0, plan: 2, apply: 0 },
    holds: ['orders'],
    dialects,
  });
});

describe('what others wrote is never ours by accident', () => {
  scenario('a pair of ingestion without its edge, declared with it', {
    given: [ingested('orders', lineage([], [column('orders.id', ['raw_orders.id'])]))],
    manifests: idFromId,
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  scenario('a pair of ingestion without its edge, declared with it and dropped', {
    given: [
      ingested('orders', lineage([], [column('orders.id', ['raw_orders.id'])])),
      applied(idFromId),
    ],
    manifests: declaring('downstream: orders, upstreams: [raw_fx]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  scenario('edges that a killed run left are claimed, and the plan says how many', {
    given: [ingested('orders', lineage([edge('raw_orders', leftByUs), edge('raw_fx', leftByUs)]))],
    manifests: declaring('downstream: orders, upstreams: [raw_orders, raw_fx]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects,
  });

  scenario('an edge that only has the stamp of our user stays as it is', {
    given: [ingested('orders', lineage([edge('raw_orders', stampedByUs)]))],
    manifests: edgeAlone,
    exits: { drift: 0, plan: 0, apply: 0 },
    holds: ['orders'],
    dialects,
  });
});
