import { it } from 'vitest';
import type { DatasetContent } from '../../../src/model/desired-state.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import {
  absent,
  desire,
  named,
  observe,
  unknown,
  urnOf,
} from '../../support/model/state-builders.js';
import { type PlanExtras, planOf } from '../../support/plan/plan-of.js';
import { expectStories } from '../../support/plan/plan-story.js';
import { undoing, undoneDataset } from '../../support/plan/undo-builders.js';

const sheet = urnOf('sheet');
const id = { fieldPath: 'id', type: 'string', nativeType: 'text' } as const;
const day = { fieldPath: 'day', type: 'date', nativeType: 'date' } as const;

const was: DatasetContent = { description: 'as it was', columns: [id] };
const became: DatasetContent = { description: 'as it is', columns: [id, day] };
const steward = 'by a steward';

/** The state of a dataset in the catalog, made by this stack. */
function holding(
  { description, columns }: DatasetContent,
  maker: string | null = 'shop',
): ObservedState {
  const properties: JsonObject = {
    ...(description !== undefined && { description }),
    customProperties: maker === null ? {} : { headwater: maker },
  };
  const types = { string: 'StringType', date: 'DateType' } as Readonly<Record<string, string>>;
  const fields = columns.map(({ fieldPath, type, nativeType }) => ({
    fieldPath,
    type: { type: { [`com.linkedin.schema.${types[type]}`]: {} } },
    nativeDataType: nativeType,
  }));
  const content = {
    info: { version: '3', value: properties },
    schemaMetadata: { version: '2', value: { fields } },
  };
  return { ...observe('sheet'), contents: new Map([[sheet, content]]) };
}

function undone(
  observed: ObservedState,
  before: DatasetContent | null = was,
  after = became,
  more: PlanExtras = {},
): Plan {
  const intent = undoing({ datasets: [undoneDataset('sheet', before, after)] });
  return planOf(desire([], [named('sheet')]), observed, { intent, ...more });
}

it('the rollback of a dataset that an apply updated restores what is as the apply left it', async () => {
  await expectStories(import.meta, 'updated-datasets', {
    'the apply added the description': undone(holding(became), { columns: [id] }),
    'the apply stated the columns alone': undone(
      holding({ description: steward, columns: [id, day] }),
      was,
      { columns: [id, day] },
    ),
    'the apply stated the description alone': undone(
      holding({ description: 'as it is', columns: [day] }),
      was,
      { description: 'as it is', columns: [] },
    ),
    'the description changed since': undone(holding({ ...became, description: steward })),
    'the columns changed since': undone(holding({ ...became, columns: [day] })),
    'both changed since': undone(holding({ description: 'other', columns: [day] })),
    'it is as before already': undone(holding(was)),
    'it was not approved': undone(holding(became), was, became, { held: new Set([sheet]) }),
    'it is no longer ours': undone(holding(became, 'finance')),
    'it no longer has an owner': undone(holding(became, null)),
    'it does not exist': undone(observe(absent('sheet'))),
    'it is hidden': undone(observe(unknown('sheet'))),
  });
});

it('a dataset that an apply made stays, with a finding while it exists and is ours', async () => {
  await expectStories(import.meta, 'made-datasets', {
    'it is ours': undone(holding(became), null),
    'it does not exist': undone(observe(absent('sheet')), null),
    'its maker is unknown': undone(observe('sheet'), null),
    'it is not ours': undone(holding(became, 'finance'), null),
  });
});
