import { expect, it } from 'vitest';
import { loadAndRender } from '../../src/report/load-renderers.js';
import type { ReportOptions } from '../../src/report/report-document.js';
import { formatsFor, reportFormats } from '../../src/report/report-formats.js';
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
