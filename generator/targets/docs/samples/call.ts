import type { JsonValue } from '../../../json.ts';
import type { Api, Operation } from '../../../model/api.ts';
import { bodyMedia, contentType } from '../../bodies.ts';
import { successes } from '../../resources.ts';
import type { Shapes } from '../fields/shapes.ts';
import { type ParameterValue, parameterValue, writtenPath, writtenQuery } from './sample-values.ts';
import { serverUrl } from './server-url.ts';

/** The request that every code sample of an operation sends: required parameters and the first example of the body. */
export interface Call {
  readonly operation: Operation;
  readonly server: string;
  readonly url: string;
  readonly parameters: readonly ParameterValue[];
  /** Undefined for an operation that needs no credential in a header. */
  readonly credential: Credential | undefined;
  readonly mediaType: string | undefined;
  readonly body: JsonValue | undefined;
  readonly returnsBody: boolean;
}

export interface Credential {
  readonly header: string;
  /** The text before the key: `Bearer `. */
  readonly prefix: string;
}

export function callOf(operation: Operation, api: Api, shapes: Shapes): Call {
  const server = serverUrl(api);
  const parameters = operation.parameters
    .filter(({ required }) => required)
    .map((parameter) => ({ parameter, value: parameterValue(parameter, shapes) }));
  const media = bodyMedia(operation);
  return {
    operation,
    server,
    url: `${server}${writtenPath(operation.path, parameters)}${writtenQuery(parameters)}`,
    parameters,
    credential: credentialOf(operation, api),
    mediaType: media && contentType(media),
    // Other media types look different on the wire than in an example.
    body: media?.kind === 'json' ? media.examples[0]?.value : undefined,
    returnsBody: successes(operation).some(({ content }) => content.length > 0),
  };
}

function credentialOf({ security }: Operation, { securitySchemes }: Api): Credential | undefined {
  const scheme = securitySchemes.find(({ name }) => name === security[0]?.scheme)?.json;
  if (scheme === undefined) return undefined;
  if (scheme['type'] === 'apiKey')
    return scheme['in'] === 'header' ? { header: String(scheme['name']), prefix: '' } : undefined;
  return { header: 'Authorization', prefix: scheme['scheme'] === 'basic' ? 'Basic ' : 'Bearer ' };
}
