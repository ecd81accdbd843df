import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isReadablePath, refusedQuery } from '../../../src/catalog/forward/readable.js';

const WRITE = 'mutation { deletePost(urn: "urn:li:post:1") }';

describe('a document of GraphQL', () => {
  it.each([
    '{ me { corpUser { urn } } }',
    'query a { me { corpUser { urn } } } query b { appConfig { authConfig { tokenAuthEnabled } } }',
    'query up($i: X) { up: searchAcrossLineage(input: $i) { ...t } } fragment t on R { total }',
    'query { entities(urns: []) { ... on Dataset { mutation: urn } } }',
  ])('may be sent: %s', (text) => {
    expect(refusedQuery(text)).toBeUndefined();
  });

  it.each([
    [WRITE, 'has more than queries'],
    ['subscription { me { urn } }', 'has more than queries'],
    [`query a { me { corpUser { urn } } } ${WRITE}`, 'has more than queries'],
    ['fragment f on Mutation { deletePost } mutation { ...f }', 'has more than queries'],
    ['query { ...f } fragment f on Mutation { deletePost }', 'a fragment at its top'],
    ['query { ... on Query { getSecretValues { name } } }', 'a fragment at its top'],
    ['{ me: getSecretValues(input: {secrets: ["x"]}) { value } }', 'do not read "getSecretValues"'],
    ['{ me { corpUser { urn } } listAccessTokens { total } }', 'do not read "listAccessTokens"'],
    ['extend type Query { me: String } { me { corpUser { urn } } }', 'has more than queries'],
    ['{ me', 'not a short text'],
    [`{ me ${'{ a '.repeat(7000)}${'}'.repeat(7000)} }`, 'not a short text'],
    ['{ me '.repeat(100_000), 'not a short text'],
  ])('may not be sent: %.60s', (text, why) => {
    expect(refusedQuery(text)).toContain(why);
  });

  it('may be sent if a page other than the tokens asks it', () => {
    const asked = pageQueries();
    expect(asked.length).toBeGreaterThan(10);
    for (const { file, fields } of asked)
      expect([file, refusedQuery(`{ ${fields.join(' ')} }`)]).toEqual([file, undefined]);
  });
});

/** The fields at the top of each query in the sources of the pages. */
function pageQueries() {
  const folder = 'src/web';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tokens'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [...text.matchAll(/`(query \w+[^`]*)`/g)].map(([, query = '']) => ({
        file,
        fields: topFields(query),
      }));
    });
}

function topFields(query: string): readonly string[] {
  const plain = query.replaceAll(/\$\{[^}]*\}/g, '').replaceAll(/\([^()]*\)/g, '');
  let text = plain.slice(plain.indexOf('{') + 1);
  for (let before = ''; before !== text; )
    [before, text] = [text, text.replaceAll(/\{[^{}]*\}/g, ';')];
  return text.slice(0, text.indexOf('}')).match(/(?:\w+: )?\w+/g) ?? [];
}

describe('the path of an entity', () => {
  const urn = 'urn%3Ali%3Adataset%3A(urn%3Ali%3AdataPlatform%3As3%2Ca%2Fb%2CPROD)';

  it.each([`/dataset/${urn}`, `/dataset/${urn}/upstreamLineage`, '/chart/urn:li:chart:(a,b)'])(
    'may be read: %s',
    (path) => expect(isReadablePath(path)).toBe(true),
  );

  it.each([
    '/dataset',
    '/dataset/batchGet',
    `/dataset/${urn}/../../x`,
    `/dataset/${urn}/a/b`,
    '/dataset/urn%3Ali%2F..%2F..%2Fconfig',
    '/dataset/urn%3Ali%252F..%252F..%252Fconfig',
    '/dataset/urn:li\\..\\..\\config',
    '/dataset/urn%3Ali%5C..%5Cconfig',
    '/dataset/urn%3Ali%ZZ',
    '/dataHubSecret/urn%3Ali%3AdataHubSecret%3Ax',
    '/datahubaccesstoken/urn%3Ali%3AdataHubAccessToken%3Ax',
    '//evil.example/urn:li:x',
  ])('may not be read: %s', (path) => expect(isReadablePath(path)).toBe(false));
});
