import { HeadwaterError } from '../errors/headwater-error.js';
import type { CatalogWriter } from '../model/catalog-port.js';
import type { Breaker } from './breaker.js';

/**
 * The same writer, with its successes and failures told to the breaker.
 *
 * A read that succeeds proves nothing of the writes. A batch that is refused for want of a privilege is split, and what
 * that says of the catalog is told by its parts. Nothing is sent while the breaker is open.
 */
export function watchedWriter(writer: CatalogWriter, breaker: Breaker): CatalogWriter {
  const read = async <T>(reading: Promise<T>): Promise<T> => await told(reading, breaker);
  const write = async (begin: () => Promise<void>, units: number): Promise<void> => {
    // The breaker may have opened since the batch was begun: its record could not be kept.
    if (breaker.why) throw new HeadwaterError('gave-up', breaker.why.message ?? '', { isUnsent: true });
    await told(begin(), breaker, ({ codeName }) => units === 1 || codeName !== 'catalog-forbidden');
    breaker.succeeded();
  };
  return {
    ...writer,
    readDatasets: (urns) => read(writer.readDatasets(urns)),
    readContents: (urns) => read(writer.readContents(urns)),
    updateLineage: (edges) => {
      const downstreams = new Set([...edges.edgesToAdd, ...edges.edgesToRemove].map(({ downstreamUrn }) => downstreamUrn));
      return write(() => writer.updateLineage(edges), downstreams.size);
    },
    propose: (proposals) => write(() => writer.propose(proposals), proposals.length),
  };
}

async function told<T>(call: Promise<T>, breaker: Breaker, counts: (error: HeadwaterError) => boolean = () => true): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof HeadwaterError && counts(error)) breaker.failed(error);
    throw error;
  }
}
