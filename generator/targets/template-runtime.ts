export type Template = (view: object) => string;

/** The code of a template, to be given what it calls. */
export type TemplateCode = (runtime: TemplateRuntime) => Template;

export interface TemplateRuntime extends ViewReaders {
  /** By the names under which a template calls them. */
  readonly helpers: Readonly<Record<string, (value: unknown) => string>>;
  /** What a bare mustache prints. */
  readonly print: (value: unknown) => string;
}

/** How the code of a template reads a view. */
interface ViewReaders {
  /** A field that has no value; one that is not there is a mistake of whoever made the view. */
  readonly field: (view: unknown, name: string) => unknown;
  readonly list: (value: unknown) => readonly unknown[];
  readonly holds: (value: unknown) => boolean;
}

export const VIEW_READERS: ViewReaders = {
  field(view, name) {
    if (typeof view === 'object' && view !== null && name in view) return (view as Record<string, unknown>)[name];
    throw new TypeError(`"${name}" not defined in ${String(view)}`);
  },
  list(value) {
    if (Array.isArray(value)) return value;
    if (!value) return [];
    throw new TypeError('{{#each x}} takes a list');
  },
  holds: (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)),
};

/** Text as it is. */
export function printText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  '`': '&#x60;',
  '=': '&#x3D;',
};

/** Text as HTML shows it, in an element or in an attribute, quoted or not. */
export function printEscaped(value: unknown): string {
  const text = printText(value);
  return /[&<>"'`=]/.test(text) ? text.replace(/[&<>"'`=]/g, (character) => ESCAPED[character]!) : text;
}
