import { expect, it } from 'vitest';
import type { InitReport } from '../../src/report/document/init-report.js';
import { quietText } from '../../src/report/text/quiet-text.js';
import { renderAs } from '../support/report/rendered.js';

const options = { color: false, sources: new Map() };

const report: InitReport = {
  kind: 'init',
  stack: 'shop',
  from: 'dbt',
  ci: 'github',
  files: [
    { path: 'headwater.yaml', state: 'created' },
    { path: '../\u001B[1m\n.gitignore', state: 'kept' },
  ],
  notes: ['Catalog: http://localhost:8080 (~/.datahubenv)', 'Add to .gitignore: a\nb'],
  next: 'headwater import dbt',
};

it('a new stack is shown with its files, what is left to do, and the next command', () => {
  expect(renderAs('text', report)).toBe(`+ headwater.yaml
= ../\\u{1b}[1m\\u{a}.gitignore kept

Catalog: http://localhost:8080 (~/.datahubenv)
Add to .gitignore: a\\u{a}b

Next: headwater import dbt
`);
  const plain = renderAs('text', { ...report, files: [], notes: [] });
  expect(plain).toBe('Next: headwater import dbt\n');
  expect(quietText(report, options)).toEqual({ summary: plain, errors: '' });
});
