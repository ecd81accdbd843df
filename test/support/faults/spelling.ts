import type { EchoSpelling } from './fault.js';

/** Spells a token as a catalog, or a library in front of it, may write it. */
export function spelled(token: string, spelling: EchoSpelling): string {
  switch (spelling) {
    case 'plain':
      return token;
    case 'bearer':
      return `Bearer ${token}`;
    case 'upper':
      return token.toUpperCase();
    case 'url':
      return encodeURIComponent(token);
    case 'json':
      return JSON.stringify(token).slice(1, -1);
    case 'base64':
      return Buffer.from(token).toString('base64');
    case 'base64url':
      return Buffer.from(token).toString('base64url');
    case 'hex':
      return Buffer.from(token).toString('hex');
    case 'backwards':
      return [...token].reverse().join('');
    case 'basic':
      return Buffer.from(`datahub:${token}`).toString('base64');
  }
}
