import { type FaultAnswer, jsonAnswer } from './answer.js';
import type { Answering } from './carry-out-fault.js';
import type { EchoFault } from './fault.js';
import { type FaultRequest, tokenOf } from './request.js';
import { spelled } from './spelling.js';

/** Sends the token of a request back to the client. */
export async function echoed(
  fault: EchoFault,
  request: FaultRequest,
  next: Answering,
): Promise<FaultAnswer> {
  const secret = spelled(tokenOf(request), fault.spelling);
  const answer = await saying(secret, fault, request, next);
  const at = Buffer.from(answer.body).indexOf(secret);
  return fault.split === true && at >= 0
    ? { ...answer, delivery: { kind: 'split', at: at + Math.floor(secret.length / 2) } }
    : answer;
}

async function saying(
  secret: string,
  { in: where }: EchoFault,
  request: FaultRequest,
  next: Answering,
): Promise<FaultAnswer> {
  switch (where.place) {
    case 'headers': {
      const answer = await next(request);
      return { ...answer, headers: { ...answer.headers, ...headersWith(secret) } };
    }
    case 'page':
      return {
        status: where.status,
        headers: { 'content-type': `text/html; token=${secret.replaceAll(/\s/g, ' ')}` },
        body: `<html>${secret}</html>`,
      };
    case 'message': {
      const message = `you sent ${secret} and that is not enough`;
      const errors = [{ message, extensions: { code: 500, token: secret } }];
      return jsonAnswer(
        where.status,
        { message, error: message, errors, data: null },
        headersWith(secret),
      );
    }
    case 'location': {
      const text = encodeURI(secret);
      return {
        status: 302,
        headers: { location: `https://${text}:${text}@example.test/${text}?t=${text}` },
        body: secret,
      };
    }
    case 'data': {
      const answer = await next(request);
      return answer.status === 200
        ? { ...answer, body: answer.body.replaceAll(where.instead, inJson(secret)) }
        : answer;
    }
  }
}

function headersWith(secret: string): Readonly<Record<string, string>> {
  // No header holds a line break.
  const line = secret.replaceAll(/\s/g, ' ');
  return {
    'x-echo': line,
    'www-authenticate': `Bearer realm="${line}"`,
    'set-cookie': `token=${line}`,
    'retry-after': line,
  };
}

/** Escapes a text as within a JSON string. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
