import type { MediaType, Operation, Parameter, RequestBody, Response } from '../../../model/api.ts';
import { optional } from '../../../model/reader.ts';
import { lazy } from '../../lazy.ts';
import { successes } from '../../resources.ts';
import { isJson } from '../../bodies.ts';
import type { Field, FieldReader } from '../fields/field-reader.ts';
import { firstSentence } from '../markup/markdown.ts';
import { samplesOf } from '../samples/samples.ts';
import type { Format } from '../site/format.ts';
import { operationGroup } from '../site/groups.ts';
import type { Page } from '../site/page.ts';
import { operationTitle, type Site } from '../site/site.ts';
import { exampleViews, factViews, operationFacts } from './facts-and-examples.ts';

export function operationPage(operation: Operation, site: Site): Page {
  const { path, deprecated, description = '' } = operation;
  const method = operation.method.toUpperCase();
  const call = `${method} ${path}`;
  const reader = site.fieldReader();
  const parts = lazy(() => operationParts(operation, reader));
  const samples = lazy(() => samplesOf(operation, site));
  return {
    path: site.paths.operation(operation.id),
    title: operationTitle(operation),
    summary: firstSentence(description) || call,
    section: 'operations',
    group: operationGroup(operation),
    from: () => [operation, ...site.reached([operation])],
    fields: () => parts().map(({ fields }) => fields),
    leftOut: reader.leftOut,
    template: 'operation',
    view: (format) => ({
      method,
      path,
      call,
      deprecated,
      description: format.text(description, 3),
      facts: factViews(operationFacts(operation, site), format),
      parts: parts().map((part) => ({
        ...part,
        description: format.text(part.description, 3),
        fields: format.fields(part.fields, 2),
        headers: part.headers.length > 0 && format.fields(part.headers, 1),
      })),
      errors: errorRows(operation, site, format),
      samples: samples().map((sample, index) => ({
        ...sample,
        first: index === 0,
        code: format.code(sample.code, sample.language),
      })),
      examples: examplesOf(operation, format),
    }),
  };
}

/** Errors of few operations come first: they say more about this one. */
function errorRows({ errorCodes }: Operation, { api, paths, commonErrors }: Site, format: Format): object[] {
  const rank = (code: string): number => Number(commonErrors.has(code));
  return api.errors
    .filter(({ code }) => errorCodes.includes(code))
    .toSorted((a, b) => rank(a.code) - rank(b.code) || a.status - b.status)
    .map(({ code, status, title }) => ({ code, status: String(status), title, href: format.href(paths.error(code)) }));
}

/** All examples except the first of the request, which is in the code samples. */
function examplesOf(operation: Operation, format: Format): object[] {
  const first = ([media]: readonly MediaType[]): MediaType['examples'] => media?.examples ?? [];
  return [
    ...exampleViews(first(operation.body?.content ?? []).slice(1), 'Request: ', format),
    ...successes(operation).flatMap(({ status, content }) =>
      exampleViews(first(content), status === 'default' ? 'Response: ' : `Response ${status}: `, format),
    ),
  ];
}

const LOCATIONS = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' };

/** Parameters, bodies, then responses. Errors that have their own pages are left to the table of errors. */
function operationParts(operation: Operation, reader: FieldReader) {
  const { parameters, body, responses, errorCodes } = operation;
  const good = successes(operation);
  const shown = responses.filter(
    (response) => errorCodes.length === 0 || good.includes(response) || response.status.startsWith('3'),
  );
  return [
    ...Object.entries(LOCATIONS).flatMap(([location, title]) => {
      const fields = parameters
        .filter((parameter) => parameter.in === location)
        .map((parameter) => parameterField(parameter, reader));
      return fields.length === 0 ? [] : [{ id: `in-${location}`, title, description: '', fields, headers: [] }];
    }),
    ...(body === undefined ? [] : bodyParts(body, reader)),
    ...shown.map((response) => responsePart(response, reader)),
  ];
}

function parameterField(parameter: Parameter, reader: FieldReader): Field {
  const { name, schema, required, deprecated, example, valuePermissions, errorCode } = parameter;
  const sentences = [
    parameter.description ?? '',
    ...valuePermissions.map(
      ({ value, permissions }) =>
        `\`${value}\` requires the permission ${permissions.map((one) => `\`${one}\``).join(' and ')}.`,
    ),
    ...(errorCode === undefined ? [] : [`For an invalid value, the API returns \`${errorCode}\`.`]),
  ];
  const description = sentences.filter((sentence) => sentence !== '').join(' ');
  return reader.field(parameter.in, name, schema, required, {
    deprecated,
    ...(description !== '' && { description }),
    ...(example !== undefined && { examples: [example] }),
  });
}

function bodyParts({ content, description, required }: RequestBody, reader: FieldReader) {
  return content.map(({ mediaType, schema }: MediaType, index) => ({
    id: index === 0 ? 'request-body' : `request-body-${index + 1}`,
    title: content.length > 1 || !isJson(mediaType) ? `Body as ${mediaType}` : 'Body',
    description: [description, required ? '' : 'The body is optional.'].filter(Boolean).join(' '),
    fields: schema === undefined ? [] : reader.members('body', schema),
    headers: [],
  }));
}

function responsePart({ status, description, content, headers }: Response, reader: FieldReader) {
  const [first, ...others] = content;
  const also = others.length > 0 ? ` Also as ${others.map(({ mediaType }) => mediaType).join(', ')}.` : '';
  return {
    id: `response-${status}`,
    title: status === 'default' ? 'Any other response' : `Response ${status}`,
    description: `${description}${also}`,
    fields: first?.schema === undefined ? [] : reader.members(`response${status}`, first.schema),
    headers: headers.map((header) =>
      reader.field(
        `response${status}.header`,
        header.name,
        header.schema,
        header.required,
        optional('description', header.description),
      ),
    ),
  };
}
