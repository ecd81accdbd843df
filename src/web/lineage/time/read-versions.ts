import { infiniteQueryOptions } from '@tanstack/react-query';
import { kindOf } from '../../../model/kinds.js';
import type { WriteInfo } from '../../../model/observed-state.js';
import { columnKeys } from '../../../plan/unit/column-keys.js';
import { observeUnit } from '../../../plan/unit/observe-unit.js';
import type { ObservedUnit } from '../../../plan/unit/observed-unit.js';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import { urnEntityType } from '../../../urn/urn.js';
import { jsonOf, refusal, send } from '../../api/send.js';
import { storedLineage } from '../../entity/stored-lineage.js';

/** One stored version of the aspect that holds the edges of an entity. */
export interface LineageVersion extends WriteInfo {
  readonly number: number;
  /** The aspect, as JSON. */
  readonly payload: string;
  readonly unit: ObservedUnit;
}

/** The answers about some versions, the newest first. */
export interface VersionPage {
  readonly versions: readonly LineageVersion[];
  /** The numbers of versions that exist and cannot be read. */
  readonly broken: readonly number[];
  /** The numbers without a stored version. */
  readonly gone: readonly number[];
  /** The highest number that was not asked for. 0: none is left. */
  readonly next: number;
}

/** The number of versions that a page asks for. */
export const VERSIONS_A_PAGE = 50;

/** The number of versions that are read at once. Each answer holds a whole aspect. */
const AT_ONCE = 10;

/** The query of the stored versions of an entity's lineage, page by page. */
export function versionsQuery(urn: string) {
  return infiniteQueryOptions({
    queryKey: ['lineage-versions', urn],
    queryFn: ({ pageParam, signal }) => readPage(urn, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }: VersionPage) => (next > 0 ? next : undefined),
  });
}

/** @param from the highest number to read. 0: begin with the latest version */
async function readPage(urn: string, from: number, signal: AbortSignal): Promise<VersionPage> {
  const latest = from === 0 ? await readVersion(urn, 0, signal) : undefined;
  const top = latest ? Math.max(0, latest.number - 1) : from;
  const count = Math.max(0, Math.min(top, VERSIONS_A_PAGE - (latest ? 1 : 0)));
  const numbers = Array.from({ length: count }, (_, index) => top - index);
  const read = async (number: number): Promise<Answer> => {
    const answer = await readVersion(urn, number, signal);
    // A server that does not know the parameter sends the latest version again.
    return answer.stated === latest?.number ? { kind: 'gone', number } : answer;
  };
  const former: Answer[] = [];
  for (let start = 0; start < count; start += AT_ONCE)
    former.push(...(await Promise.all(numbers.slice(start, start + AT_ONCE).map(read))));
  // Retention removes the oldest versions. Where a whole page is gone, so is the rest.
  const isEnd = count > 0 && former.every(({ kind }) => kind === 'gone');
  const next = top - count;
  const rest = isEnd ? Array.from({ length: next }, (_, index) => next - index) : [];
  const answers = [...(latest && latest.number > 0 ? [latest] : []), ...former];
  return {
    versions: answers.flatMap((one) => (one.kind === 'read' ? [one] : [])),
    broken: answers.flatMap(({ kind, number }) => (kind === 'broken' ? [number] : [])),
    gone: [...former.flatMap(({ kind, number }) => (kind === 'gone' ? [number] : [])), ...rest],
    next: isEnd ? 0 : next,
  };
}

type Answer = { readonly number: number; readonly stated?: number } & (
  | ({ readonly kind: 'read' } & LineageVersion)
  | { readonly kind: 'broken' | 'gone' }
);

/** A version as OpenAPI v3 sends it. Older servers send no stamp. */
interface SentVersion {
  readonly value: unknown;
  readonly systemMetadata: {
    readonly version?: string;
    readonly runId?: string;
    readonly pipelineName?: string;
  };
  readonly auditStamp: { readonly time: number; readonly actor: string };
}

/**
 * Reads one version by the numbers of DataHub: 0 is the latest, which also has a number of its own,
 * and 1 is the first that was ever written. A latest version without a number counts as 1.
 */
async function readVersion(urn: string, asked: number, signal: AbortSignal): Promise<Answer> {
  const { aspect } = kindOf(urn);
  const place = `${urnEntityType(urn)}/${encodeURIComponent(urn)}/${aspect}`;
  const path = `/openapi/v3/entity/${place}?version=${asked}&systemMetadata=true`;
  const response = await send(path, { signal, isRead: true });
  if (response.status === 404) return { kind: 'gone', number: asked };
  // One row that the server cannot read does not hide the others.
  if (response.status === 500 && asked > 0) return { kind: 'broken', number: asked };
  if (!response.ok) throw await refusal(response);
  const sent = await jsonOf<SentVersion>(response);
  const stated = Number(sent.systemMetadata?.version ?? (asked || 1));
  const number = asked || stated;
  const payload = JSON.stringify(sent.value);
  const unit = parseUnit(urn, { aspectName: aspect, payload });
  if (unit === undefined) return { kind: 'broken', number, stated };
  return { kind: 'read', number, stated, payload, unit, ...writeInfo(sent) };
}

type StoredAspect = NonNullable<Parameters<typeof storedLineage>[0]['aspects']>[number];

/** Undefined for an aspect that is no lineage. */
function parseUnit(urn: string, aspect: StoredAspect): ObservedUnit | undefined {
  try {
    const lineage = storedLineage({ urn, aspects: [aspect] });
    // Versions have no schemas of their own, so the columns of all of them get the same keys.
    const keys = columnKeys(() => null);
    return lineage && observeUnit(urn as EntityUrn, lineage, keys);
  } catch {
    return undefined;
  }
}

/** The run id that DataHub stores if a writer names none. */
const NO_RUN = 'no-run-id-provided';

function writeInfo({ systemMetadata = {}, auditStamp }: Partial<SentVersion>): WriteInfo {
  const { runId, pipelineName } = systemMetadata;
  return {
    ...(auditStamp?.time && { writtenAt: auditStamp.time }),
    ...(auditStamp?.actor && { writtenBy: auditStamp.actor }),
    ...(runId && runId !== NO_RUN && { writtenIn: runId }),
    ...(pipelineName && { writtenThrough: pipelineName }),
  };
}
