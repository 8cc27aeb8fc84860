import type { JsonValue } from '../../../json.ts';
import { type BodyKind, bodyKind, readMedia, sentMedia } from '../../document/body-kind.ts';
import { entries, get, typesOf } from '../../document/json.ts';
import type { Report, ReportOptions, Rule } from './rule.ts';
import type { DocumentView, FoundOperation } from '../document-view.ts';

/** What of a request the generated server does not read: a promise of the document that nobody would keep. */
export const requestUnread: Rule = {
  code: 'request-unread',
  check(view, report) {
    for (const operation of view.operations.filter(({ root }) => root === 'paths')) {
      parameters(view, operation, report);
      body(view, operation, report);
    }
  },
};

function parameters(view: DocumentView, operation: FoundOperation, report: Report): void {
  for (const { json, path } of view.parametersOf(operation)) {
    const name = `'${String(json?.['name'])}'`;
    if (json?.['in'] === 'cookie') {
      const options = { ...weight(view, 'cookie'), help: 'Take the value in a header or in the query.' };
      report(path, `the generated server does not read the cookie ${name}`, options);
    }
    const [mediaType] = entries(json?.['content']).map(([key]) => key);
    if (mediaType !== undefined && bodyKind(mediaType, undefined) !== 'json') {
      const options = { ...weight(view, 'content'), help: 'Give it a schema in place of the content.' };
      report(path, `generated code writes and reads the parameter ${name} as JSON, not as ${mediaType}`, options);
    }
    if (json?.['style'] === 'deepObject' && isNested(view, json['schema'])) {
      const options = {
        ...weight(view, 'deepObject'),
        help: 'OpenAPI says nothing about objects in a deepObject: take them apart, or take JSON.',
      };
      report(path, `generated code does not read the objects in the parameter ${name}`, options);
    }
  }
}

function isNested(view: DocumentView, schema: JsonValue | undefined): boolean {
  const properties = entries(get(view.follow(schema), 'properties'));
  return properties.some(([, property]) => typesOf(view.follow(property)).includes('object'));
}

function body(view: DocumentView, operation: FoundOperation, report: Report): void {
  const content = get(view.follow(operation.json['requestBody']), 'content');
  const media = entries(content)
    .map(([mediaType, entry]) => ({
      mediaType,
      entry,
      schema: get(entry, 'schema'),
      kind: kindOf(view, mediaType, entry),
    }))
    .sort((a, b) => (a.mediaType < b.mediaType ? -1 : 1));
  const sent = sentMedia(media);
  const path = [...operation.path, 'requestBody'];
  if (sent?.kind === 'other') {
    const named = media.map(({ mediaType }) => mediaType).join(' or ');
    const help = 'Take JSON, a form, text or bytes, or answer this operation with a route of your own.';
    report(path, `generated code neither writes nor reads ${named} of this schema`, { ...weight(view, named), help });
    return;
  }
  const read = readMedia(media);
  for (const { mediaType } of media.filter((one) => !read.includes(one))) {
    const help = 'Give both the same schema, or make operations of them.';
    const message = `generated code takes this body as ${sent?.mediaType}, and not as ${mediaType}`;
    report(path, message, { ...weight(view, `beside ${mediaType}`), help });
  }
  for (const { mediaType, entry, kind } of read) {
    if (get(entry, 'encoding') === undefined || (kind !== 'form' && kind !== 'multipart')) continue;
    const help = 'Leave it out: lists are repeated, objects are JSON, and bytes are files.';
    report(path, `generated code does not keep to the encoding of ${mediaType}`, { ...weight(view, 'encoding'), help });
  }
}

function kindOf(view: DocumentView, mediaType: string, entry: JsonValue): BodyKind {
  return bodyKind(mediaType, view.follow(get(entry, 'schema')));
}

/** Other people's documents have what they have; saying it once will do. */
function weight(view: DocumentView, once: string): ReportOptions {
  return view.strict ? { severity: 'error' } : { once };
}
