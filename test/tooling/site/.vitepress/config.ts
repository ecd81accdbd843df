import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { projectRoot } from '../../checks/project-files.js';
import { readMarkdown, searchText } from '../markdown.js';
import { sidebar } from '../sidebar.js';
import { stagePages } from '../stage-pages.js';

const pages = join(projectRoot, 'site/pages');
stagePages(pages);

export default defineConfig({
  title: 'Headwater',
  description: 'Lineage as code for DataHub-compatible metadata catalogs',
  base: '/headwater/',
  cleanUrls: true,
  srcDir: pages,
  outDir: join(projectRoot, 'site/html'),
  cacheDir: join(projectRoot, 'site/cache'),
  ignoreDeadLinks: 'localhostLinks',
  // The index of the search has 600 kB. It loads when a reader searches.
  vite: { build: { chunkSizeWarningLimit: 1000 } },
  markdown: readMarkdown,
  head: [['link', { rel: 'icon', href: '/headwater/icon.svg' }]],
  themeConfig: {
    logo: '/icon.svg',
    sidebar: sidebar(),
    search: { provider: 'local', options: { _render: searchText } },
    nav: [
      { text: 'Getting started', link: '/getting-started' },
      { text: 'Commands', link: '/commands' },
      { text: 'Codes', link: '/codes' },
    ],
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: 'https://github.com/headwater-lineage/headwater' }],
  },
});
