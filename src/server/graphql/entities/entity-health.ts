import type { JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';
import { findRelatedEntities } from '../../lineage/find-related-entities.js';
import { listAt, numberAt, objectAt, textAt } from '../../shared/json-accessors.js';
import type { Health } from '../schema/generated-types.js';
import type { EntitySource } from './entity-source.js';

/**
 * Derives the health of an entity from its incidents, its assertions and its tests. Without
 * incidents it passes; assertions that never ran and tests that are not there say nothing.
 *
 * Source: DataHub's `HealthComputationUtils`.
 */
export function entityHealth(source: EntitySource): readonly Health[] {
  return [incidentHealth(source), assertionHealth(source), testHealth(source)].flatMap(
    (one) => one ?? [],
  );
}

function incidentHealth(source: EntitySource): Health {
  const { store } = source.scope;
  const active = relatedEntities(source, 'IncidentOn')
    .flatMap((urn) => {
      const info = store.readAspect(urn, 'incidentInfo')?.value ?? {};
      return objectAt(info, 'status')['state'] === 'ACTIVE' ? [{ urn, info }] : [];
    })
    .sort((a, b) => updatedAt(b.info) - updatedAt(a.info));
  const [latest] = active;
  if (latest === undefined) return { type: 'INCIDENTS', status: 'PASS' };
  const count = active.length;
  const lastActivityAt = updatedAt(latest.info);
  return {
    type: 'INCIDENTS',
    status: 'FAIL',
    reportedAt: lastActivityAt,
    message: `${count} active incident${count > 1 ? 's' : ''}`,
    causes: ['ACTIVE_INCIDENTS'],
    activeIncidentHealthDetails: {
      latestIncidentUrn: latest.urn,
      latestIncidentTitle: textAt(latest.info, 'title'),
      lastActivityAt,
      count,
    },
  };
}

function updatedAt(info: JsonObject): number {
  return numberAt(objectAt(objectAt(info, 'status'), 'lastUpdated'), 'time') ?? 0;
}

function assertionHealth(source: EntitySource): Health | undefined {
  const { urn, scope } = source;
  const assertions = relatedEntities(source, 'Asserts');
  const latestRuns = assertions.flatMap((assertion) => {
    const run = scope.store
      .readEvents(assertion, 'assertionRunEvent')
      .find(({ value }) => value['status'] === 'COMPLETE' && value['asserteeUrn'] === urn);
    return run ? [{ assertion, result: objectAt(run.value, 'result')['type'] }] : [];
  });
  if (latestRuns.length === 0) return undefined;
  const failing = latestRuns
    .filter(({ result }) => result !== 'SUCCESS')
    .map(({ assertion }) => assertion);
  if (failing.length === 0)
    return { type: 'ASSERTIONS', status: 'PASS', message: 'All assertions are passing' };
  const message = `${failing.length} of ${assertions.length} assertions are failing`;
  return { type: 'ASSERTIONS', status: 'FAIL', message, causes: failing };
}

function testHealth({ urn, scope }: EntitySource): Health | undefined {
  const results = scope.store.readAspect(urn, 'testResults')?.value ?? {};
  const [passing, failing] = [listAt(results, 'passing').length, listAt(results, 'failing').length];
  const total = passing + failing;
  if (total === 0) return undefined;
  if (failing === 0) return { type: 'TESTS', status: 'PASS', message: 'All tests are passing' };
  return { type: 'TESTS', status: 'FAIL', message: `${failing} of ${total} tests failing` };
}

/** The existing entities with a relationship to the entity. */
function relatedEntities({ urn, scope }: EntitySource, relationship: string): readonly Urn[] {
  const { store } = scope;
  const found = findRelatedEntities(
    { urn, types: [relationship], directions: ['INCOMING'] },
    store,
  ).map((one) => one.urn);
  return [...new Set(found)].filter((one) => store.exists(one) && !store.isSoftDeleted(one));
}
