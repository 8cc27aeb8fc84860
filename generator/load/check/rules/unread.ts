import type { JsonObject, JsonValue } from '../../../json.ts';
import { bodyKind, readMedia, sentMedia, streamKind } from '../../document/body-kind.ts';
import { type Kind, operation, parameter, pathItem, response, schema } from '../../document/grammar.ts';
import { entries, get, type Path, typesOf } from '../../document/json.ts';
import { isReservedHeader } from '../../document/grammar.ts';
import { type Report, type Rule, rule } from './rule.ts';
import type { DocumentView, FoundOperation } from '../document-view.ts';

export const unreadRules: readonly Rule[] = [
  /** Parts of a request that the document describes and the generated server does not read. */
  rule('request-unread', (view, report) => {
    for (const operation of view.pathOperations) {
      parameters(view, operation, report);
      body(view, operation, report);
    }
    for (const { json, path } of view.webhooks) webhook(view, json, path, report);
  }),

  rule('response-unread', (view, report) => {
    for (const operation of view.pathOperations) {
      for (const [status, response] of entries(operation.json['responses'])) {
        const content = entries(get(view.follow(response), 'content'));
        const kinds = content.map(([type, media]) => bodyKind(type, view.follow(get(media, 'schema'))));
        const path = [...operation.path, 'responses', status];
        if (kinds.length === 0) continue;
        if (kinds.some((kind) => ['json', 'text', 'bytes'].includes(kind))) {
          const form = content.find((_, index) => kinds[index] === 'form' || kinds[index] === 'multipart')?.[0];
          if (form !== undefined)
            report(path, `the client reads ${form} as text`, { onceInThirdParty: `beside ${form}` });
          continue;
        }
        const types = content.map(([type]) => type).sort();
        const named = types.join(' or ');
        const isStream = types.every((type) => streamKind(type) !== undefined);
        const writers = isStream ? 'the generated server writes' : 'the generated server and the mock write';
        const message = `${writers} this response as JSON, not as ${named}`;
        report(path, message, { onceInThirdParty: named });
      }
    }
  }),

  /** In strict mode, a document may describe what its own code does not use. */
  rule('construct-unused', (view, report) => {
    if (view.strict) return;
    for (const { json, kind, path } of view.objects) {
      for (const [keyword, on, effect, root = path[0]] of CONSTRUCTS) {
        if (!on.includes(kind) || path[0] !== root || json[keyword] === undefined || json[keyword] === false) continue;
        report([...path, keyword], `${keyword} has no effect here: ${effect}`, { onceInThirdParty: keyword });
      }
      const name = String(json['name']);
      if (kind === parameter && json['in'] === 'header' && isReservedHeader(name)) {
        const message = `the parameter ${name} has no effect: OpenAPI describes this header elsewhere`;
        report(path, message, { onceInThirdParty: 'header' });
      }
      const types = kind === response ? entries(json['content']).map(([type]) => type) : [];
      const other = types.find((type) => /[/+]xml\b/.test(type));
      if (other === undefined || types.length === 1) continue;
      const message = `the client does not request ${other}, but another type of this response`;
      report([...path, 'content', other], message, { onceInThirdParty: other });
    }
    for (const { path, json } of view.pathOperations.filter(({ method }) => method === 'head')) {
      for (const [status, each] of entries(json['responses'])) {
        const message = 'content has no effect here: HTTP sends no body in response to HEAD';
        if (get(each, 'content') !== undefined)
          report([...path, 'responses', status, 'content'], message, { onceInThirdParty: 'content' });
      }
    }
  }),
];

function parameters(view: DocumentView, operation: FoundOperation, report: Report): void {
  for (const { json, path } of view.parametersOf(operation)) {
    const name = `'${String(json?.['name'])}'`;
    if (json?.['in'] === 'cookie') {
      const options = { onceInThirdParty: 'cookie', help: 'Use a header or query parameter.' };
      report(path, `generated code neither sends nor reads the cookie ${name}`, options);
    }
    const [mediaType] = entries(json?.['content']).map(([key]) => key);
    if (mediaType !== undefined && bodyKind(mediaType, undefined) !== 'json') {
      const options = { onceInThirdParty: 'content', help: 'Use schema instead of content.' };
      report(path, `generated code writes and reads the parameter ${name} as JSON, not as ${mediaType}`, options);
    }
    if (json?.['style'] === 'deepObject' && isNested(view, json['schema'])) {
      const help = 'OpenAPI does not define nested objects in deepObject style: flatten them, or accept JSON.';
      const message = `generated code does not read the nested objects in the parameter ${name}`;
      report(path, message, { onceInThirdParty: 'deepObject', help });
    }
  }
}

