import type { ReportDocument } from '../../../src/report/document/report-document.js';
import { renderReport } from '../../../src/report/reporters.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  unitOf,
  us,
} from '../model/state-builders.js';
import { planOf } from '../plan/plan-of.js';

const sheet = named('sheet', { description: 'by hand', columns: [] });
/** A plan without changes. */
export const nothing = planOf(desire([]), observe());

/** A plan with changes of every kind. */
export const everyChange = planOf(
  desire(
    [
      unitOf('orders', 'a', edgeFrom('b', 'VIEW')),
      unitOf('sheet', 'a'),
      unitOf('mart', edgeFrom('orders', 'COPY')),
    ],
    [sheet],
  ),
  observe(
    'a',
    'b',
    absent('sheet'),
    present('orders', lineageOf('x', 'y')),
    present('mart', lineageOf(recordOf('orders', 'VIEW', us), 'a')),
  ),
  { target: { origin: 'http://127.0.0.1:8080', stack: 'shop', target: 'dev' } },
);

const manifest =
  'version: 1\nlineage:\n\t- downstream: ordrs   # a comment\n\u001b[31m  upstreams: []\n';

/** The manifest that the places of findings point into. */
export const sources = new Map([['lineage/a.yaml', manifest]]);

/** Renders a document as text without color. */
export function renderText(document: ReportDocument): string {
  return renderReport('text', document, { color: false, sources });
}
