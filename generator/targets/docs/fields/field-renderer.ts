import { renderTemplate } from '../../templates.ts';
import { relativeTo } from '../markup/addresses.ts';
import { fragment, type Html } from '../markup/html.ts';
import { markdownHtml } from '../markup/markdown.ts';
import { MarkdownText } from '../markup/markdown-text.ts';
import { renderHtml } from '../markup/render-html.ts';
import type { Field } from './field.ts';
import { factsHtml, fieldMarkdown, fieldText, marksHtml } from './field-text.ts';

/** Renders lists of fields for the page `path`; `pageOf` returns the page of a named schema. */
export class FieldRenderer {
  readonly #pageOf: (schema: string) => string;

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
    const { id, name, children, about, required = false, leftTo } = field;
    const text = fieldText(about, required);
    return {
      id,
      href: fragment(id),
      name,
      type: text.type,
      marks: marksHtml(text),
      description: about.description !== undefined && markdownHtml(about.description, 6),
      facts: factsHtml(text),
      deprecated: about.deprecated,
      leftTo: leftTo !== undefined && relativeTo(path, this.#pageOf(leftTo)),
      children: children.length > 0 && this.html(children, path, unfolded - 1),
      unfolded: unfolded > 0 && !(field.choice && children.every((child) => child.children.length === 0)),
      count: countLabel(field),
    };
  }

  #row(field: Field, path: string, indent: string): object {
    const { leftTo, children, about, required = false } = field;
    return {
      indent,
      path: shownPath(field),
      text: fieldMarkdown(fieldText(about, required), (about.description ?? '').trim()),
      leftTo: leftTo !== undefined && relativeTo(path, this.#pageOf(leftTo), 'md'),
      children: children.length > 0 && this.markdown(children, path, `${indent}  `),
    };
  }
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
