import type { Api, JsonSchema } from '../../../model/api.ts';
import { errorGroups, eventGroups, operationGroups } from '../site/groups.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { indexPage } from './index-page.ts';

export function operationsPage(site: Site): Page {
  return indexPage({
    path: 'operations/index',
    section: 'operations',
    title: 'Operations',
    lead: 'Every operation of the API, grouped by what it works on.',
    groups: operationGroups(site),
    from: () => [site.api.operations],
  });
}

export function eventsPage(site: Site): Page {
  return indexPage({
    path: 'events/index',
    section: 'events',
    title: 'Events',
    lead: 'Every event type that the API sends to webhooks.',
    groups: eventGroups(site),
    from: () => [site.api.events],
  });
}

export function errorsPage(site: Site): Page {
  const { errors, operations } = site.api;
  const schema = errorSchema(site.api);
  const reader = site.fieldReader();
  const fields = schema === undefined ? [] : reader.members('error', schema);
  return indexPage({
    path: 'errors/index',
    section: 'errors',
    title: 'Errors',
    lead: 'Every error code that the API returns. Each has a page with causes and the remedy.',
    groups: errorGroups(site),
    parts: schema === undefined ? [] : [{ id: 'form', title: 'Format of an error', fields }],
    from: () => [errors, operations, ...site.reached(operations)],
    leftOut: reader.leftOut,
  });
}

/** The schema of the first error response: an API uses one schema for all errors. */
function errorSchema({ operations }: Api): JsonSchema | undefined {
  const responses = operations.flatMap((operation) => operation.responses);
  return responses.find(({ status }) => /^[45]/.test(status))?.content[0]?.schema;
}
