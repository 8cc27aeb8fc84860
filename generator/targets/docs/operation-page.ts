import type { JsonValue } from '../../json.ts';
import type { MediaType, Operation, Response } from '../../model/api.ts';
import { successes } from '../resources.ts';
import { renderTemplate } from '../templates.ts';
import { exampleHtml, samplesHtml } from './code-blocks.ts';
import type { Field, FieldReader } from './fields.ts';
import { operationGroup } from './groups.ts';
import { type Fact, operationFacts } from './facts.ts';
import { Html } from './html.ts';
import { markdownHtml } from './markdown.ts';
import type { ErrorOutline } from './outline.ts';
import { type Sample, samplesOf } from './samples.ts';
import { firstSentence } from './first-sentence.ts';
import { relativeTo } from './addresses.ts';
import { operationTitle, type Page, searchPlaces, type Site } from './site.ts';

/** Everything about one operation on one page. */
export function operationPage(operation: Operation, site: Site): Page {
  const path = site.operation(operation.id);
  const title = operationTitle(operation);
  const parts = partsOf(operation, site);
  const samples = samplesOf(operation, site);
  const view = {
    ...commonView(operation, title, site),
    facts: operationFacts(operation, site, path),
    errors: errorsOf(operation, site, path),
  };
  return {
    path,
    title,
    summary: firstSentence(operation.description) || `${operation.method.toUpperCase()} ${operation.path}`,
    section: 'operations',
    group: operationGroup(operation),
    body: body(operation, site, { path, view, parts, samples }),
    markdown: markdown(operation, site, { path, view, parts, samples }),
    sources: [`operations/${operation.id}`, 'document'],
    places: searchPlaces(parts.flatMap(({ fields }) => fields)),
  };
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly headers: readonly Field[];
}

interface Rendering {
  readonly path: string;
  readonly view: ReturnType<typeof commonView> & {
    readonly facts: readonly Fact[];
    readonly errors: readonly object[];
  };
  readonly parts: readonly Part[];
  readonly samples: readonly Sample[];
}

function commonView(operation: Operation, title: string, site: Site) {
  const method = operation.method.toUpperCase();
  const description = operation.description ?? '';
  return {
    above: operationGroup(operation),
    title,
    method,
    path: operation.path,
    call: `${method} ${operation.path}`,
    deprecated: operation.deprecated,
    site: site.api.info.title,
    description,
  };
}

function body(operation: Operation, site: Site, { path, view, parts, samples }: Rendering): Html {
  return new Html(
    renderTemplate('docs/operation.html', {
      ...view,
      description: markdownHtml(view.description, 3),
      parts: parts.map(({ id, title, description, fields, headers }) => ({
        id,
        title,
        description: markdownHtml(description, 3),
        fields: site.renderer.html(fields, path, 2),
        headers: headers.length > 0 && site.renderer.html(headers, path, 1),
      })),
      samples: samplesHtml(samples, 'sample', 'How to call it'),
      examples: examplesOf(operation).map(({ title, value }) => exampleHtml(title, value)),
    }),
  );
}

function markdown(operation: Operation, site: Site, { path, view, parts, samples }: Rendering): string {
  return renderTemplate('docs/operation.md', {
    ...view,
    parts: parts.map(({ title, description, fields, headers }) => ({
      title,
      about: description,
      list: site.renderer.markdown(fields, path),
      headerList: headers.length > 0 && site.renderer.markdown(headers, path),
    })),
    codes: [
      ...samples.map(({ name, code }) => ({ title: name, text: code })),
      ...examplesOf(operation).map(({ title, value }) => ({ title, text: JSON.stringify(value, null, 2) })),
    ],
  });
}

