import { expect, it } from 'vitest';
import type { DatasetContent } from '../../../src/model/desired-state.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { DatasetReading, ObservedState } from '../../../src/model/observed-state.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { declared, sales } from '../../support/model/other-kinds.js';
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

it('each text of a chart is restored by itself', () => {
  const texts = { title: 'Q4', description: 'new', url: 'https://new.example' };
  const became = { ...texts, columns: [] };
  const was = { title: 'Q3', description: 'old', url: 'https://old.example', columns: [] };
  const rolledBack = (now: { readonly title: string; readonly url: string }) => {
    const { title, url: externalUrl } = now;
    const customProperties = { headwater: 'shop' };
    const value = { title, externalUrl, description: 'new', customProperties };
    const content = { info: { version: '3', value }, schemaMetadata: { version: '-1' } };
    const lineage = { version: '3', value: { upstreams: [] } };
    const reading: DatasetReading = { kind: 'present', urn: sales, removed: false, lineage };
    const observed = { ...observe(reading), contents: new Map([[sales, content]]) };
    const intent = undoing({ datasets: [{ urn: sales, was, became }] });
    const { changes, findings } = planOf(
      desire([], [{ ...declared(sales), shortNames: ['sales'] }]),
      observed,
      { intent },
    );
    return { changes, findings: findings.map(({ message }) => message) };
  };
  expect(rolledBack(texts)).toMatchObject({ changes: [{ after: was }], findings: [] });
  expect(rolledBack({ ...texts, title: 'theirs' })).toMatchObject({
    changes: [{ after: { ...was, title: 'theirs' } }],
    findings: ['the title of "sales" is not put back: it changed since that apply'],
  });
  expect(rolledBack({ title: 'theirs', url: 'https://theirs.example' }).findings).toEqual([
    'the title and the url of "sales" are not put back: they changed since that apply',
  ]);
});

it('a dataset that an apply made stays, with a finding while it exists and is ours', async () => {
  await expectStories(import.meta, 'made-datasets', {
    'it is ours': undone(holding(became), null),
    'it does not exist': undone(observe(absent('sheet')), null),
    'its maker is unknown': undone(observe('sheet'), null),
    'it is not ours': undone(holding(became, 'finance'), null),
  });
});
