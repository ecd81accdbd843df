import { openCatalogReader } from '../../catalog/open-catalog.js';
import { catchInterrupts } from '../../files/interrupts.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import { userAgent } from '../process/tool.js';
import type { Stack } from '../stack/read-stack.js';
import type { StackRequest } from '../stack/stack-request.js';
import type { CatalogAccess } from './catalog-access.js';

export interface ReaderRequest extends Pick<StackRequest, 'signal' | 'progress'> {
  readonly catalog: CatalogAccess;
}

/** Opens the catalog of a stack for reading, and closes it after the use. */
export async function withCatalogReader<Answer>(
  { settings }: Stack,
  { catalog, signal, progress }: ReaderRequest,
  use: (reader: CatalogReader) => Promise<Answer>,
): Promise<Answer> {
  const { namespace } = settings.catalog;
  const reader = openCatalogReader({ ...catalog, namespace, userAgent, signal, progress });
  return await catchInterrupts(async () => {
    try {
      return await use(reader);
    } finally {
      await reader.close();
    }
  });
}
