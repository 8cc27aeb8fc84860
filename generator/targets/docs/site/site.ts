import type { JsonValue } from '../../../json.ts';
import type { Api, GuideTable, Operation } from '../../../model/api.ts';
import { reachedSchemas } from '../../reached-schemas.ts';
import { moduleNames } from '../../validators/module-names.ts';
import { errorExamplesOf } from '../pages/error-examples.ts';
import { type CommonFields, FieldReader } from '../fields/field-reader.ts';
import type { Html } from '../markup/html.ts';
import { KeptPages } from '../kept-pages.ts';
import { OperationParts } from '../pages/operation-parts.ts';
import type { Outline } from './outline.ts';
import { FieldRenderer } from '../fields/field-renderer.ts';
import type { SearchPlace } from '../fields/search-places.ts';
import { Shapes } from '../fields/shapes.ts';
import { Values } from '../fields/values.ts';

/** What is said elsewhere of a page. */
export interface PageEntry {
  /** Below the folder of the docs, without its ending: `operations/customers.create`. */
  readonly path: string;
  readonly title: string;
  /** One sentence, for who finds the page elsewhere. */
  readonly summary: string;
  /** What of the navigation it belongs to. */
  readonly section: Section;
  /** The group of the section that it stands in: a resource, a group of events, a group of errors; empty for none. */
  readonly group: string;
  /** Where readers who search are led, beside to the page. */
  readonly places: readonly SearchPlace[];
}

/** One page, in HTML and as Markdown. */
export interface Page extends PageEntry {
  readonly body: Html;
  readonly markdown: string;
  /** Of the `Api`, as `OutputFile` names it. */
  readonly sources: readonly string[];
}

export function entryOf({ path, title, summary, section, group, places }: Page): PageEntry {
  return { path, title, summary, section, group, places };
}

export type Section = 'start' | 'guides' | 'operations' | 'events' | 'errors' | 'schemas' | 'changelog';

/** Where the page of everything is, and what the pages share while they are made. */
export class Site {
  /** What any page may show. */
  readonly api: Outline;
  /** Everything, for pages that are made anew whatever has changed. */
  readonly whole: Api;
  readonly kept: KeptPages;
  readonly scope: string;
  readonly shapes: Shapes;
  readonly fields: CommonFields;
  readonly renderer: FieldRenderer;
  readonly parts: OperationParts;
  /** The schemas that a part of the `Api` refers to. */
  readonly reached: ReturnType<typeof reachedSchemas>;
  readonly #values: Values;
  readonly #errorGroups: ReadonlyMap<string, string>;
  /** Codes that so many operations can answer with that they say nothing about any of them. */
  readonly commonErrors: ReadonlySet<string>;
  readonly #files: Readonly<Record<Kind, ReadonlyMap<string, string>>>;
  /** The first example of each error code that the document has one of. */
  readonly errorExamples: ReadonlyMap<string, JsonValue>;

  /** `kept` are the pages of earlier sites. */
  constructor(api: Api, scope: string, kept = new KeptPages(false)) {
    this.whole = api;
    this.kept = kept;
    this.api = kept.outlineOf(api);
    this.fields = kept.commonFields();
    this.scope = scope;
    this.reached = reachedSchemas(api);
    this.shapes = new Shapes(new Map(api.schemas.map(({ name, json }) => [name, json])));
    this.#values = new Values(this.shapes);
    this.renderer = new FieldRenderer(this.fields.lists, (name) => this.schema(name));
    this.parts = new OperationParts(this.renderer, !kept.keeps);
    this.#errorGroups = new Map(api.errors.map(({ code, group }) => [code, group]));
    const uses = Map.groupBy(
      api.operations.flatMap(({ errorCodes }) => errorCodes),
      (code) => code,
    );
    const many = [...uses].filter(([, own]) => own.length > api.operations.length / 3);
    this.commonErrors = new Set(many.map(([code]) => code));
    this.errorExamples = errorExamplesOf(api.operations);
    this.#files = {
      operation: moduleNames(api.operations.map(({ id }) => id)),
      event: moduleNames(api.events.map(({ type }) => type)),
      group: moduleNames(api.errors.map(({ group }) => group)),
      error: moduleNames(api.errors.map(({ code }) => code)),
      schema: moduleNames(api.schemas.map(({ name }) => name)),
      guide: moduleNames(api.guides.map(({ name }) => name)),
    };
  }

  /** Reads the fields of one page. */
  fieldReader(): FieldReader {
    return new FieldReader(this.#values, this.fields);
  }

  operation = (id: string): string => `operations/${this.#file('operation', id)}`;
  event = (type: string): string => `events/${this.#file('event', type)}`;
  schema = (name: string): string => `schemas/${this.#file('schema', name)}`;
  guide = (name: string): string => `guides/${this.#file('guide', name)}`;

  error = (code: string): string =>
    `errors/${this.#file('group', this.#errorGroups.get(code) ?? '')}/${this.#file('error', code)}`;

  /** The first guide that shows a table, if one does. */
  guideWith(table: GuideTable): string | undefined {
    const guide = this.api.guides.find(({ sections }) => sections.some(({ shows }) => shows === table));
    return guide && this.guide(guide.name);
  }

  #file(kind: Kind, name: string): string {
    const file = this.#files[kind].get(name);
    if (file === undefined) throw new Error(`the docs have no page of the ${kind} ${JSON.stringify(name)}`);
    return file;
  }
}

type Kind = 'operation' | 'event' | 'group' | 'error' | 'schema' | 'guide';

/** `customers.create` → the words of its name that a reader of the navigation needs: its summary, or the name itself. */
export function operationTitle({ summary, id }: Pick<Operation, 'summary' | 'id'>): string {
  return summary === undefined || summary === '' ? id : summary.replace(/\.$/, '');
}
