import { expect, it } from 'vitest';
import type { ErrorReport } from '../../src/report/document/report-document.js';
import { renderReport } from '../../src/report/reporters.js';

const error: ErrorReport = {
  kind: 'error',
  code: 'HW6001',
  name: 'catalog-unreachable',
  message: 'https://catalog.example.com did not answer within 30s',
  hint: 'give it more time with --timeout; headwater doctor tells more',
  exitCode: 1,
};

const options = { color: false, sources: new Map() };

it('an error is its code and message, with the next step below', () => {
  expect(renderReport('text', error, options)).toBe(
    'error HW6001 https://catalog.example.com did not answer within 30s\n  = give it more time with --timeout; headwater doctor tells more\n',
  );
});

it('an error is wrapped for a terminal', () => {
  expect(renderReport('text', error, { ...options, columns: 40 })).toBe(
    [
      'error HW6001 https://catalog.example.com',
      '  did not answer within 30s',
      '  = give it more time with --timeout;',
      '    headwater doctor tells more',
      '',
    ].join('\n'),
  );
});

it('an internal error has no code and no next step', () => {
  const bug = { ...error, code: null, name: 'internal-error', message: 'a\u001bb', hint: null };
  expect(renderReport('text', bug, options)).toMatch(/^internal error: a\S+b\n$/);
  expect(renderReport('text', bug, options)).not.toContain('\u001b');
});

it('JSON holds every part', () => {
  expect(JSON.parse(renderReport('json', error, options))).toEqual({
    ...error,
    formatVersion: '1.1',
  });
});
