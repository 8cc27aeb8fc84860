import type { JsonObject, JsonValue } from '../../../json.ts';
import { bodyKind, readMedia, sentMedia, streamKind } from '../../document/body-kind.ts';
import { entries, get, type Path, typesOf } from '../../document/json.ts';
import { type Report, type Rule, rule } from './rule.ts';
import type { DocumentView, FoundOperation } from '../document-view.ts';

export const unreadRules: readonly Rule[] = [
  /** Parts of a request that the document describes and the generated server does not read. */
  rule('request-unread', (view, report) => {
    for (const operation of view.pathOperations) {
      parameters(view, operation, report);
      body(view, operation, report);
    }
    for (const { json, path, root } of view.operations) if (root === 'webhooks') webhook(view, json, path, report);
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
        const named = content
          .map(([mediaType]) => mediaType)
          .sort()
          .join(' or ');
        const isStream = content.every(([mediaType]) => streamKind(mediaType) !== undefined);
        const writers = isStream ? 'the generated server writes' : 'the generated server and the mock write';
        const message = `${writers} this response as JSON, not as ${named}`;
        report(path, message, { onceInThirdParty: named });
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
      'The client follows contentType, style and explode, and sends no headers of parts. The server reads deepObject, and without encoding each form that the client sends.';
    report(path, `the generated server and the mock follow only deepObject in the encoding of ${mediaType}`, {
      onceInThirdParty: 'encoding',
      help,
    });
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
