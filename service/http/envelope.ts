import type { RequestBase } from '@billing/server';

export interface Meta {
  request_id: string;
}

/**
 * The request of a response, without the query and the body, which the handler has taken out; or only its
 * id. The first query parameter of an operation, and its body if it had none, therefore do not compile until
 * its handler reads them.
 */
type HandledRequest = ReadRequest | RequestBase['id'];

/** A request whose query and body the handler has taken out. */
export type ReadRequest<Code extends string = never> = RequestBase<Code> & {
  readonly query?: never;
  readonly body?: never;
};

/** The body `{ data, meta }` of a response. */
export function envelope<Data>(request: HandledRequest, data: Data): { data: Data; meta: Meta } {
  return { data, meta: { request_id: typeof request === 'string' ? request : request.id } };
}

/** 200 with an entity. */
export function ok<Data>(request: HandledRequest, data: Data): { status: 200; body: { data: Data; meta: Meta } } {
  return { status: 200, body: envelope(request, data) };
}

/** 201 with the new entity. */
export function created<Data>(request: HandledRequest, data: Data): { status: 201; body: { data: Data; meta: Meta } } {
  return { status: 201, body: envelope(request, data) };
}

/** 204. */
export function noContent(_request: HandledRequest): { status: 204 } {
  return { status: 204 };
}
