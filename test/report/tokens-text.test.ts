import { expect, it } from 'vitest';
import type { AccessToken } from '../../src/model/access-token.js';
import { corpUserUrn } from '../../src/urn/corp-user-urn.js';
import { renderAs } from '../support/report/rendered.js';

const jane = corpUserUrn('jane');

const bare: AccessToken = {
  id: 'abc',
  name: 'pipeline',
  description: null,
  actor: jane,
  owner: jane,
  createdAt: null,
  expiresAt: null,
};

function textOf(...tokens: readonly AccessToken[]): string {
  const report = { kind: 'tokens', origin: 'http://127.0.0.1:8080', all: false, tokens } as const;
  return renderAs('text', report);
}

it('shows the fields of a token that the catalog returns', () => {
  expect(textOf(bare)).toContain(
    'represents urn:li:corpuser:jane, made at an unknown time, does not expire\n',
  );
  const dated = {
    ...bare,
    owner: corpUserUrn('root'),
    createdAt: '2026-11-20T00:00:00.000Z',
    expiresAt: '2026-12-20T00:00:00.000Z',
  };
  expect(textOf({ ...dated, description: 'nightly' })).toContain(
    'pipeline  nightly\n  id  abc\n  represents urn:li:corpuser:jane, made 2026-11-20T00:00:00.000Z by urn:li:corpuser:root, expires 2026-12-20T00:00:00.000Z\n',
  );
});

it('ends with the number of tokens', () => {
  expect(
    [textOf(), textOf(bare), textOf(bare, bare)].map((text) => text.split('\n').at(-2)),
  ).toEqual(['No tokens.', '1 token.', '2 tokens.']);
});
