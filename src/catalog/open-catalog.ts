import type { CatalogReader, CatalogWriter } from '../model/catalog-port.js';
import type { Closable, ConnectionOptions } from './http/catalog-options.js';
import { readActor } from './http/read-actor.js';
import { openWire, type Wire } from './http/wire.js';
import {
  listDatasets,
  listDatasetsWithUpstreams,
  listEntities,
  listOtherKinds,
} from './read/list-datasets.js';
import { readBatches } from './read/read-batches.js';
import { CLASSIFICATIONS } from './read/read-classifications.js';
import { CONTENTS, readSchemas } from './read/read-contents.js';
import { readDatasetsAndColumns } from './read/read-datasets-and-columns.js';
import { readLabels } from './read/read-labels.js';
import { DATASETS, existence, readStoredVersions } from './read/read-lineage.js';
import { readPrivileges } from './read/read-privileges.js';
import { readWriteSupport } from './read/read-write-support.js';
import { searchDatasets } from './read/search-datasets.js';
import { searchDownstream } from './read/search-downstream.js';
import { openProposer } from './write/propose.js';
import { updateLineage } from './write/update-lineage.js';

/**
 * Opens a catalog for reading. The object has no method that writes.
 *
 * No request is sent yet.
 *
 * @throws HeadwaterError of exit code 64: `catalog-bad-address`, `catalog-bad-token`,
 * `catalog-insecure`, `catalog-bad-proxy`
 */
export function openCatalogReader(options: ConnectionOptions): CatalogReader & Closable {
  return createReader(openWire(options), options.signal);
}

/** Opens a catalog for reading and writing; otherwise as {@link openCatalogReader}. */
export function openCatalogWriter(options: ConnectionOptions): CatalogWriter & Closable {
  const wire = openWire(options);
  return {
    ...createReader(wire, options.signal),
    updateLineage: (edges) => updateLineage(wire, edges),
    propose: openProposer(wire),
    waitToRetry: (tries, interrupt) => {
      const announce = (waitMs: number) =>
        wire.progress({ kind: 'retry', why: 'a write failed', waitMs, attempt: tries + 1 });
      return wire.backoff(tries, 0, interrupt, announce);
    },
  };
}

function createReader(wire: Wire, signal?: AbortSignal): CatalogReader & Closable {
  return {
    origin: wire.address.origin,
    readActor: () => readActor(wire),
    readDatasets: (urns) => readBatches(wire, urns, DATASETS),
    readDatasetsAndColumns: (urns, parts) => readDatasetsAndColumns(wire, urns, parts),
    readExistence: (urns) => readBatches(wire, urns, existence()),
    readSchemas: (urns) => readSchemas(wire, urns),
    readContents: (urns) => readBatches(wire, urns, CONTENTS),
    readLabels: (urns) => readLabels(wire, urns),
    readStoredVersions: (versions) => readStoredVersions(wire, versions),
    listDatasetsWithUpstreams: () => listDatasetsWithUpstreams(wire),
    listOtherKinds: () => listOtherKinds(wire),
    listEntities: () => listEntities(wire),
    listDatasets: (of) => listDatasets(wire, of),
    readPrivileges: (questions) => readPrivileges(wire, questions),
    readWriteSupport: () => readWriteSupport(wire, signal),
    readClassifications: (urns) => readBatches(wire, urns, CLASSIFICATIONS),
    searchDownstream: (urns) => searchDownstream(wire, urns),
    searchDatasets: (search) => searchDatasets(wire, search),
    close: () => wire.close(),
  };
}
