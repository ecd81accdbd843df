import { existsSync } from 'node:fs';
import process from 'node:process';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core';

/**
 * Where Debian, Fedora and others install Chromium. `HEADWATER_TEST_CHROMIUM` names another place.
 * The headless shell is Chromium without its own windows, so it takes a third less of the processor.
 */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser of the flows; undefined if there is none. */
export const chromiumPath: string | undefined = [
  process.env['HEADWATER_TEST_CHROMIUM'] ?? '',
  ...PLACES,
].find((path) => path !== '' && existsSync(path));

/** The reason for which flows are skipped. */
const NO_CHROMIUM =
  'no Chromium: install it (Debian: apt-get install chromium-headless-shell), or name it in HEADWATER_TEST_CHROMIUM';

if (chromiumPath === undefined)
  process.stdout.write(`flows of the pages: skipped: ${NO_CHROMIUM}\n`);

/**
 * Without these, a window of the whole browser has an interface of its own, which takes as long to
 * draw as our pages.
 */
const WITHOUT_INTERFACE = ['InitialWebUI', 'WebUIOmniboxPopup', 'WebUIReloadButton'];

let running: Promise<Browser> | undefined;

/** Starts the browser once for all tests of a worker. It ends with the worker. */
function openChromium(): Promise<Browser> {
  running ??= chromium.launch({
    executablePath: chromiumPath ?? '',
    // A container has no sandbox for root. Most other flags keep the browser from calling home.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-software-rasterizer',
      '--disable-extensions',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${WITHOUT_INTERFACE.join(',')}`,
    ],
  });
  return running;
}

const contexts = new Map<string, Promise<BrowserContext>>();

/**
 * Returns the context with these options. All tests of a worker share it, since a context of its
 * own for each test takes a third of the time of the flows.
 */
export function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const key = JSON.stringify(options);
  const context = contexts.get(key) ?? newContext(options);
  contexts.set(key, context);
  return context;
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await openChromium();
  const context = await browser.newContext(options);
  // A window closes with its last page. The pages of all tests are tabs beside this one.
  await context.newPage();
  return context;
}
