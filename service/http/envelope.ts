import type { RequestBase } from '@billing/server';

export interface Meta {
  request_id: string;
}

/** The body `{ data, meta }` of a response. */
export function envelope<Data>(request: RequestBase, data: Data): { data: Data; meta: Meta } {
  return { data, meta: { request_id: request.id } };
}

/** 200 with an entity. */
export function ok<Data>(request: RequestBase, data: Data): { status: 200; body: { data: Data; meta: Meta } } {
  return { status: 200, body: envelope(request, data) };
}

/** 201 with the new entity. */
export function created<Data>(request: RequestBase, data: Data): { status: 201; body: { data: Data; meta: Meta } } {
  return { status: 201, body: envelope(request, data) };
}
