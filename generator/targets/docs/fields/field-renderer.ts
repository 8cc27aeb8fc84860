import { renderTemplate } from '../../templates.ts';
import { relativeTo } from '../markup/addresses.ts';
import { fragment, type Html } from '../markup/html.ts';
import { markdownHtml } from '../markup/markdown.ts';
import { MarkdownText } from '../markup/markdown-text.ts';
import { renderHtml } from '../markup/render-html.ts';
import type { Field } from './field.ts';
import { factsHtml, fieldMarkdown, fieldText, marksHtml } from './field-text.ts';
import type { About } from './values.ts';

/** What both forms of a page say about a field besides its name, path and children. */
interface FieldContent {
  readonly type: string;
  readonly marks: Html;
  readonly description: Html | false;
  readonly facts: Html;
  readonly deprecated: boolean;
  readonly markdown: MarkdownText;
}

/** Renders lists of fields for the page `path`. */
export class FieldRenderer {
  readonly #pageOf: (schema: string) => string;
  /** Pages show the same values again and again: without this, a build of our site takes a fifth longer. */
  readonly #optional = new WeakMap<About, FieldContent>();
  readonly #required = new WeakMap<About, FieldContent>();

  /** @param pageOf returns the page of a named schema */
  constructor(pageOf: (schema: string) => string) {
    this.#pageOf = pageOf;
  }

  /** Nested lists; the outer `unfolded` levels start open. */
  html(fields: readonly Field[], path: string, unfolded: number): Html {
    return renderHtml('fields', { fields: fields.map((field) => this.#item(field, path, Math.max(0, unfolded))) });
  }

  /** A nested Markdown list in which each field has its whole path. */
  markdown(fields: readonly Field[], path: string, indent = ''): MarkdownText {
    const rows = fields.map((field) => this.#row(field, path, indent));
    return new MarkdownText(fields.length === 0 ? '' : renderTemplate('docs/fields.md', { fields: rows }).trimEnd());
  }

  #item(field: Field, path: string, unfolded: number): object {
    const { id, name, children, leftTo } = field;
    return {
      content: this.#contentOf(field),
      id,
      href: fragment(id),
      name,
      leftTo: leftTo !== undefined && relativeTo(path, this.#pageOf(leftTo)),
      children: children.length > 0 && this.html(children, path, unfolded - 1),
      unfolded: unfolded > 0 && !(field.choice && children.every((child) => child.children.length === 0)),
      count: countLabel(field),
    };
  }

  #row(field: Field, path: string, indent: string): object {
    const { leftTo, children } = field;
    return {
      indent,
      path: shownPath(field),
      text: this.#contentOf(field).markdown,
      leftTo: leftTo !== undefined && relativeTo(path, this.#pageOf(leftTo), 'md'),
      children: children.length > 0 && this.markdown(children, path, `${indent}  `),
    };
  }

  #contentOf({ about, required = false }: Field): FieldContent {
    const memo = required ? this.#required : this.#optional;
    const content = memo.get(about) ?? contentOf(about, required);
    memo.set(about, content);
    return content;
  }
}

function contentOf(about: About, required: boolean): FieldContent {
  const { description, deprecated } = about;
  const text = fieldText(about, required);
  return {
    type: text.type,
    marks: marksHtml(text),
    description: description !== undefined && markdownHtml(description, 6),
    facts: factsHtml(text),
    deprecated,
    markdown: fieldMarkdown(text, (description ?? '').trim()),
  };
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
