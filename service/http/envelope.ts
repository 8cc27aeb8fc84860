import type { RequestBase } from '@billing/server';

import type { Page } from '../storage/page.ts';
import { nextPage } from './next-page.ts';

export interface Meta {
  request_id: string;
}

/** `{ data, meta }` of one request. */
export function envelope<Data>(request: RequestBase, data: Data): { data: Data; meta: Meta } {
  return { data, meta: { request_id: request.id } };
}

/** 200 for a read or an update. */
export function ok<Data>(request: RequestBase, data: Data): { status: 200; body: { data: Data; meta: Meta } } {
  return { status: 200, body: envelope(request, data) };
}

/** 201 with a copy of the new entity. */
export function created<Data>(request: RequestBase, data: Data): { status: 201; body: { data: Data; meta: Meta } } {
  return { status: 201, body: envelope(request, data) };
}

interface ListRequest extends RequestBase {
  readonly query: { readonly per_page: number; readonly after?: string | undefined };
}

/**
 * 200 with one page. `baseUrl` is the address that the request used: `next` leads back to it, also on the last page, where it shows the
 * items that are created later.
 */
export function listed<Row extends { readonly id: string }, Item>(
  request: ListRequest,
  baseUrl: string,
  page: Page<Row>,
  item: (row: Row) => Item,
) {
  const last = page.rows.at(-1)?.id ?? request.query.after ?? '';
  const pagination = {
    per_page: request.query.per_page,
    next: nextPage(request, baseUrl, last),
    has_more: page.hasMore,
    estimated_total: page.estimatedTotal,
  };
  return { status: 200 as const, body: { data: page.rows.map(item), meta: { request_id: request.id, pagination } } };
}
