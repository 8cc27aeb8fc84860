// Generated from spec.yaml by `npm run generate`. Do not edit.
import { NotImplementedError } from './not-implemented.ts';

/** An invalid value in a request: its field, the violated rule, the limit, and a phrase such as "must be an integer". */
export interface Fault {
  readonly field: string;
  readonly rule: string;
  readonly limit: unknown;
  readonly message: string;
}

/** A problem of a request that is detected before its handler runs. The application turns each into its own error. */
export type RequestProblem =
  | { readonly kind: 'path-unknown' }
  | { readonly kind: 'method-not-allowed'; readonly allow: readonly string[] }
  | { readonly kind: 'head-too-large' }
  | { readonly kind: 'malformed-http'; readonly detail: string }
  | { readonly kind: 'request-timeout' }
  | {
      readonly kind: 'path-parameter-invalid' | 'header-invalid';
      readonly errorCode: string | undefined;
      readonly faults: readonly Fault[];
    }
  | { readonly kind: 'body-missing' | 'body-unexpected' | 'body-not-an-object' }
  | { readonly kind: 'body-media-type'; readonly accepted: readonly string[]; readonly received: string | undefined }
  | { readonly kind: 'body-encoding' | 'body-charset'; readonly received: string }
  | { readonly kind: 'body-too-large'; readonly limitBytes: number }
  | { readonly kind: 'body-unreadable'; readonly detail: string }
  | { readonly kind: 'fields-invalid'; readonly errorCode: string | undefined; readonly faults: readonly Fault[] }
  | { readonly kind: 'not-implemented'; readonly operation: string };

/** The problem behind an error of Fastify or node:http, or undefined if the error is not about the form of the request. */
export function problemOf(error: unknown, limitBytes: number): RequestProblem | undefined {
  if (error instanceof NotImplementedError) return { kind: 'not-implemented', operation: error.operation };
  const { code, statusCode, message } = error as { code?: unknown; statusCode?: unknown; message?: unknown };
  if (typeof code !== 'string') return undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { kind: 'body-too-large', limitBytes };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { kind: 'body-media-type', accepted: [], received: undefined };
  if (code === 'FST_ERR_BAD_URL') return { kind: 'path-unknown' };
  if (code === 'HPE_HEADER_OVERFLOW') return { kind: 'head-too-large' };
  if (code === 'HPE_INVALID_METHOD') return { kind: 'method-not-allowed', allow: [] };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { kind: 'request-timeout' };
  // The client closed the connection during its request; errors of other connections have no status.
  if (code === 'ECONNRESET' && statusCode === 400) return { kind: 'malformed-http', detail: String(message) };
  if (code.startsWith('HPE_') || (code.startsWith('FST_') && statusCode === 400))
    return { kind: 'malformed-http', detail: String(message) };
  return undefined;
}
