/** Cuts a text into chunks, as a file that is read in pieces. */
export async function* inChunks(text: string, length = text.length || 1): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}
