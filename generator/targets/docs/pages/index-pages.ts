import { object, string } from '../../../model/reader.ts';
import type { Field } from '../fields/field-reader.ts';
import { anchor } from '../markup/addresses.ts';
import { type PageGroup, siteGroups } from '../site/groups.ts';
import { type Page, SECTIONS } from '../site/page.ts';
import type { Site } from '../site/site.ts';

/** A page of links, tables of fields, or both; absent parts are not shown. */
interface Index extends Pick<Page, 'path' | 'section' | 'title' | 'from' | 'leftOut'> {
  readonly lead: string;
  /** Markdown. */
  readonly text?: string;
  readonly cards?: readonly Card[];
  readonly groups?: readonly PageGroup[];
  readonly parts?: readonly { readonly id: string; readonly title: string; readonly fields: readonly Field[] }[];
}

type Card = Omit<PageGroup['links'][number], 'code'> & { readonly isFile?: true };

function indexPage({ lead, text = '', cards = [], groups = [], parts = [], ...page }: Index): Page {
  return {
    ...page,
    summary: lead,
    fields: () => parts.map(({ fields }) => fields),
    template: 'index',
    view: (format) => ({
      lead: format.line(lead),
      text: format.text(text, 2),
      // Files have no Markdown twins.
      cards: cards.map((card) => ({ ...card, href: card.isFile === true ? card.to : format.href(card.to) })),
      groups: groups.map(({ name, description, links }) => ({
        id: anchor(name),
        name,
        description: description !== '' && format.line(description),
        links: links.map((link) => ({ ...link, href: format.href(link.to), text: format.line(link.text) })),
      })),
      parts: parts.map((part) => ({ ...part, fields: format.fields(part.fields, 2) })),
    }),
  };
}

export function startPage({ api, paths }: Site): Page {
  const { info, guides, operations, events, errors } = api;
  const types = new Set(events.map(({ type }) => type)).size;
  const section = (folder: string, label: string, count: number, text: string): Card[] =>
    count === 0 ? [] : [{ to: `${folder}/index`, label, text: `All ${count} ${text}` }];
  return indexPage({
    path: 'index',
    section: 'start',
    title: info.title,
    lead: info.summary ?? '',
    text: info.description ?? '',
    cards: [
      ...guides.map(({ name, title, summary }) => ({ to: paths.guide(name), label: title, text: summary })),
      ...section('operations', 'Operations', operations.length, 'operations, grouped by what they work on.'),
      ...section('events', 'Events', types, 'event types, with payloads and examples.'),
      ...section('errors', 'Errors', errors.length, 'error codes, each with causes and the remedy.'),
      { to: 'openapi.json', label: 'OpenAPI document', text: 'The whole API in one file, for tools.', isFile: true },
      {
        to: 'postman.json',
        label: 'Postman collection',
        text: 'Every operation with an example request. Bruno and other clients import it too.',
        isFile: true,
      },
      {
        to: 'llms.txt',
        label: 'llms.txt',
        text: 'A list of all pages as Markdown, for language models.',
        isFile: true,
      },
    ],
    from: () => [api],
  });
}

const LEADS = {
  operations: 'Every operation of the API, grouped by what it works on.',
  events: 'Every event type that the API sends to webhooks.',
  errors: 'Every error code that the API returns. Each has a page with causes and the remedy.',
};

/** The page that lists the pages of a section; none for an empty section. */
export function listPage(section: keyof typeof LEADS, site: Site): Page[] {
  if (site.api[section].length === 0) return [];
  return [
    indexPage({
      path: `${section}/index`,
      section,
      title: SECTIONS[section],
      lead: LEADS[section],
      groups: siteGroups(site)[section],
      ...(section === 'errors' ? errorFormat(site) : { from: () => [site.api[section]] }),
    }),
  ];
}

/** An API uses one schema for all errors. */
function errorFormat(site: Site): Pick<Index, 'parts' | 'from' | 'leftOut'> {
  const { errors, operations } = site.api;
  const responses = operations.flatMap((operation) => operation.responses);
  const schema = responses.find(({ status }) => /^[45]/.test(status))?.content[0]?.schema;
  const reader = site.fieldReader();
  const fields = schema === undefined ? [] : reader.members('error', schema);
  return {
    parts: fields.length === 0 ? [] : [{ id: 'form', title: 'Format of an error', fields }],
    from: () => [errors, operations, ...site.reached(operations)],
    leftOut: reader.leftOut,
  };
}

/** A named schema whose fields other pages leave out: they are too many, or the schema contains itself. */
export function schemaPage(name: string, site: Site): Page {
  const schema = site.api.schemas.find((one) => one.name === name)!;
  const { name: title, json } = schema.written ?? schema;
  const description = string(object(json)['description']) ?? '';
  const reader = schema.written === undefined ? site.fieldReader() : site.writtenReader();
  return indexPage({
    path: site.paths.schema(name),
    section: 'schemas',
    title,
    lead: '',
    text: `${description}\n\nSource: \`${schema.source}\``,
    parts: [{ id: 'fields', title: 'Fields', fields: reader.members('fields', json) }],
    from: () => [schema, ...site.reached([schema])],
    leftOut: reader.leftOut,
  });
}
