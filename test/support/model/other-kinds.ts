import type { DatasetContent, DesiredDataset } from '../../../src/model/desired-state.js';
import {
  type asEntityUrn,
  type EntityUrn,
  jobUrn,
  reportUrn,
} from '../../../src/urn/entity-urn.js';
import { at } from './state-builders.js';

type OtherKind = 'job' | 'chart' | 'dashboard';

function built(urn: ReturnType<typeof asEntityUrn>): EntityUrn {
  if (!urn.ok) throw new Error(urn.problem);
  return urn.value;
}

export const load = built(
  jobUrn({ orchestrator: 'airflow', flow: 'daily', env: 'PROD', id: 'load' }),
);
export const sales = built(reportUrn('chart', { platform: 'looker', id: 'sales' }));
export const deck = built(reportUrn('dashboard', { platform: 'sheets', id: 'deck' }));
export const flow = 'urn:li:dataFlow:(airflow,daily,PROD)';

/** An entity of each other kind. */
export const others: Readonly<Record<OtherKind, EntityUrn>> = {
  job: load,
  chart: sales,
  dashboard: deck,
};

export const otherKinds = Object.keys(others) as readonly OtherKind[];

/** An entity that the manifests declare with `create: true`, if they state a content. */
export function declared(urn: EntityUrn, create?: Omit<DatasetContent, 'columns'>): DesiredDataset {
  const content = create && { create: { ...create, columns: [] } };
  return { urn, shortNames: [], place: at(1), ...content };
}
