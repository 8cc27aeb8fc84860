import type { JsonSchema } from '../../../model/api.ts';
import { renderTemplate } from '../../templates.ts';
import type { Field } from '../fields/field-reader.ts';
import { firstSentence } from '../markup/first-sentence.ts';
import { anchor, errorGroups, eventGroups, operationGroups } from '../site/groups.ts';
import { Html } from '../markup/html.ts';
import { inlineHtml, markdownHtml } from '../markup/markdown.ts';
import { relativeTo } from '../markup/addresses.ts';
import { searchPlaces } from '../fields/search-places.ts';
import { operationTitle, type Page, type Section, type Site } from '../site/site.ts';

interface IndexLink {
  readonly to: string;
  readonly words: string;
  readonly code: string;
  readonly text: string;
}

interface Index {
  readonly path: string;
  readonly section: Section;
  readonly title: string;
  readonly lead: string;
  readonly text?: string;
  readonly cards?: readonly {
    readonly to: string;
    readonly ending?: string;
    readonly words: string;
    readonly text: string;
  }[];
  readonly groups?: readonly {
    readonly name: string;
    readonly description: string;
    readonly links: readonly IndexLink[];
  }[];
  readonly parts?: readonly { readonly id: string; readonly title: string; readonly fields: readonly Field[] }[];
}

/** The page that a reader starts from. */
export function startPage(site: Site): Page {
  const { info, guides, operations, events, errors } = site.whole;
  const card = (to: string, words: string, text: string, ending?: string) => ({
    to,
    words,
    text,
    ...(ending !== undefined && { ending }),
  });
  return indexPage(site, {
    path: 'index',
    section: 'start',
    title: info.title,
    lead: info.summary ?? '',
    cards: [
      ...guides.map(({ name, title, summary }) => card(site.guide(name), title, summary)),
      ...(operations.length > 0
        ? [card('operations/index', 'Operations', `All ${operations.length}, by what they are about.`)]
        : []),
      ...(events.length > 0
        ? [
            card(
              'events/index',
              'Events',
              `All ${new Set(events.map(({ type }) => type)).size} types, with payloads and examples.`,
            ),
          ]
        : []),
      ...(errors.length > 0
        ? [card('errors/index', 'Errors', `All ${errors.length} codes, with what to do about each.`)]
        : []),
      card('openapi', 'OpenAPI document', 'Everything on these pages in one file, for tools.', 'json'),
      card(
        'postman',
        'Postman collection',
        'Every operation with its example, ready to send; Bruno and others import it too.',
        'json',
      ),
      card('llms', 'llms.txt', 'All pages as Markdown, listed for language models.', 'txt'),
    ],
    text: info.description ?? '',
  });
}

export function operationsPage(site: Site): Page {
  const links = operationGroups(site.whole).map(({ name, description, operations }) => ({
    name,
    description,
    links: operations.map((operation) => ({
      to: site.operation(operation.id),
      words: operationTitle(operation),
      code: `${operation.method.toUpperCase()} ${operation.path}`,
      text: firstSentence(operation.description),
    })),
  }));
  return indexPage(site, {
    path: 'operations/index',
    section: 'operations',
    title: 'Operations',
    lead: 'Everything that can be asked of the API.',
    groups: links,
  });
}

export function eventsPage(site: Site): Page {
  const newest = new Map(site.whole.events.map((event) => [event.type, event]));
  const groups = eventGroups(site.api).map(({ name, types }) => ({
    name,
    description: site.api.tags.find((tag) => tag.name === name)?.description ?? '',
    links: types.map((type) => {
      const { summary, description, version } = newest.get(type)!;
      return {
        to: site.event(type),
        words: type,
        code: version > 1 ? `version ${version}` : '',
        text: summary ?? firstSentence(description),
      };
    }),
  }));
  return indexPage(site, {
    path: 'events/index',
    section: 'events',
    title: 'Events',
    lead: 'Everything that the API tells of by itself.',
    groups,
  });
}

export function errorsPage(site: Site): Page {
  const groups = errorGroups(site.api).map(({ name, errors }) => ({
    name,
    description: '',
    links: errors.map(({ code, status, title }) => ({
      to: site.error(code),
      words: code,
      code: '',
      text: `${status} · ${title}`,
    })),
  }));
  const envelope = errorEnvelope(site);
  const parts =
    envelope === undefined
      ? []
      : [{ id: 'form', title: 'How an error looks', fields: site.fieldReader().members('error', envelope) }];
  return indexPage(site, {
    path: 'errors/index',
    section: 'errors',
    title: 'Errors',
    lead: 'Every code that an answer can carry, with a page on what to do about it.',
    groups,
    parts,
  });
}

/** A named schema whose fields the pages that use it leave out, since there are many or it is inside itself. */
export function schemaPage(name: string, site: Site): Page {
  const json = site.shapes.named.get(name);
  const description = typeof json === 'object' && typeof json['description'] === 'string' ? json['description'] : '';
  const fields = site.fieldReader().members('fields', json);
  const source = site.whole.schemas.find((schema) => schema.name === name)?.source;
  return {
    ...indexPage(site, {
      path: site.schema(name),
      section: 'schemas',
      title: name,
      lead: '',
      text: [description, ...(source === undefined ? [] : [`In the document: \`${source}\``])].join('\n\n'),
      parts: [{ id: 'fields', title: 'Fields', fields }],
    }),
    sources: [`schemas/${name}`, 'document'],
    places: searchPlaces(fields),
  };
}

/** The schema that the first error of the document has; all of ours have the same. */
function errorEnvelope({ whole }: Site): JsonSchema | undefined {
  const bad = whole.operations.flatMap(({ responses }) => responses.filter(({ status }) => /^[45]/.test(status)));
  return bad[0]?.content[0]?.schema;
}

function indexPage(
  site: Site,
  { path, section, title, lead, text = '', cards = [], groups = [], parts = [] }: Index,
): Page {
  const to = (page: string): string => relativeTo(path, page);
  return {
    path,
    title,
    summary: lead,
    section,
    group: '',
    body: new Html(
      renderTemplate('docs/index.html', {
        title,
        lead: inlineHtml(lead),
        text: markdownHtml(text, 2),
        cards: cards.map(({ to: page, ending, words, text: about }) => ({
          href: ending === undefined ? to(page) : `${page}.${ending}`,
          words,
          text: about,
        })),
        groups: groups.map(({ name, description, links }) => ({
          id: anchor(name),
          name,
          description: description !== '' && inlineHtml(description),
          links: links.map((link) => ({ ...link, href: to(link.to), text: inlineHtml(link.text) })),
        })),
        parts: parts.map(({ id, title: heading, fields }) => ({
          id,
          title: heading,
          fields: site.renderer.html(fields, path, 2),
        })),
      }),
    ),
    markdown: renderTemplate('docs/index.md', {
      title,
      lead,
      text,
      cards: cards.map(({ to: page, ending, words, text: about }) => ({
        twin: ending === undefined ? relativeTo(path, page, 'md') : `${page}.${ending}`,
        words,
        text: about,
      })),
      groups: groups.map(({ name, description, links }) => ({
        name,
        description,
        links: links.map((link) => ({ ...link, twin: relativeTo(path, link.to, 'md') })),
      })),
      parts: parts.map(({ title: heading, fields }) => ({
        title: heading,
        list: site.renderer.markdown(fields, path),
      })),
    }),
    sources: ['document'],
    places: searchPlaces(parts.flatMap(({ fields }) => fields)),
  };
}
