/** The properties of an operation that determine its shared error codes. */
export interface OperationShape {
  readonly hasPermission: boolean;
  readonly hasBody: boolean;
  readonly hasQuery: boolean;
  readonly hasPathId: boolean;
}

/** The shared error codes of an operation, as `spec/README.md` lists them, in the order of the operations. */
export function sharedErrorCodes({ hasPermission, hasBody, hasQuery, hasPathId }: OperationShape): string[] {
  const codes: readonly (readonly [code: string, applies: boolean])[] = [
    ['invalid_token', true],
    ['forbidden', hasPermission],
    ['invalid_version', true],
    ['bad_request', hasBody || hasPathId],
    ['not_found', hasPathId],
    ['invalid_json', hasBody],
    ['invalid_field', hasBody || hasQuery],
    ['unsupported_media_type', hasBody],
    ['request_body_too_large', hasBody],
    ['unexpected_request_body', !hasBody],
    ['request_headers_too_large', true],
    ['too_many_requests', true],
    ['internal_error', true],
    ['service_unavailable', true],
  ];
  return codes.flatMap(([code, applies]) => (applies ? [code] : []));
}

/** The response in `responses.yaml` for an error status. */
export const errorResponses: Readonly<Record<number, string>> = {
  400: 'ErrorBadRequest',
  401: 'ErrorUnauthorized',
  403: 'ErrorForbidden',
  404: 'ErrorNotFound',
  409: 'ErrorConflict',
  413: 'ErrorPayloadTooLarge',
  415: 'ErrorUnsupportedMediaType',
  429: 'ErrorTooManyRequests',
  431: 'ErrorHeadersTooLarge',
  500: 'ErrorInternal',
  503: 'ErrorUnavailable',
};
