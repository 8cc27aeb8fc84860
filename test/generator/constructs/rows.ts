import type { JsonObject } from '../../../generator/json.ts';

/** A construct beside schemas that generated code does not support, or not completely. */
export interface Row {
  readonly construct: string;
  /** Members of a third-party document that has it. */
  readonly document: JsonObject;
  readonly code: string;
  /** The end of the diagnostic's place. */
  readonly at: string;
  readonly effect: string;
}

const TEXT = { type: 'string' };
const OBJECT = { type: 'object', properties: { a: TEXT } };
const JSON_BODY = { 'application/json': { schema: OBJECT } };
const XML_BODY = { 'application/xml': { schema: { type: 'object', properties: { b: TEXT } } } };
const FORM_BODY = { 'multipart/form-data': { schema: OBJECT } };
const DONE = { '204': { description: 'Done.' } };

const operation = (members: JsonObject, more: JsonObject = {}): JsonObject => ({
  paths: { '/a': { post: { operationId: 'a.do', responses: DONE, ...members } } },
  ...more,
});
const parameter = (members: JsonObject): JsonObject =>
  operation({ parameters: [{ name: 'a', in: 'query', schema: TEXT, ...members }] });
const body = (content: JsonObject): JsonObject => operation({ requestBody: { content } });
const response = (members: JsonObject): JsonObject =>
  operation({ responses: { '200': { description: 'Done.', ...members } } });
const webhook = (members: JsonObject): JsonObject => ({
  webhooks: { a: { post: { requestBody: { content: JSON_BODY }, responses: DONE, ...members } } },
});
const scheme = (json: JsonObject, security: JsonObject[]): JsonObject =>
  operation({ security }, { components: { securitySchemes: { key: json } } });
const NEEDED = [{ key: [] }];

const row = (construct: string, code: string, at: string, effect: string, document: JsonObject): Row => ({
  ...{ construct, document, code, at, effect },
});

const SECURITY = 'components.securitySchemes.key';

