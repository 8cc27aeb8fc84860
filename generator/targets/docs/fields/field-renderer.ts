import { memoized } from '../../../model/memoized.ts';
import { PROSE_HELPERS } from '../../template-helpers.ts';
import { renderTemplate } from '../../templates.ts';
import { fragment, relativeTo } from '../markup/addresses.ts';
import { markdownHtml } from '../markup/markdown.ts';
import { Html, MarkdownText } from '../markup/safe-text.ts';
import type { Field } from './field-reader.ts';
import type { About } from './values.ts';

export class FieldRenderer {
  readonly #pageOf: (schema: string) => string;
  /** Pages show the same values again and again: without this, a build of our site takes a fifth longer. */
  readonly #contents = new WeakMap<About, object>();
  /** Half of all descriptions are those of other fields, too. */
  readonly #descriptions = new Map<string, Html>();

  /** @param pageOf returns the page of a named schema */
  constructor(pageOf: (schema: string) => string) {
    this.#pageOf = pageOf;
  }

  /** Nested lists; the outer `unfolded` levels start open. */
  html(fields: readonly Field[], page: string, unfolded: number): Html {
    const views = fields.map((field) => {
      const { children, choice } = field;
      const isPlainChoice = choice && children.every((child) => child.children.length === 0);
      return {
        ...this.#view(field, page, 'html'),
        children: children.length > 0 && this.html(children, page, unfolded - 1),
        unfolded: unfolded > 0 && !isPlainChoice,
        count: countLabel(field),
      };
    });
    return new Html(renderTemplate('docs/fields.html', { fields: views }));
  }

  /** A nested Markdown list in which each field has its whole path. */
  markdown(fields: readonly Field[], page: string, indent = ''): MarkdownText {
    const views = fields.map((field) => ({
      ...this.#view(field, page, 'md'),
      indent,
      children: field.children.length > 0 && this.markdown(field.children, page, `${indent}  `),
    }));
    return new MarkdownText(renderTemplate('docs/fields.md', { fields: views }).trimEnd());
  }

  #view(field: Field, page: string, ending: 'html' | 'md'): object {
    const { id, name, about, leftTo } = field;
    return {
      content: memoized(this.#contents, about, () => this.#content(about)),
      id,
      href: fragment(id),
      name,
      path: shownPath(field),
      leftTo: leftTo !== undefined && relativeTo(page, this.#pageOf(leftTo), ending),
    };
  }

  /** What both forms of a page say about a field besides its name, path and children. */
  #content(about: About): object {
    const { type, marks, description, facts } = about;
    const html =
      description !== undefined && memoized(this.#descriptions, description, () => markdownHtml(description, 6));
    const text = new Html(renderTemplate('docs/field-text.html', { description: html, facts }));
    const deprecated = marks.some(({ kind }) => kind === 'deprecated');
    return { type, marks, deprecated, text, markdown: valueMarkdown(about) };
  }
}

/** One line of Markdown: type and marks, the description, then the facts. */
function valueMarkdown({ type, marks, description = '', facts }: About): MarkdownText {
  const { md, code, line } = PROSE_HELPERS;
  const head = [type, ...marks.map(({ label }) => label)].map(md).join(', ');
  const tail = facts.map(({ label, values, note }) =>
    values.length === 0 ? `${md(label)}.` : [`${md(label)}:`, ...values.map(code), note].filter(Boolean).join(' '),
  );
  const text = description.trim();
  const about = text !== '' ? `: ${text}` : tail.length > 0 ? '.' : '';
  return new MarkdownText(line(`${head}${about}${tail.map((fact) => ` ${fact}`).join('')}`));
}

/** An alternative has the path of its value, so its name is added. */
function shownPath({ path, name, required }: Field): string {
  if (path === '') return name;
  return required === undefined && path !== name ? `${path} ${name}` : path;
}

function countLabel({ children, choice }: Field): string {
  const [one, many] = choice ? ['alternative', 'alternatives'] : ['field', 'fields'];
  return `${children.length} ${children.length === 1 ? one : many}`;
}
