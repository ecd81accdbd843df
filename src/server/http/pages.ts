import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Context, Hono } from 'hono';
import { isPagePath, PAGE_ASSETS } from './request-paths.js';
import type { AppEnv } from './server-context.js';

/** The build output. Compiled code lies in `lib/src`, and tests run the sources. */
const FOLDERS = ['../../../web/', '../../../lib/web/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * Scripts, styles and answers come from this catalog alone, and no page may show them in a frame.
 * Images may be blobs, since the export of the graph is a blob.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};

interface Page {
  readonly content: string;
  readonly type: string;
}

/**
 * Routes of the pages: one HTML file at the address of every page, and its assets. All of these are
 * the same for every caller, so they need no credentials.
 */
export function pageRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  // Most catalogs of tests show no page, and the files are large.
  let files: ReadonlyMap<string, Page> | undefined;
  const find = (name: string): Page | undefined => {
    files ??= readFiles();
    return files.get(name);
  };
  app.get(`${PAGE_ASSETS}:name`, (c, next) => {
    const file = find(c.req.param('name'));
    if (file === undefined) return next();
    // The name of an asset holds a hash of its content.
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    return answer(c, file);
  });
  app.get('*', (c, next) => {
    const isPage = isPagePath(c.req.path);
    if (!acceptsHtml(c) || !(isPage || isUnknown(c.req.path))) return next();
    const page = find('index.html');
    if (page === undefined) return c.text('The pages are not built. Run npm run build.\n', 404);
    c.header('Cache-Control', 'no-cache');
    return answer(c, page, isPage ? 200 : 404);
  });
  return app;
}

/** The paths of interfaces and assets. They never answer with a page, whatever a client accepts. */
const API_ROOTS: ReadonlySet<string> = new Set([
  'actuator',
  'admin',
  'api',
  'aspects',
  'assets',
  'config',
  'entities',
  'entitiesV2',
  'health',
  'logIn',
  'logOut',
  'openapi',
  'public-iceberg',
  'relationships',
  'runs',
  'schema-registry',
  'signUp',
]);

/** Returns true for an address at which the catalog has nothing. A page says so. */
function isUnknown(path: string): boolean {
  const [, root = ''] = path.split('/');
  return !API_ROOTS.has(root);
}

function answer(c: Context, { content, type }: Page, status: 200 | 404 = 200): Response {
  c.header('Content-Security-Policy', POLICY);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  return c.body(content, status, { 'Content-Type': type });
}

/** Clients of the API ask for JSON or for anything. A browser names HTML. */
function acceptsHtml(c: Context): boolean {
  return (c.req.header('Accept') ?? '').includes('text/html');
}

/** Reads the build output: the file of the pages and the assets by name. */
function readFiles(): ReadonlyMap<string, Page> {
  const folder = FOLDERS.find((one) => existsSync(join(one, 'index.html')));
  if (folder === undefined) return new Map();
  const assets = readdirSync(join(folder, PAGE_ASSETS)).map((name) => {
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return [
      name,
      { content: readFileSync(join(folder, PAGE_ASSETS, name), 'utf8'), type },
    ] as const;
  });
  const content = readFileSync(join(folder, 'index.html'), 'utf8');
  return new Map([...assets, ['index.html', { content, type: 'text/html; charset=utf-8' }]]);
}
