import type { Operation } from '../../../model/api.ts';
import type { Links, PageLink } from '../markup/lines.ts';
import { operationTitle, type Site } from './site.ts';

export function operationLink(operation: Operation, { paths }: Pick<Site, 'paths'>): PageLink {
  return { to: paths.operation(operation.id), text: operationTitle(operation) };
}

export function eventLink(type: string, { paths }: Pick<Site, 'paths'>): PageLink {
  return { to: paths.event(type), text: type };
}

export function operationLinks(operations: readonly Operation[], site: Site): Links {
  return { links: operations.map((operation) => operationLink(operation, site)) };
}
