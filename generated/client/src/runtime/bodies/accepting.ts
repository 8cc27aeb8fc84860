// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Endpoint } from '../endpoint.ts';
import type { ReadAccepted } from './read-response.ts';

/** An operation whose responses have one of several media types. `Results` are the results by media type. */
export interface NegotiatedEndpoint<
  Request = never,
  Result = unknown,
  Failure = unknown,
  Results = object,
> extends Endpoint<Request, Result, Failure> {
  readonly accept: string;
  readonly read: ReadAccepted;
  /** Type information only. */
  readonly results?: () => Results;
}

/** The same operation for a caller that accepts one of its media types, such as `text/event-stream`. */
export function accepting<Request, Result, Failure, Results, Type extends keyof Results>(
  endpoint: NegotiatedEndpoint<Request, Result, Failure, Results>,
  accept: Type | undefined,
): Endpoint<Request, Results[Type], Failure> {
  const { accept: usual, read, types: _, ...rest } = endpoint;
  const type = accept === undefined ? usual : String(accept);
  return { ...rest, accept: type, read: (response, signal) => read(response, signal, type) };
}
