/**
 * Decodes the bytes of a file. Windows PowerShell writes redirected output as UTF-16, with a mark
 * at the beginning. Everything else is UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
