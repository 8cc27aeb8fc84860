import { type JsonObject, plainText } from '../../../json.ts';
import type { Api, MediaType, Operation } from '../../../model/api.ts';
import { withQuery } from '../../../model/query-of-path.ts';
import { bodyMedia, contentType } from '../../bodies.ts';
import { credentialOptions } from '../../client/security.ts';
import { successes } from '../../resources.ts';
import type { Shapes } from '../fields/shapes.ts';
import { parameterValue, serverUrl, writtenPath, writtenQuery } from './sample-values.ts';

/** The request of every code sample: required parameters, and the first example of the body. */
export type Call = Readonly<ReturnType<typeof callOf>>;

export function callOf(operation: Operation, api: Api, shapes: Shapes) {
  const server = serverUrl(api);
  const parameters = operation.parameters
    .filter(({ required }) => required)
    .map((parameter) => ({ parameter, value: parameterValue(parameter, shapes) }));
  // Those of the first alternative that the operation accepts.
  const [required = []] = operation.security;
  const schemes = api.securitySchemes.filter(({ name }) => required.some(({ scheme }) => scheme === name));
  const keys = schemes
    .filter(({ json }) => json['in'] === 'query')
    .map(({ json }) => ({ name: String(json['name']), in: 'query', explode: false }) as const)
    .map((parameter) => ({ parameter, value: 'YOUR_API_KEY' }));
  const media = bodyMedia(operation);
  return {
    operation,
    server,
    url: server + withQuery(writtenPath(operation.path, parameters), writtenQuery([...parameters, ...keys])),
    parameters,
    headers: parameters
      .filter(({ parameter }) => parameter.in === 'header')
      .map(({ parameter: { name }, value }) => ({ name, text: plainText(value) })),
    credentials: schemes.flatMap(({ json }) => headerCredential(json)),
    /** The same as options of the client. */
    clientOptions: credentialOptions(api, operation),
    mediaType: media && contentType(media),
    // Other media types look different on the wire than in an example.
    body: media?.kind === 'json' ? (media.examples[0]?.value ?? requiredFields(operation, media, shapes)) : undefined,
    returnsBody: successes(operation).some(({ content }) => content.length > 0),
  };
}

/** A body without an example: its required fields. Undefined for an optional body that has none. */
function requiredFields({ body }: Operation, { schema }: MediaType, shapes: Shapes): JsonObject | undefined {
  const { properties, required } = shapes.of(schema);
  if (required.size === 0 && body?.required !== true) return undefined;
  const fields = [...required].map((name) => ({ name, schema: properties.get(name) ?? true }));
  return Object.fromEntries(fields.map((field) => [field.name, parameterValue(field, shapes)]));
}

/** The name of a header, and the text before the key: `Bearer `. */
function headerCredential({ type, in: place, name, scheme = 'Bearer' }: JsonObject) {
  if (type === 'mutualTLS' || place === 'query') return [];
  if (place === 'cookie') return [{ header: 'Cookie', prefix: `${String(name)}=` }];
  if (place === 'header') return [{ header: String(name), prefix: '' }];
  const prefix = String(scheme);
  return [{ header: 'Authorization', prefix: `${prefix.slice(0, 1).toUpperCase()}${prefix.slice(1)} ` }];
}