function isNested(view: DocumentView, schema: JsonValue | undefined): boolean {
  const properties = entries(get(view.follow(schema), 'properties'));
  return properties.some(([, property]) => typesOf(view.follow(property)).includes('object'));
}

function body(view: DocumentView, operation: FoundOperation, report: Report): void {
  const media = entries(view.follow(operation.json['requestBody'])?.['content'])
    .map(([mediaType, entry]) => {
      const schema = get(entry, 'schema');
      return { mediaType, entry, schema, kind: bodyKind(mediaType, view.follow(schema)) };
    })
    .sort((a, b) => (a.mediaType < b.mediaType ? -1 : 1));
  const sent = sentMedia(media);
  const path = [...operation.path, 'requestBody'];
  if (sent?.kind === 'other') {
    const named = media.map(({ mediaType }) => mediaType).join(' or ');
    const help = 'Pass serialized bytes to the client, and parse them in the handler; or accept JSON, a form or text.';
    const message = `generated code sends and receives ${named} as bytes, and does not validate this schema`;
    return report(path, message, { onceInThirdParty: named, help });
  }
  const read = readMedia(media);
  for (const { mediaType } of media.filter((one) => !read.includes(one))) {
    const help = 'Use the same schema for both, or split the operation in two.';
    const message = `generated code accepts this body as ${sent?.mediaType}, but not as ${mediaType}`;
    report(path, message, { onceInThirdParty: `beside ${mediaType}`, help });
  }
  for (const { mediaType, entry, kind } of read) {
    if (kind !== 'form' && kind !== 'multipart') continue;
    const isRead = ([, own]: readonly [string, JsonValue]): boolean => get(own, 'style') === 'deepObject';
    if (entries(get(entry, 'encoding')).every(isRead)) continue;
    const help =
      'The client follows contentType, style and explode, and sends no headers of parts. ' +
      'The server reads deepObject, and without encoding each form that the client sends.';
    const message = `the generated server and the mock follow only deepObject in the encoding of ${mediaType}`;
    report(path, message, { onceInThirdParty: 'encoding', help });
  }
}

function webhook(view: DocumentView, json: JsonObject, path: Path, report: Report): void {
  const types = entries(view.follow(json['requestBody'])?.['content']).map(([mediaType]) => mediaType);
  if (types.length === 0 || types.some((mediaType) => bodyKind(mediaType, undefined) === 'json')) return;
  const named = types.sort().join(' or ');
  const message = `the webhooks package parses this webhook as JSON, not as ${named}`;
  const help = 'Describe the webhook as JSON.';
  report([...path, 'requestBody'], message, { onceInThirdParty: `webhook ${named}`, help });
}

type Construct = readonly [keyword: string, on: readonly Kind[], effect: string, root?: 'webhooks'];

/** Keywords that change requests or responses by OpenAPI, and have no effect here, or only in that root. */
const CONSTRUCTS: readonly Construct[] = [
  ['servers', [pathItem, operation], 'the client calls the base URL that it is created with'],
  ['callbacks', [operation], 'generated code has no types or routes for these requests'],
  ['parameters', [pathItem, operation], 'the webhooks package reads the body and the signature', 'webhooks'],
  ['security', [operation], 'the webhooks package verifies the signature of x-webhook-signature', 'webhooks'],
  ['links', [response], 'generated code and documentation do not follow links'],
  ['xml', [schema], 'generated code writes and reads JSON'],
  ['allowReserved', [parameter], 'the client escapes reserved characters'],
  ['allowEmptyValue', [parameter], 'an empty value has to satisfy the schema'],
];
