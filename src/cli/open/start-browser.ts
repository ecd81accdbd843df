import type { Io } from '../io.js';

/** Opens an address in the browser. A failure does not end the server behind it. */
export async function startBrowser(url: string, { stderr }: Pick<Io, 'stderr'>): Promise<void> {
  // The address may be secret, and it is on the terminal already.
  const failed = (error: Error): void =>
    void stderr.write(`could not start a browser (${error.message}); open the address yourself\n`);
  try {
    const { default: open } = await import('open');
    const browser = await open(url);
    browser.once('error', failed);
  } catch (error) {
    failed(error instanceof Error ? error : new Error(String(error)));
  }
}
