import type { MarkdownEnv, MarkdownOptions, MarkdownRenderer } from 'vitepress';
import { headingAnchor } from '../../support/docs/anchors.js';
import { siteLink } from './links.js';

/** Reads Markdown as GitHub does: its links between files, its anchors, and `{{` as text. */
export const readMarkdown: MarkdownOptions = {
  anchor: { slugify: headingAnchor },
  config(md) {
    // Vue would evaluate the braces.
    for (const name of ['text', 'code_inline'] as const) {
      const render = md.renderer.rules[name];
      md.renderer.rules[name] = (...args) =>
        (render?.(...args) ?? '').replaceAll('{{', '&#123;&#123;');
    }
    md.core.ruler.push('empty-head', ({ tokens }) => {
      for (const [index, { tag, content }] of tokens.entries()) {
        const [open, close] = [tokens[index - 1], tokens[index + 1]];
        // A cell without words is no head, and screen readers would read it as one.
        if (tag === '' && content === '' && open?.tag === 'th' && close?.tag === 'th')
          open.tag = close.tag = 'td';
      }
    });
    md.core.ruler.push('site-links', ({ tokens, env }) => {
      for (const token of tokens.flatMap(({ children }) => children ?? [])) {
        const name = token.type === 'image' ? 'src' : 'href';
        const target = token.attrGet(name);
        if (target !== null) token.attrSet(name, siteLink(env.relativePath, decodeURI(target)));
      }
    });
  },
};

/**
 * Returns the HTML of a page that the search reads. What the pages of single commands and codes say
 * is left out of the two long pages, so that it is found once.
 */
export async function searchText(
  source: string,
  env: MarkdownEnv,
  md: MarkdownRenderer,
): Promise<string> {
  const html = await md.renderAsync(source, env);
  if (env.relativePath === 'codes.md') return '';
  return env.relativePath === 'commands.md'
    ? (html.split('<h2 id="everyday-commands"')[0] ?? '')
    : html;
}
