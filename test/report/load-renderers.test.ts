import { expect, it } from 'vitest';
import type { ReportOptions } from '../../src/report/document/report-document.js';
import { formatsFor, reportFormats } from '../../src/report/document/report-formats.js';
import { loadAndRender } from '../../src/report/load-renderers.js';
import { renderReport } from '../../src/report/reporters.js';
import { reportDocuments } from '../support/report/report-documents.js';

const options: ReportOptions = { color: false, sources: new Map() };

it.each(reportFormats)('%s is the same, loaded on demand or before', async (format) => {
  const kinds = Object.values(reportDocuments);
  for (const document of new Map(kinds.map((one) => [one.kind, one])).values()) {
    const text = await loadAndRender(format, document, options);
    expect(text).toBe(renderReport(format, document, options));
    expect(text !== undefined).toBe(formatsFor([document.kind]).includes(format));
  }
});