export const rows: readonly Row[] = [
  row(
    'the security scheme `mutualTLS`',
    'security-scheme-unsupported',
    SECURITY,
    'the client sends a certificate if its `fetch` does; the server checks none',
    scheme({ type: 'mutualTLS' }, NEEDED),
  ),
  row(
    'HTTP authentication other than Basic and Bearer',
    'security-scheme-unsupported',
    SECURITY,
    'the caller passes the whole value of `Authorization`',
    scheme({ type: 'http', scheme: 'digest' }, NEEDED),
  ),
  row(
    'security schemes in a document without `security`',
    'security-scheme-unsupported',
    SECURITY,
    'the client does not send their credentials',
    scheme({ type: 'http', scheme: 'bearer' }, []),
  ),
  row(
    '`security` with an undeclared scheme',
    'security-scheme-unknown',
    'security.1.other',
    'the client has no credential for it',
    scheme({ type: 'http', scheme: 'bearer' }, [{ key: [] }, { other: [] }]),
  ),
  row(
    'cookie parameters',
    'request-unread',
    'parameters.0',
    'neither sent nor read; the caller passes the header `Cookie`',
    parameter({ in: 'cookie' }),
  ),
  row(
    'the header parameters `Accept`, `Content-Type` and `Authorization`',
    'construct-unused',
    'parameters.0',
    'media types and security schemes determine these headers, as OpenAPI says',
    parameter({ in: 'header', name: 'Accept' }),
  ),
  row(
    '`content` of a parameter, other than JSON',
    'request-unread',
    'parameters.0',
    'the parameter is written and read as JSON',
    operation({ parameters: [{ name: 'a', in: 'query', content: { 'text/csv': { schema: TEXT } } }] }),
  ),
  row(
    'objects inside an object in the style `deepObject`',
    'request-unread',
    'parameters.0',
    'the server does not read them; OpenAPI does not define their form',
    parameter({ style: 'deepObject', schema: { type: 'object', properties: { a: OBJECT } } }),
  ),
  row(
    '`allowReserved`',
    'construct-unused',
    'allowReserved',
    'the client escapes reserved characters; servers decode them to the same value',
    parameter({ allowReserved: true }),
  ),
  row(
    '`allowEmptyValue`',
    'construct-unused',
    'allowEmptyValue',
    'an empty value has to satisfy the schema',
    parameter({ allowEmptyValue: true }),
  ),
  row(
    'a request body of `multipart/mixed`, XML or another type without a writer',
    'request-unread',
    'requestBody',
    'the caller passes bytes, and the handler receives them; the schema is not validated',
    body({ 'multipart/mixed': { schema: OBJECT } }),
  ),
  row(
    'a request body of several types with different schemas',
    'request-unread',
    'requestBody',
    'the client sends the first of JSON, multipart, form, text and bytes; the server accepts that one',
    body({ ...JSON_BODY, ...XML_BODY }),
  ),
  row(
    '`encoding` of a form',
    'request-unread',
    'requestBody',
    'the client follows `contentType`, `style` and `explode`, and sends no `headers`; the server follows only `deepObject`',
    body({ 'multipart/form-data': { schema: OBJECT, encoding: { a: { headers: { X: { schema: TEXT } } } } } }),
  ),
  row(
    'a response of XML, a form or another type without a writer',
    'response-unread',
    'responses.200',
    'the client returns its text; the server writes JSON',
    response({ content: XML_BODY }),
  ),
  row(
    'XML beside another type of a response',
    'construct-unused',
    'content.application/xml',
    'the client requests the other type',
    response({ content: { ...JSON_BODY, ...XML_BODY } }),
  ),
  row(
    'a form beside another type of a response',
    'response-unread',
    'responses.200',
    'the client returns its text',
    response({ content: { ...JSON_BODY, ...FORM_BODY } }),
  ),
  row('`content` of a response to `HEAD`', 'construct-unused', 'content', 'HTTP sends no body with it', {
    paths: {
      '/a': { head: { operationId: 'a.look', responses: { '200': { description: 'Done.', content: JSON_BODY } } } },
    },
  }),
  row(
    '`links`',
    'construct-unused',
    'links',
    'only the bundled document has them',
    response({ links: { next: { operationId: 'a.do' } } }),
  ),
  row(
    '`callbacks`',
    'construct-unused',
    'callbacks',
    'only the bundled document has them; describe requests of the API under `webhooks` for types, validators and pages',
    operation({ callbacks: { done: { '{$request.body#/url}': { post: { responses: DONE } } } } }),
  ),
  row(
    '`servers` of a path or an operation',
    'construct-unused',
    'servers',
    'the client calls the base URL that it is created with',
    operation({ servers: [{ url: 'https://a.example' }] }),
  ),
  row(
    '`xml` of a schema',
    'construct-unused',
    'xml',
    'generated code writes and reads JSON, forms, text and bytes',
    body({ 'application/json': { schema: { ...OBJECT, xml: { name: 'b' } } } }),
  ),
  row(
    '`parameters` of a webhook',
    'construct-unused',
    'parameters',
    'the webhooks package reads the body and the signature',
    webhook({ parameters: [{ name: 'X-Id', in: 'header', schema: TEXT }] }),
  ),
  row(
    '`security` of a webhook',
    'construct-unused',
    'security',
    'the webhooks package verifies the signature of `x-webhook-signature`',
    { ...webhook({ security: NEEDED }), components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } } },
  ),
  row(
    'a webhook of a type other than JSON',
    'request-unread',
    'requestBody',
    'the webhooks package parses JSON',
    webhook({ requestBody: { content: XML_BODY } }),
  ),
  row('the method `query` and other additions of OpenAPI 3.2', 'openapi-feature', 'query', 'they are left out', {
    openapi: '3.2.0',
    paths: { '/a': { query: { operationId: 'a.find', responses: DONE } } },
  }),
];
