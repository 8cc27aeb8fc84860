import type { MediaType, Operation, Parameter, RequestBody, Response } from '../../../model/api.ts';
import { successes } from '../../resources.ts';
import { isJson } from '../../types/media-schema.ts';
import type { Field } from '../fields/field.ts';
import type { FieldReader } from '../fields/field-reader.ts';

/** One section of an operation's page: the parameters of one location, a body, or a response. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly headers: readonly Field[];
}

const LOCATIONS = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

/** Parameters, bodies, then responses. Errors that have their own pages are left to the table of errors. */
export function operationParts(operation: Operation, reader: FieldReader): Part[] {
  const { parameters, body, responses, errorCodes } = operation;
  const good = successes(operation);
  const shown = responses.filter(
    (response) => errorCodes.length === 0 || good.includes(response) || response.status.startsWith('3'),
  );
  return [
    ...LOCATIONS.flatMap(([location, title]): Part[] => {
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
  return reader.field(parameter.in, name, schema, {
    required,
    about: {
      deprecated,
      ...(description !== '' && { description }),
      ...(example !== undefined && { examples: [example] }),
    },
  });
}

function bodyParts({ content, description, required }: RequestBody, reader: FieldReader): Part[] {
  return content.map(({ mediaType, schema }: MediaType, index) => ({
    id: index === 0 ? 'request-body' : `request-body-${index + 1}`,
    title: content.length > 1 || !isJson(mediaType) ? `Body as ${mediaType}` : 'Body',
    description: [description, required ? '' : 'The body is optional.'].filter(Boolean).join(' '),
    fields: schema === undefined ? [] : reader.members('body', schema),
    headers: [],
  }));
}

function responsePart({ status, description, content, headers }: Response, reader: FieldReader): Part {
  const [first, ...others] = content;
  const also = others.length > 0 ? ` Also as ${others.map(({ mediaType }) => mediaType).join(', ')}.` : '';
  return {
    id: `response-${status}`,
    title: status === 'default' ? 'Any other response' : `Response ${status}`,
    description: `${description}${also}`,
    fields: first?.schema === undefined ? [] : reader.members(`response${status}`, first.schema),
    headers: headers.map((header) =>
      reader.field(`response${status}.header`, header.name, header.schema, {
        required: header.required,
        ...(header.description !== undefined && { about: { description: header.description } }),
      }),
    ),
  };
}
