import type { Api, JsonSchema } from '../../../model/api.ts';
import { firstSentence } from '../markup/first-sentence.ts';
import { errorGroups, eventGroups, operationGroups } from '../site/groups.ts';
import type { Page } from '../site/page.ts';
import { operationTitle, type Site } from '../site/site.ts';
import { indexPage } from './index-page.ts';

/** The list of all operations. */
export function operationsPage(site: Site): Page {
  const { api, paths } = site;
  const groups = operationGroups(api).map(({ name, description, operations }) => ({
    name,
    description,
    links: operations.map((operation) => ({
      to: paths.operation(operation.id),
      label: operationTitle(operation),
      code: `${operation.method.toUpperCase()} ${operation.path}`,
      text: firstSentence(operation.description),
    })),
  }));
  const lead = 'Every operation of the API, grouped by what it works on.';
  return indexPage(
    { path: 'operations/index', section: 'operations', title: 'Operations', lead, groups, from: [api.operations] },
    site,
  );
}

/** The list of all event types. */
export function eventsPage(site: Site): Page {
  const { api, paths } = site;
  const newest = new Map(api.events.map((event) => [event.type, event]));
  const groups = eventGroups(api).map(({ name, types }) => ({
    name,
    description: api.tags.find((tag) => tag.name === name)?.description ?? '',
    links: types.map((type) => {
      const { summary, description, version } = newest.get(type)!;
      return {
        to: paths.event(type),
        label: type,
        code: version > 1 ? `version ${version}` : '',
        text: summary ?? firstSentence(description),
      };
    }),
  }));
  const lead = 'Every event type that the API sends to webhooks.';
  return indexPage(
    { path: 'events/index', section: 'events', title: 'Events', lead, groups, from: [api.events] },
    site,
  );
}

/** The list of all error codes, and the fields of an error. */
export function errorsPage(site: Site): Page {
  const { api, paths } = site;
  const groups = errorGroups(api).map(({ name, errors }) => ({
    name,
    description: '',
    links: errors.map(({ code, status, title }) => ({
      to: paths.error(code),
      label: code,
      code: '',
      text: `${status} · ${title}`,
    })),
  }));
  const schema = errorSchema(api);
  const reader = site.fieldReader();
  const fields = schema === undefined ? [] : reader.members('error', schema);
  return indexPage(
    {
      path: 'errors/index',
      section: 'errors',
      title: 'Errors',
      lead: 'Every error code that the API returns. Each has a page with causes and the remedy.',
      groups,
      parts: schema === undefined ? [] : [{ id: 'form', title: 'Format of an error', fields }],
      from: [api.errors, api.operations, ...site.reached(api.operations)],
      leftOut: reader.leftOut,
    },
    site,
  );
}

/** The schema of the first error response: an API uses one schema for all errors. */
function errorSchema({ operations }: Api): JsonSchema | undefined {
  const responses = operations.flatMap((operation) => operation.responses);
  return responses.find(({ status }) => /^[45]/.test(status))?.content[0]?.schema;
}
