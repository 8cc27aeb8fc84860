import { renderTemplate } from '../../templates.ts';
import { relativeTo } from '../markup/addresses.ts';
import { factsHtml, fieldWords, marksHtml, wordsMarkdown } from './field-text.ts';
import type { Field } from './field-reader.ts';
import { fragment, Html } from '../markup/html.ts';
import { markdownHtml } from '../markup/markdown.ts';
import { MarkdownText } from '../markup/markdown-text.ts';
import type { About } from './values.ts';

const NOTHING = new MarkdownText('');

/** What is said of a value in both forms of a page, beside its name and what is in it. */
interface Said {
  readonly type: string;
  readonly marks: Html;
  readonly description: Html | false;
  readonly facts: Html;
  readonly markdown: MarkdownText;
}

/** Renders lists of fields; those that stand on many pages only once. */
export class FieldRenderer {
  readonly #common: WeakSet<readonly Field[]>;
  readonly #schemaPage: (name: string) => string;
  readonly #html = new WeakMap<readonly Field[], Html[]>();
  /** What is said of values, where they need not be there and where they have to. */
  readonly #said = [new WeakMap<About, Said>(), new WeakMap<About, Said>()] as const;
  /** Many fields are described in the same words: in a document of 659 operations, 36,000 by 3,800 texts. */
  readonly #descriptions = new Map<string, Html>();
  readonly #markdown = new WeakMap<readonly Field[], Map<string, MarkdownText>>();

  /** `common` are the lists that are the same on every page; `schemaPage` gives the page of a named schema. */
  constructor(common: WeakSet<readonly Field[]>, schemaPage: (name: string) => string) {
    this.#common = common;
    this.#schemaPage = schemaPage;
  }

  /** Fields as nested lists for the page `path`; the outer `unfolded` levels are open from the start. */
  html(fields: readonly Field[], path: string, unfolded: number): Html {
    const level = Math.max(0, unfolded);
    const known = this.#html.get(fields)?.[level];
    if (known !== undefined) return known;
    const made = new Html(
      renderTemplate('docs/fields.html', { fields: fields.map((field) => this.#view(field, path, level)) }),
    );
    if (this.#common.has(fields)) {
      const levels = this.#html.get(fields) ?? [];
      levels[level] = made;
      this.#html.set(fields, levels);
    }
    return made;
  }

  /** The same as a Markdown list, in which each field has its whole path. */
  markdown(fields: readonly Field[], path: string, indent = ''): MarkdownText {
    if (fields.length === 0) return NOTHING;
    const known = this.#markdown.get(fields)?.get(indent);
    if (known !== undefined) return known;
    const rows = fields.map((field) => this.#row(field, path, indent));
    const made = new MarkdownText(renderTemplate('docs/fields.md', { fields: rows }).trimEnd());
    if (this.#common.has(fields)) {
      const indents = this.#markdown.get(fields) ?? new Map<string, MarkdownText>();
      indents.set(indent, made);
      this.#markdown.set(fields, indents);
    }
    return made;
  }

  #view(field: Field, path: string, unfolded: number): object {
    const { id, name, children, about, elsewhere } = field;
    return {
      ...this.#saidOf(field),
      id,
      href: fragment(id),
      name,
      deprecated: about.deprecated,
      elsewhere: elsewhere !== undefined && relativeTo(path, this.#schemaPage(elsewhere)),
      children: children.length > 0 && this.html(children, path, unfolded - 1),
      unfolded: unfolded > 0 && !(field.choice && children.every((child) => child.children.length === 0)),
      count: count(field),
    };
  }

  #row(field: Field, path: string, indent: string): object {
    const { elsewhere, children } = field;
    return {
      indent,
      path: shownPath(field),
      said: this.#saidOf(field).markdown,
      elsewhere: elsewhere !== undefined && relativeTo(path, this.#schemaPage(elsewhere), 'md'),
      children: children.length > 0 && this.markdown(children, path, `${indent}  `),
    };
  }

  #saidOf({ about, required = false }: Field): Said {
    const known = this.#said[required ? 1 : 0];
    let said = known.get(about);
    if (said === undefined) {
      const { description } = about;
      const words = fieldWords(about, required);
      said = {
        type: words.type,
        marks: marksHtml(words),
        description: description !== undefined && this.#description(description),
        facts: factsHtml(words),
        markdown: wordsMarkdown(words, (description ?? '').trim()),
      };
      known.set(about, said);
    }
    return said;
  }

  #description(text: string): Html {
    let html = this.#descriptions.get(text);
    if (html === undefined) {
      html = markdownHtml(text, 6);
      this.#descriptions.set(text, html);
    }
    return html;
  }
}

/** An alternative has no path of its own, only that of the value. */
function shownPath({ path, name, required }: Field): string {
  if (path === '') return name;
  return required === undefined && path !== name ? `${path} ${name}` : path;
}

function count({ children, choice }: Field): string {
  const [one, many] = choice ? ['alternative', 'alternatives'] : ['field', 'fields'];
  return `${children.length} ${children.length === 1 ? one : many}`;
}