/** What is sent and what comes back, in this order; errors that have a page of their own are left to the table of errors. */
function partsOf(operation: Operation, site: Site): Part[] {
  const reader = site.fieldReader();
  const parameters = (['path', 'query', 'header', 'cookie'] as const).flatMap((where): Part[] => {
    const own = operation.parameters.filter((parameter) => parameter.in === where);
    if (own.length === 0) return [];
    const title = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' }[where];
    const fields = own.map((parameter) => parameterField(parameter, reader));
    return [{ id: `in-${where}`, title, description: '', fields, headers: [] }];
  });
  const request = operation.body === undefined ? [] : bodyParts(operation.body.content, operation.body, reader);
  const catalogued = operation.errorCodes.length > 0;
  const good = successes(operation);
  const answers = operation.responses.filter(
    (response) => !catalogued || good.includes(response) || response.status.startsWith('3'),
  );
  return [...parameters, ...request, ...answers.map((response) => responsePart(response, reader))];
}

function parameterField(parameter: Operation['parameters'][number], reader: FieldReader): Field {
  const { name, schema, required, deprecated, description, example, valuePermissions, errorCode } = parameter;
  const more = valuePermissions.map(
    ({ value, permissions }) =>
      `\`${value}\` needs the permission ${permissions.map((one) => `\`${one}\``).join(' and ')}.`,
  );
  const answer = errorCode === undefined ? [] : [`A value that does not fit is answered with \`${errorCode}\`.`];
  const whole = [description, ...more, ...answer].filter((text) => text !== undefined && text !== '').join(' ');
  return reader.field(parameter.in, name, schema, {
    required,
    deprecated,
    ...(whole !== '' && { description: whole }),
    ...(example !== undefined && { examples: [example] }),
  });
}

function bodyParts(
  content: readonly MediaType[],
  { description, required }: NonNullable<Operation['body']>,
  reader: FieldReader,
): Part[] {
  return content.map(({ mediaType, schema }, index) => ({
    id: index === 0 ? 'request-body' : `request-body-${index + 1}`,
    title: content.length > 1 || !isJson(mediaType) ? `Body as ${mediaType}` : 'Body',
    description: [description, required ? '' : 'The body may be left out.'].filter(Boolean).join(' '),
    fields: schema === undefined ? [] : reader.members('body', schema),
    headers: [],
  }));
}

function responsePart({ status, description, content, headers }: Response, reader: FieldReader): Part {
  const [first, ...more] = content;
  const also = more.length > 0 ? ` Also as ${more.map(({ mediaType }) => mediaType).join(', ')}.` : '';
  return {
    id: `response-${status}`,
    title: status === 'default' ? 'Any other response' : `Response ${status}`,
    description: `${description}${also}`,
    fields: first?.schema === undefined ? [] : reader.members(`response${status}`, first.schema),
    headers: headers.map((header) =>
      reader.field(`response${status}.header`, header.name, header.schema, {
        required: header.required,
        ...(header.description !== undefined && { description: header.description }),
      }),
    ),
  };
}

function isJson(mediaType: string): boolean {
  return /[/+]json\s*(;|$)/i.test(mediaType);
}

function errorsOf({ errorCodes }: Operation, site: Site, path: string) {
  // What is said of this operation alone comes first.
  const rank = ({ code }: ErrorOutline): number => Number(site.commonErrors.has(code));
  return site.api.errors
    .filter(({ code }) => errorCodes.includes(code))
    .toSorted((a, b) => rank(a) - rank(b) || a.status - b.status)
    .map(({ code, status, title }) => ({
      code,
      status: String(status),
      title,
      href: relativeTo(path, site.error(code)),
      twin: relativeTo(path, site.error(code), 'md'),
    }));
}

function examplesOf(operation: Operation): { title: string; value: JsonValue }[] {
  const examples = (content: readonly MediaType[], what: string) =>
    (content[0]?.examples ?? []).map(({ summary, name, value }) => ({ title: `${what}: ${summary ?? name}`, value }));
  // The first is in the code samples.
  return [
    ...examples(operation.body?.content ?? [], 'Request').slice(1),
    ...successes(operation).flatMap(({ status, content }) =>
      examples(content, status === 'default' ? 'Response' : `Response ${status}`),
    ),
  ];
}
