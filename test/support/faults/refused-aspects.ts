import { pipeline, Readable } from 'node:stream';
import type { Behavior } from './server.js';

/** A refusal of aspects. */
export interface RefusedAspects {
  readonly status: number;
  /** What is said of each refused aspect, in order. It repeats the aspect for each. */
  readonly reasons: readonly string[];
  /** Pairs of columns in the aspect that the text repeats. */
  readonly pairs: number;
}

/**
 * Refuses a bulk write as DataHub 1.6 does: the body repeats each proposed aspect whole, once a
 * reason, and states the reason behind it. Streams the body.
 *
 * @param onSent called with the number of bytes that were handed over, once the answer ends
 */
export function refuseAspects(
  refused: RefusedAspects,
  onSent: (bytes: number) => void = () => undefined,
): Behavior {
  return (response, { body }) => {
    let bytes = 0;
    const urns = (JSON.parse(body) as readonly { readonly urn: string }[]).map(({ urn }) => urn);
    function* counted(): Generator<string> {
      for (const part of bodyParts(urns, refused)) {
        bytes += part.length;
        yield part;
      }
    }
    response.writeHead(refused.status, { 'content-type': 'application/json' });
    pipeline(Readable.from(counted()), response, () => onSent(bytes));
  };
}

function* bodyParts(urns: readonly string[], refused: RefusedAspects): Generator<string> {
  yield '{"error":"Precondition Error","message":"';
  for (const part of validationText(urns, refused)) yield JSON.stringify(part).slice(1, -1);
  yield '"}';
}

/** The text of DataHub's validation, in parts. */
export function* validationText(
  urns: readonly string[],
  { reasons, pairs }: Pick<RefusedAspects, 'reasons' | 'pairs'>,
): Generator<string> {
  yield 'ValidationExceptionCollection{';
  for (const [i, urn] of urns.entries()) {
    const aspect = aspectText(urn, pairs);
    yield `${i === 0 ? '' : ', '}EntityAspect:(${urn},upstreamLineage) Exceptions: [`;
    for (const [n, reason] of reasons.entries()) {
      yield `${n === 0 ? '' : ', '}AspectValidationException(item=ChangeItemImpl{changeType=UPSERT, `;
      yield aspect;
      yield `, aspectName='upstreamLineage', urn=${urn}}, changeType=UPSERT, entityUrn=${urn}, `;
      yield `aspectName=upstreamLineage, subType=PRECONDITION, msg=${reason})`;
    }
    yield ']';
  }
  yield '}';
}

function aspectText(urn: string, pairs: number): string {
  const records = Array.from(
    { length: pairs },
    (_, i) =>
      `{downstreamType=FIELD, transformOperation=f("c${i}"), confidenceScore=1.0, downstreams=[urn:li:schemaField:(${urn},c${i})], upstreamType=FIELD_SET, upstreams=[urn:li:schemaField:(${urn},c${i})]}`,
  );
  return `systemMetadata={version=1}, recordTemplate={fineGrainedLineages=[${records.join(', ')}], upstreams=[]}`;
}
