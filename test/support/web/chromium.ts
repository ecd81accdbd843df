import { existsSync } from 'node:fs';
import process from 'node:process';
import { type Browser, chromium } from 'playwright-core';

/** Where Debian, Fedora and others install Chromium. `HEADWATER_TEST_CHROMIUM` names another place. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the flows; undefined if there is none. */
export const chromiumPath: string | undefined = [
  process.env['HEADWATER_TEST_CHROMIUM'] ?? '',
  ...PLACES,
].find((path) => path !== '' && existsSync(path));

/** The reason for which flows are skipped. */
const NO_CHROMIUM =
  'no Chromium: install it (Debian: apt-get install chromium), or name it in HEADWATER_TEST_CHROMIUM';

if (chromiumPath === undefined)
  process.stdout.write(`flows of the pages: skipped: ${NO_CHROMIUM}\n`);

let running: Promise<Browser> | undefined;

/** Starts the browser once for all tests of a worker. It ends with the worker. */
export function openChromium(): Promise<Browser> {
  running ??= chromium.launch({
    executablePath: chromiumPath ?? '',
    // A container has no sandbox for root. The other flags keep the browser from calling home.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  return running;
}
