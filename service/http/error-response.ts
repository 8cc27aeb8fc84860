import { errorCatalogue, problemOf } from '@billing/server';

import { anyError } from '../common/any-error.ts';
import { ServiceError } from '../common/errors.ts';
import { problemError } from './problem-errors.ts';
import { unavailable } from './unavailable.ts';

export interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly error: {
      readonly type: string;
      readonly code: string;
      readonly detail: string;
      readonly documentation_url: string;
      readonly errors?: readonly { readonly field: string; readonly message: string }[];
    };
    readonly meta: { readonly request_id: string };
  };
}

/**
 * The response for any thrown value. A value that is neither a ServiceError nor a problem of the request
 * becomes `internal_error`, without details of the cause.
 */
export function errorResponse(
  thrown: unknown,
  requestId: string,
  settings: { readonly docsBaseUrl: string; readonly bodyBytes: number },
): ErrorResponse {
  const error = serviceError(thrown, settings.bodyBytes);
  const { type, status, group } = errorCatalogue[error.code];
  return {
    status,
    headers: error.headers,
    body: {
      error: {
        type,
        code: error.code,
        detail: error.message,
        documentation_url: `${settings.docsBaseUrl}/errors/${group}/${error.code}`,
        ...(error.fields.length > 0 && { errors: error.fields }),
      },
      meta: { request_id: requestId },
    },
  };
}

/** The error of the catalog for a thrown value. */
export function serviceError(thrown: unknown, bodyBytes: number): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  const problem = problemOf(thrown, bodyBytes);
  if (problem !== undefined) return problemError(problem);
  const unavailableError = unavailable(thrown);
  if (unavailableError !== undefined) return unavailableError;
  return anyError('internal_error', 'Something went wrong on our side. Nothing was changed; try again later.', {
    cause: thrown,
  });
}
