import { HeadwaterError } from '../errors/headwater-error.js';
import type { CatalogWriter } from '../model/catalog-port.js';
import type { CircuitBreaker } from './circuit-breaker.js';

/**
 * Wraps a writer so that it reports its successes and failures to the breaker. It sends no write
 * while the breaker is open.
 *
 * A successful read is not reported, since it proves nothing about writes. A batch of several units
 * that is refused for lack of a privilege is not reported either: it is split, and its parts
 * report.
 */
export function withCircuitBreaker(writer: CatalogWriter, breaker: CircuitBreaker): CatalogWriter {
  const read = async <T>(reading: Promise<T>): Promise<T> => await report(reading, breaker);
  const write = async (begin: () => Promise<void>, units: number): Promise<void> => {
    // The breaker may have opened after the batch started, if an event could not be recorded.
    if (breaker.why)
      throw new HeadwaterError('gave-up', breaker.why.message ?? '', { isUnsent: true });
    await report(
      begin(),
      breaker,
      ({ codeName }) => units === 1 || codeName !== 'catalog-forbidden',
    );
    breaker.succeeded();
  };
  return {
    ...writer,
    readDatasets: (urns) => read(writer.readDatasets(urns)),
    readContents: (urns) => read(writer.readContents(urns)),
    updateLineage: (edges) => {
      const downstreams = new Set(
        [...edges.edgesToAdd, ...edges.edgesToRemove].map(({ downstreamUrn }) => downstreamUrn),
      );
      return write(() => writer.updateLineage(edges), downstreams.size);
    },
    propose: (proposals) => write(() => writer.propose(proposals), proposals.length),
  };
}

async function report<T>(
  call: Promise<T>,
  breaker: CircuitBreaker,
  counts: (error: HeadwaterError) => boolean = () => true,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof HeadwaterError && counts(error)) breaker.failed(error);
    throw error;
  }
}
