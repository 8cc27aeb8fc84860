import { Marked, type Tokens } from 'marked';

import { anchor } from './addresses.ts';
import { highlighted, languageOf } from './highlight.ts';
import { escapeHtml, Html } from './safe-text.ts';

/** The level of the first heading on the page: of a page, a section, or a list item. */
export type TopLevel = 2 | 3 | 6;

const PARSERS: Readonly<Record<TopLevel, Marked>> = { 2: parserFor(2), 3: parserFor(3), 6: parserFor(6) };

/**
 * A description as HTML. OpenAPI descriptions are CommonMark; HTML in them is shown as text, images become
 * links, and links with a scheme other than http, https and mailto lose their address.
 */
export function markdownHtml(text: string, top: TopLevel): Html {
  return new Html(PARSERS[top].parse(text.trim(), { async: false }).trim());
}

/** One line of a description as HTML, without a paragraph around it. */
export function inlineHtml(text: string): Html {
  return new Html(PARSERS[2].parseInline(text, { async: false }));
}

function parserFor(top: TopLevel): Marked {
  return new Marked({
    gfm: true,
    // Anything that looks like HTML is text.
    tokenizer: { html: () => undefined, tag: () => undefined },
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      heading({ tokens, depth }: Tokens.Heading) {
        const level = Math.min(6, Math.max(depth, 2) + top - 2);
        const inner = this.parser.parseInline(tokens);
        // Contains only characters that need no escaping in an attribute.
        const id = anchor(inner.replace(/<[^>]*>|&[a-z#0-9]+;/g, ''), 'section');
        return `<h${level} id="${id}">${inner}</h${level}>\n`;
      },
      code: ({ text, lang }: Tokens.Code) =>
        `<pre tabindex="0"><code>${highlighted(text, languageOf(lang ?? '')).text}</code></pre>\n`,
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        return isSafe(href) ? `<a href="${escapeHtml(href)}">${inner}</a>` : inner;
      },
      image: ({ href, text }: Tokens.Image) =>
        isSafe(href) ? `<a href="${escapeHtml(href)}">${escapeHtml(text || href)}</a>` : escapeHtml(text),
      table({ header, rows }: Tokens.Table) {
        const cells = (tag: string, row: Tokens.TableCell[]): string =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
        const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
        return `<div class="wide" tabindex="0"><table><thead><tr>${cells('th', header)}</tr></thead><tbody>\n${body}\n</tbody></table></div>\n`;
      },
      checkbox: ({ checked }: Tokens.Checkbox) => (checked ? '☑ ' : '☐ '),
    },
  });
}

/** The first sentence of a description on one line; empty without a description. */
export function firstSentence(text: string | undefined): string {
  const [paragraph = ''] = (text ?? '').trim().split(/\n\s*\n/);
  const line = paragraph.replace(/\s*\n\s*/g, ' ');
  return /^(.+?[.!?])(?=\s+[A-Z]|$)/.exec(line)?.[1] ?? line;
}

/** Links with other schemes, such as `javascript:` and `data:`, are shown as text. */
function isSafe(href: string): boolean {
  // Browsers ignore control characters when they look for the scheme.
  const visible = [...href].filter((character) => character > ' ').join('');
  return /^(?:https?|mailto):/i.test(visible) || !/^[a-z][a-z0-9+.-]*:/i.test(visible);
}
