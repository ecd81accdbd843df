import { expect, test, vi } from 'vitest';
import type { AspectProposal } from '../../../src/model/catalog-port.js';
import { refuseAspects, validationText } from '../../support/faults/refused-aspects.js';
import { answerText, type Behavior } from '../../support/faults/server.js';
import { CATALOG, intercept, replyTo, serving, TOKEN, urnOf, writer } from '../catalog-clients.js';

const BULK = '/openapi/v3/entity/dataset?async=false';
const PAIRS = 3000;
const A_MEGABYTE = 1024 * 1024;
const stale = ['Expected version -1, actual version 1'];
const staleTwice = ['Item last modified 1795763649110 > 1795763644526 (epoch ms)', ...stale];

function proposalOf(urn: AspectProposal['urn']): AspectProposal {
  const value = {
    upstreams: [],
    fineGrainedLineages: Array.from({ length: PAIRS / 10 }, (_, i) => ({
      upstreamType: 'FIELD_SET',
      upstreams: Array.from({ length: 10 }, (_, n) => `urn:li:schemaField:(${urn},u${n})`),
      downstreamType: 'FIELD',
      downstreams: [`urn:li:schemaField:(${urn},c${i})`],
    })),
  };
  return { urn, aspects: [{ name: 'upstreamLineage', value, ifVersionMatch: '-1' }] };
}

const datasets = Array.from({ length: 85 }, (_, i) => proposalOf(urnOf(`t${i}`)));

/** The address of a catalog with this fault. */
async function refusing(behavior: Behavior): Promise<string> {
  return (await serving(behavior)).url;
}

async function refusalOf(url: string, proposals = datasets.slice(0, 1)): Promise<Error> {
  return await writer({ url })
    .propose(proposals)
    .then(
      () => expect.unreachable('the write was refused'),
      (error: Error) => error,
    );
}

test('a 412 of 85 datasets with 3,000 pairs each is stale, and most of its body is not sent', async () => {
  const refused = { status: 412, reasons: staleTwice, pairs: PAIRS };
  const sizes: number[] = [];
  const url = await refusing(refuseAspects(refused, (bytes) => sizes.push(bytes)));
  expect(await refusalOf(url, datasets)).toMatchObject({ codeName: 'catalog-stale' });
  await vi.waitUntil(() => sizes.length > 0);
  // The buffers of the sockets take a few megabytes more than the client reads.
  expect(sizes[0]).toBeLessThan(16 * A_MEGABYTE);
});

test.each([
  [400, 85],
  [422, 5],
  [500, 5],
])(
  'a %i of %i datasets, whose reason stands behind all aspects, is stale, and the message has none',
  async (status, count) => {
    const url = await refusing(refuseAspects({ status, reasons: staleTwice, pairs: PAIRS }));
    expect(await refusalOf(url, datasets.slice(0, count))).toMatchObject({
      codeName: 'catalog-stale',
      message: `${url} answered ${status} to writing ${count} datasets: ${stale}`,
    });
  },
);

test('another refusal with a long text is not stale', async () => {
  const reasons = ['urn:li:dataset:(x) is no urn'];
  const url = await refusing(refuseAspects({ status: 400, reasons, pairs: PAIRS }));
  expect(await refusalOf(url)).toMatchObject({
    codeName: 'catalog-rejected',
    message: `${url} answered 400 to writing ${urnOf('t0')}: ${reasons}`,
  });
});

test('an aspect that quotes a failed condition is not stale', async () => {
  const message = `ValidationExceptionCollection{EntityAspect:(x) Exceptions: [AspectValidationException(item={transformOperation=Expected version 1}, subType=VALIDITY, msg=no such type)]}`;
  intercept().post(BULK).reply(400, { message });
  const error = await refusalOf(CATALOG);
  expect(error).toMatchObject({ codeName: 'catalog-rejected' });
  expect(error.message).toMatch(/: no such type$/);
});

test('equal reasons are told once, and many reasons are shortened', async () => {
  const reasons = Array.from({ length: 40 }, (_, i) => `reason ${i} ${'of many '.repeat(50)}`);
  const url = await refusing(refuseAspects({ status: 400, reasons, pairs: 1 }));
  const { message } = await refusalOf(url);
  expect(message).toContain('reason 0 of many');
  expect(message.match(/reason 0/g)).toHaveLength(1);
  expect(message).toMatch(/ … \(shortened\)$/);
  expect(message.length).toBeLessThan(800);
});

test('a long text of another server is shortened, and the doubt about the write stays', async () => {
  const text = `${'word '.repeat(98)} ${TOKEN} ${'more '.repeat(100_000)}`;
  const url = await refusing(answerText(500, JSON.stringify({ message: text })));
  const error = await refusalOf(url);
  expect(error).toMatchObject({ codeName: 'catalog-failed' });
  expect(error.message).toMatch(/word … \(shortened\); what was written is not known$/);
});

test('a text that is cut inside a message is told as far as it came', async () => {
  const url = await refusing(answerText(403, `{"message":"not allowed ${'x '.repeat(A_MEGABYTE)}`));
  const error = await refusalOf(url);
  expect(error).toMatchObject({ codeName: 'catalog-forbidden' });
  expect(error.message).toContain(': not allowed x x');
});

test('a text of validation in GraphQL is told by its reasons', async () => {
  const message = [...validationText(['x'], { reasons: ['no such type'], pairs: 9 })].join('');
  replyTo('/api/graphql', 200, { errors: [{ message, extensions: { code: 400 } }] });
  const [upstreamUrn, downstreamUrn] = [urnOf('a'), urnOf('b')];
  await expect(
    writer().updateLineage({ edgesToAdd: [{ upstreamUrn, downstreamUrn }], edgesToRemove: [] }),
  ).rejects.toMatchObject({ message: 'the catalog refused adding 1 edge: no such type' });
});

test('a long text of GraphQL is shortened', async () => {
  const url = await refusing(
    answerText(
      200,
      JSON.stringify({ errors: [{ message: 'bad '.repeat(1000), extensions: { code: 400 } }] }),
    ),
  );
  const [upstreamUrn, downstreamUrn] = [urnOf('a'), urnOf('b')];
  await expect(
    writer({ url }).updateLineage({
      edgesToAdd: [{ upstreamUrn, downstreamUrn }],
      edgesToRemove: [],
    }),
  ).rejects.toMatchObject({ message: expect.stringMatching(/^.{400,560} … \(shortened\)$/) });
});
