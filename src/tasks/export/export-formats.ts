import { writeCsv } from '../../import/foreign/csv/write-csv.js';
import { writeLineageFile } from '../../import/foreign/datahub-lineage-file/write-lineage-file.js';
import { writeDot } from '../../import/foreign/dot/write-dot.js';
import type { ExportedText } from '../../import/foreign/exported-text.js';
import { writeOpenLineage } from '../../import/foreign/openlineage/write-openlineage.js';
import type { PortableLineage } from '../../model/portable-lineage.js';

export type ExportFormat = 'datahub-lineage-file' | 'openlineage' | 'csv' | 'dot';

interface FormatWriter {
  /** True if the format can say that all columns of two datasets are mapped. */
  readonly hasWildcards: boolean;
  readonly write: (lineage: PortableLineage, context: WriteContext) => ExportedText;
}

interface WriteContext {
  /** The namespace of the catalog's urns. */
  readonly namespace: string;
  /** The time of the export. */
  readonly time: string;
}

export const exportFormats: Readonly<Record<ExportFormat, FormatWriter>> = {
  'datahub-lineage-file': {
    hasWildcards: false,
    write: (lineage, { namespace }) => writeLineageFile(lineage, namespace),
  },
  openlineage: {
    hasWildcards: true,
    write: (lineage, { time }) => writeOpenLineage(lineage, time),
  },
  csv: { hasWildcards: true, write: writeCsv },
  // A picture of edges: what it leaves out of columns is counted as it is.
  dot: { hasWildcards: true, write: writeDot },
};
