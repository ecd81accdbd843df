import { describe, expect, it } from 'vitest';
import type { DatasetContent } from '../../../src/model/desired-state.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { DatasetReading, ObservedState } from '../../../src/model/observed-state.js';
import {
  absent,
  desire,
  named,
  observe,
  present,
  unknown,
  urnOf,
} from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';
import { undoing, undoneDataset } from '../../support/plan/undo-builders.js';

const sheet = urnOf('sheet');
const id = { fieldPath: 'id', type: 'string', nativeType: 'text' } as const;
const day = { fieldPath: 'day', type: 'date', nativeType: 'date' } as const;

const was: DatasetContent = { description: 'as it was', columns: [id] };
const became: DatasetContent = { description: 'as it is', columns: [id, day] };

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
    datasetProperties: { version: '3', value: properties },
    schemaMetadata: { version: '2', value: { fields } },
  };
  return { ...observe('sheet'), contents: new Map([[sheet, content]]) };
}

function undone(
  observed: ObservedState,
  before: DatasetContent | null = was,
  after = became,
  held?: ReadonlySet<string>,
) {
  const intent = undoing({ datasets: [undoneDataset('sheet', before, after)] });
  const plan = planOf(desire([], [named('sheet')]), observed, { intent, ...(held && { held }) });
  return {
    change: plan.changes[0],
    left: plan.findings.map(({ code, message }) => `${code} ${message}`),
    plan,
  };
}

describe('the rollback of a dataset that an apply updated', () => {
  it('removes the description that the apply added', () => {
    expect(undone(holding(became), { columns: [id] }).change).toMatchObject({
      after: { columns: [id] },
    });
    expect(undone(holding(became), { columns: [id] }).change?.after).not.toHaveProperty(
      'description',
    );
  });

  it('keeps what the apply did not state, whatever its content is now', () => {
    const columnsOnly = { columns: [id, day] };
    expect(
      undone(holding({ description: 'by a steward', columns: [id, day] }), was, columnsOnly),
    ).toMatchObject({
      change: { after: { description: 'by a steward', columns: [id] } },
      left: [],
    });
    const descriptionOnly = { description: 'as it is', columns: [] };
    expect(
      undone(holding({ description: 'as it is', columns: [day] }), was, descriptionOnly),
    ).toMatchObject({
      change: { after: { description: 'as it was', columns: [day] } },
      left: [],
    });
  });

  it('keeps what changed since, and restores the rest', () => {
    expect(undone(holding({ ...became, description: 'by a steward' }))).toMatchObject({
      change: { after: { description: 'by a steward', columns: [id] } },
      left: ['HW3021 the description of "sheet" is not put back: it changed since that apply'],
    });
    expect(undone(holding({ ...became, columns: [day] }))).toMatchObject({
      change: { after: { description: 'as it was', columns: [day] } },
      left: ['HW3021 the columns of "sheet" are not put back: they changed since that apply'],
    });
    expect(undone(holding({ description: 'other', columns: [day] }))).toEqual({
      change: undefined,
      left: [
        'HW3021 the description and the columns of "sheet" are not put back: they changed since that apply',
      ],
      plan: expect.anything(),
    });
  });

  it('changes nothing if the dataset has its earlier content already', () => {
    expect(undone(holding(was))).toMatchObject({ change: undefined, left: [] });
  });

  it('changes nothing that was not approved', () => {
    expect(undone(holding(became), was, became, new Set([sheet]))).toMatchObject({
      change: undefined,
    });
  });

  it.each<[string, ObservedState, string | undefined]>([
    [
      'is no longer ours',
      holding(became, 'finance'),
      'HW3021 "sheet" is not put back: it is not ours any more',
    ],
    [
      'no longer has an owner',
      holding(became, null),
      'HW3021 "sheet" is not put back: it is not ours any more',
    ],
    [
      'does not exist',
      observe(absent('sheet')),
      'HW3021 "sheet" is not put back: it is not in the catalog any more',
    ],
  ])('leaves a dataset that %s, with a finding', (_what, observed, message) => {
    expect(undone(observed)).toMatchObject({ change: undefined, left: [message] });
  });

  it('reports a hidden dataset once, and cannot be applied', () => {
    const { left, plan } = undone(observe(unknown('sheet')));
    expect(left).toEqual([expect.stringMatching(/^HW3003 /)]);
    expect(plan.appliable).toBe(false);
  });
});

describe('the rollback of a dataset that an apply made', () => {
  it('leaves it, with a finding while it exists and is ours', () => {
    const stays = 'HW3022 "sheet" was made by that apply and stays: no dataset is ever deleted';
    expect(undone(holding(became), null)).toMatchObject({ change: undefined, left: [stays] });
    const elsewhere: readonly DatasetReading[] = [absent('sheet'), present('sheet')];
    for (const reading of elsewhere)
      expect(undone(observe(reading), null)).toMatchObject({ change: undefined, left: [] });
    expect(undone(holding(became, 'finance'), null)).toMatchObject({ change: undefined, left: [] });
  });
});
