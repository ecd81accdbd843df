import { expect, it } from 'vitest';
import type { ErrorReport } from '../../src/report/document/report-document.js';
import { renderAs } from '../support/report/rendered.js';

const error: ErrorReport = {
  kind: 'error',
  code: 'HW6001',
  name: 'catalog-unreachable',
  message: 'https://catalog.example.com did not answer within 30s',
  hint: 'give it more time with --timeout; headwater doctor tells more',
  exitCode: 1,
};

it('an error is its code and message, with the next step below', () => {
  expect(renderAs('text', error)).toBe(
    'error HW6001 https://catalog.example.com did not answer within 30s\n  = give it more time with --timeout; headwater doctor tells more\n',
  );
});

it('an error is wrapped for a terminal', () => {
  expect(renderAs('text', error, { columns: 40 })).toBe(
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
  expect(renderAs('text', bug)).toMatch(/^internal error: a\S+b\n$/);
  expect(renderAs('text', bug)).not.toContain('\u001b');
});

it('JSON holds every part', () => {
  expect(JSON.parse(renderAs('json', error))).toEqual({
    ...error,
    formatVersion: '1.2',
  });
});
