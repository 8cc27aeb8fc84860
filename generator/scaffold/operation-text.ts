import { stringify } from 'yaml';

import type { Answers } from './answers.ts';
import { errorResponses } from './operation-codes.ts';
import type { UsedSchema } from './operation-schemas.ts';

export interface OperationParts {
  readonly id: string;
  readonly tag: string;
  readonly answers: Answers;
  readonly isList: boolean;
  readonly success: string;
  /** Names in `parameters.yaml`. */
  readonly parameters: readonly string[];
  readonly requestSchema: UsedSchema | undefined;
  readonly response: UsedSchema | undefined;
  readonly codes: readonly string[];
  readonly requestExample: unknown;
  readonly responseExample: unknown;
}

const STATUS_OF: Readonly<Record<string, number>> = {
  invalid_token: 401,
  forbidden: 403,
  not_found: 404,
  request_body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  request_headers_too_large: 431,
  internal_error: 500,
  service_unavailable: 503,
};

/** Returns the YAML of an operation in the style of the existing ones. */
export function operationText(parts: OperationParts): string {
  const { id, tag, answers, isList, success, parameters, requestSchema, response, codes } = parts;
  const { summary = '', description = '', permission = '' } = answers;
  const listParameters = isList ? ['PerPage', 'OrderById', 'SkipCount'] : [];
  const names = [...parameters, ...listParameters, 'ServiceVersion'];
  const statuses = [...new Set(codes.map((code) => STATUS_OF[code] ?? 400))].toSorted((a, b) => a - b);
  return [
    `operationId: ${id}`,
    `tags: [${tag}]`,
    `summary: ${summary}`,
    `description: ${JSON.stringify(description)}`,
    'security:',
    `  - apiKey: [${permission === 'none' ? '' : permission}]`,
    'x-rate-limit: default',
    ...(isList ? ['x-paginated: true'] : []),
    'x-error-codes:',
    ...codes.map((code) => `  - ${code}`),
    'parameters:',
    ...(isList ? after(parts) : []),
    ...names.map((name) => `  - $ref: '../parameters.yaml#/${name}'`),
    ...(requestSchema === undefined ? [] : [...body(requestSchema, parts.requestExample)]),
    'responses:',
    ...indent(2, successText(success, response, parts.responseExample)),
    ...statuses.flatMap((status) => [`  '${status}':`, `    $ref: '../responses.yaml#/${errorResponses[status]}'`]),
    '',
  ].join('\n');
}

function after({ tag, responseExample }: OperationParts): string[] {
  const [first] = (responseExample as { data?: readonly { id?: string }[] } | undefined)?.data ?? [];
  const prefix = /^[a-z_]+_/.exec(first?.id ?? '')?.[0] ?? 'id_';
  return [
    '  - name: after',
    '    in: query',
    `    description: Identifier of the last item of the previous page of ${tag.toLowerCase()}. Empty or absent, the first page.`,
    '    required: false',
    '    schema:',
    '      type: string',
    `      pattern: ^(${prefix}[a-z0-9]{26})?$`,
    `      x-pattern-message: be an ID of this list (${prefix} and 26 characters a-z or 0-9), or empty`,
    ...(first?.id === undefined ? [] : [`    example: ${first.id}`]),
  ];
}

function body(schema: UsedSchema, example: unknown): string[] {
  return [
    'requestBody:',
    `  description: What to send.`,
    '  required: true',
    '  content:',
    '    application/json:',
    '      schema:',
    `        $ref: '../${schema.file}#/${schema.name}'`,
    '      examples:',
    '        minimal:',
    '          summary: The least that can be sent',
    '          value:',
    ...indent(12, stringify(example, { lineWidth: 0 }).trimEnd().split('\n')),
  ];
}

function successText(status: string, schema: UsedSchema | undefined, example: unknown): string[] {
  return [
    `'${status}':`,
    '  description: The request succeeded.',
    '  headers:',
    '    Document-Version:',
    `      $ref: '../headers.yaml#/DocumentVersion'`,
    '    Request-Id:',
    `      $ref: '../headers.yaml#/RequestId'`,
    ...(schema === undefined
      ? []
      : [
          '  content:',
          '    application/json:',
          '      schema:',
          `        $ref: '../${schema.file}#/${schema.name}'`,
          ...(example === undefined
            ? []
            : [
                '      examples:',
                '        plain:',
                '          summary: As it comes back',
                '          value:',
                ...indent(12, stringify(example, { lineWidth: 0 }).trimEnd().split('\n')),
              ]),
        ]),
  ];
}

function indent(blanks: number, lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(blanks) + line));
}
