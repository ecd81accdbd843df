import { dataPlatformUrn } from '../../../urn/dataset-urn.js';
import { decodeFieldPath } from '../../../urn/urn.js';
import { platformFromKey } from '../../metamodel/default-aspects.js';
import { numberAt, objectsAt } from '../../shared/json-accessors.js';
import { ancestors, type EntitySource } from './entity-source.js';
import type { ResolvedEntity } from './resolved-entity.js';

/** The fields that code resolves for entities of one type, by the type in urns. */
export const computedFields: Readonly<Record<string, (source: EntitySource) => object>> = {
  dataFlow: keyPlatform,
  chart: keyPlatform,
  dashboard: keyPlatform,
  // The aspect has a list of this name, which is not what the reader may do with the policy.
  dataHubPolicy: () => ({ privileges: undefined }),
  schemaField: ({ key: [, path = ''] }) => ({ fieldPath: decodeFieldPath(path) }),
  glossaryTerm: (source) => ({ name: termName(source.key), ...parentNodes(source) }),
  glossaryNode: parentNodes,
  incident: incidentFields,
  domain: (source) => ({
    parentDomains: () => {
      const domains = ancestors(source, [['domainProperties', 'parentDomain']], 'domain');
      return { count: domains.length, domains };
    },
  }),
};

/** The last part of a term's key, which is a path. Source: DataHub's `GlossaryTermUtils`. */
export function termName([id = '']: readonly string[]): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

/** The platform in the key, which is the name of a tool. Source: `Constants.UNKNOWN_DATA_PLATFORM`. */
function keyPlatform({ urn, entity }: EntitySource): object {
  return { platform: () => entity(platformFromKey(urn)) ?? entity(dataPlatformUrn('unknown')) };
}

/**
 * The nodes around a term or a node, nearest first. A term and a node name the node around them in
 * aspects of their own.
 */
export function nodesAround(source: EntitySource): readonly ResolvedEntity[] {
  const parents = [
    ['glossaryTermInfo', 'parentNode'],
    ['glossaryNodeInfo', 'parentNode'],
  ] as const;
  return ancestors(source, parents, 'glossaryNode');
}

function parentNodes(source: EntitySource): object {
  return {
    parentNodes: () => {
      const nodes = nodesAround(source);
      return { count: nodes.length, nodes };
    },
  };
}

/** The priorities of incidents, at the numbers that are stored for them. */
export const INCIDENT_PRIORITIES: readonly string[] = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];

/** Source: DataHub's `IncidentMapper`. */
function incidentFields({ urn, scope, entity }: EntitySource): object {
  const info = () => scope.store.readAspect(urn, 'incidentInfo')?.value ?? {};
  return {
    priority: () => INCIDENT_PRIORITIES[numberAt(info(), 'priority') ?? -1] ?? null,
    assignees: () => objectsAt(info(), 'assignees').flatMap(({ actor }) => entity(actor) ?? []),
  };
}
