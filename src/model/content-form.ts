import {
  type EntityType,
  type EntityUrn,
  type FlowUrn,
  flowName,
  flowOf,
} from '../urn/entity-urn.js';
import { urnEntityType } from '../urn/urn.js';
import type { DatasetContent } from './desired-state.js';
import type { JsonObject } from './json.js';
import { isKnownType } from './kinds.js';
import type { AuditStamp } from './upstream-lineage.js';

/** The texts of a content, by their names in manifests. */
export type ContentText = 'title' | 'description' | 'url';

export const contentTexts: readonly ContentText[] = ['title', 'description', 'url'];

/** The storage of the content of one type of entity. */
export interface ContentForm {
  /** The aspect that holds the texts, and the name of the stack that made the entity. */
  readonly aspect: string;
  /** The names of the texts in the aspect. */
  readonly texts: Readonly<Partial<Record<ContentText, string>>>;
  /** True if the entity has columns, in the aspect {@link SCHEMA_ASPECT}. */
  readonly hasColumns?: true;
  /** Returns further members that a new aspect has to have. */
  readonly required?: (urn: EntityUrn, stamp: AuditStamp) => JsonObject;
  /** Returns the entity that has to exist first, and that is made if it is missing. */
  readonly parent?: (urn: EntityUrn) => ParentContent;
}

/** The content of a flow, which exists for its jobs alone. No manifest declares it. */
export interface ParentContent {
  readonly urn: FlowUrn;
  readonly aspect: string;
  readonly value: JsonObject;
}

/** The aspect that holds the columns of a dataset. */
export const SCHEMA_ASPECT = 'schemaMetadata';

/**
 * The forms of content, by type. Source: the models of DataHub 1.6.
 *
 * Planner, reader and writer of content follow this table.
 */
const contentForms: Readonly<Record<EntityType, ContentForm>> = {
  dataset: {
    aspect: 'datasetProperties',
    texts: { description: 'description' },
    hasColumns: true,
  },
  dataJob: {
    aspect: 'dataJobInfo',
    texts: { title: 'name', description: 'description', url: 'externalUrl' },
    // DataHub's own client calls a job of no known type a command.
    required: (urn) => ({ type: { string: 'COMMAND' }, flowUrn: flowOf(urn) }),
    parent: (urn) => {
      const flow = flowOf(urn);
      return { urn: flow, aspect: 'dataFlowInfo', value: { name: flowName(flow) } };
    },
  },
  chart: {
    aspect: 'chartInfo',
    texts: { title: 'title', description: 'description', url: 'externalUrl' },
    required: (_urn, stamp) => ({ description: '', lastModified: stamps(stamp) }),
  },
  dashboard: {
    aspect: 'dashboardInfo',
    texts: { title: 'title', description: 'description', url: 'externalUrl' },
    required: (_urn, stamp) => ({
      description: '',
      charts: [],
      datasets: [],
      lastModified: stamps(stamp),
    }),
  },
};

function stamps(stamp: AuditStamp): JsonObject {
  return { created: { ...stamp }, lastModified: { ...stamp } };
}

/** Returns the form of the content of an entity. */
export function contentForm(urn: EntityUrn): ContentForm {
  const type = urnEntityType(urn);
  return contentForms[isKnownType(type) ? type : 'dataset'];
}

/** Returns the texts of a content, by their names in the aspect. Leaves out absent texts. */
export function toStoredTexts({ texts }: ContentForm, content: DatasetContent): JsonObject {
  return Object.fromEntries(
    contentTexts.flatMap((text) => {
      const [name, value] = [texts[text], content[text]];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Reads the texts of an aspect, by their names in manifests. */
export function fromStoredTexts(
  { texts }: ContentForm,
  info: JsonObject | undefined,
): Pick<DatasetContent, ContentText> {
  return Object.fromEntries(
    contentTexts.flatMap((text) => {
      const name = texts[text];
      const value = name === undefined ? undefined : info?.[name];
      return typeof value === 'string' ? [[text, value] as const] : [];
    }),
  );
}
