import type { JsonValue } from '../../../json.ts';
import { bodyKind, readMedia, sentMedia } from '../../document/body-kind.ts';
import { entries, get, typesOf } from '../../document/json.ts';
import type { Report, Rule } from './rule.ts';
import type { DocumentView, FoundOperation } from '../document-view.ts';

/** Parts of a request that the document describes and the generated server does not read. */
export const requestUnread: Rule = {
  code: 'request-unread',
  check(view, report) {
    for (const operation of view.pathOperations) {
      parameters(view, operation, report);
      body(view, operation, report);
    }
  },
};

function parameters(view: DocumentView, operation: FoundOperation, report: Report): void {
  for (const { json, path } of view.parametersOf(operation)) {
    const name = `'${String(json?.['name'])}'`;
    if (json?.['in'] === 'cookie') {
      const options = { onceInThirdParty: 'cookie', help: 'Use a header or query parameter.' };
      report(path, `the generated server does not read the cookie ${name}`, options);
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
    const help = 'Accept JSON, a form, text or bytes, or write the route for this operation by hand.';
    const message = `generated code neither writes nor reads ${named} with this schema`;
    return report(path, message, { onceInThirdParty: named, help });
  }
  const read = readMedia(media);
  for (const { mediaType } of media.filter((one) => !read.includes(one))) {
    const help = 'Use the same schema for both, or split the operation in two.';
    const message = `generated code accepts this body as ${sent?.mediaType}, but not as ${mediaType}`;
    report(path, message, { onceInThirdParty: `beside ${mediaType}`, help });
  }
  for (const { mediaType, entry, kind } of read) {
    if (get(entry, 'encoding') === undefined || (kind !== 'form' && kind !== 'multipart')) continue;
    const help =
      'Remove encoding: generated code repeats the field for lists, sends objects as JSON and bytes as files.';
    report(path, `generated code ignores the encoding of ${mediaType}`, { onceInThirdParty: 'encoding', help });
  }
}

export const responseUnread: Rule = {
  code: 'response-unread',
  check(view, report) {
    for (const operation of view.pathOperations) {
      for (const [status, response] of entries(operation.json['responses'])) {
        const content = entries(get(view.follow(response), 'content'));
        const kinds = content.map(([type, media]) => bodyKind(type, view.follow(get(media, 'schema'))));
        if (kinds.length === 0 || kinds.some((kind) => ['json', 'text', 'bytes'].includes(kind))) continue;
        const named = content
          .map(([mediaType]) => mediaType)
          .sort()
          .join(' or ');
        const message = `generated code writes and reads this response as JSON, not as ${named}`;
        report([...operation.path, 'responses', status], message, { onceInThirdParty: named });
      }
    }
  },
};
