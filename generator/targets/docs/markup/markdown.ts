import { type MarkedExtension, Marked, type Tokens } from 'marked';

import { highlighted, languageOf } from './highlight.ts';
import { escapeHtml, Html } from './html.ts';

/** A scheme that a link may have; `javascript:`, `data:` and the like are text. */
const HARMLESS = /^(?:https?|mailto):/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** A line in which nothing could mean anything in Markdown but code spans: nearly all descriptions are made of these, and need no parser. */
const SIMPLE = /^(?![-+#>|~=]|\d+[.)]| )(?:[\w ,.;:'"()/%+=€$?·–—-]|(?<!`)`[^`\n]+`(?!`))*$/;
/** Underscores mean something unless they stand within a word, as they often do. */
const EMPHASIS = /(?<!\w)_|_(?!\w)|https?:|www\.| {2}$/;

/**
 * A description as HTML. Markdown is what OpenAPI says descriptions are; HTML in it is shown as text, images as links, and a link with
 * a scheme other than http, https and mailto as what it says. The first heading is of level `top`.
 */
export function markdownHtml(text: string, top = 2): Html {
  const trimmed = text.trim();
  const paragraphs = trimmed.split(/\n{2,}/);
  if (paragraphs.every(isSimple)) return new Html(paragraphs.map((one) => `<p>${withCodeSpans(one)}</p>`).join('\n'));
  return new Html(parserFor(top).parse(trimmed, { async: false }));
}

/** One line of a description as HTML, without a paragraph around it. */
export function inlineHtml(text: string): Html {
  if (isSimple(text) && !text.includes('\n')) return new Html(withCodeSpans(text));
  return new Html(parserFor(2).parseInline(text, { async: false }));
}

function isSimple(paragraph: string): boolean {
  return paragraph.split('\n').every((line) => SIMPLE.test(line) && !EMPHASIS.test(line.replace(/`[^`]*`/g, '`')));
}

function withCodeSpans(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');
}

const parsers = new Map<number, Marked>();

function parserFor(top: number): Marked {
  const known = parsers.get(top);
  if (known !== undefined) return known;
  const made = new Marked({ gfm: true }, safely(top));
  parsers.set(top, made);
  return made;
}

function safely(top: number): MarkedExtension {
  return {
    // Whatever looks like HTML is text.
    tokenizer: { html: () => undefined, tag: () => undefined },
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      heading({ tokens, depth }: Tokens.Heading) {
        const level = Math.min(6, Math.max(depth, 2) + top - 2);
        const inner = this.parser.parseInline(tokens);
        return `<h${level} id="${anchorOf(inner)}">${inner}</h${level}>\n`;
      },
      code: ({ text, lang }: Tokens.Code) =>
        `<pre tabindex="0"><code>${highlighted(text, languageOf(lang ?? '')).text}</code></pre>\n`,
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        return leads(href) ? `<a href="${escapeHtml(href)}">${inner}</a>` : inner;
      },
      image: ({ href, text }: Tokens.Image) =>
        leads(href) ? `<a href="${escapeHtml(href)}">${escapeHtml(text || href)}</a>` : escapeHtml(text),
      table({ header, rows }: Tokens.Table) {
        const cells = (tag: string, row: Tokens.TableCell[]): string =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
        const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
        return `<div class="wide" tabindex="0"><table><thead><tr>${cells('th', header)}</tr></thead><tbody>\n${body}\n</tbody></table></div>\n`;
      },
      checkbox: ({ checked }: Tokens.Checkbox) => (checked ? '☑ ' : '☐ '),
    },
  };
}

/** Browsers pass over control characters when they look for the scheme. */
function leads(href: string): boolean {
  const seen = [...href].filter((character) => character > ' ').join('');
  return HARMLESS.test(seen) || !SCHEME.test(seen);
}

/** What a heading is linked by; it holds only what an attribute can. */
function anchorOf(inner: string): string {
  const words = inner.replace(/<[^>]*>|&[a-z#0-9]+;/g, '').toLowerCase();
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'section';
}
