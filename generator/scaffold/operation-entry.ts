import type { Answers } from './answers.ts';
import type { BodySchema } from './operation-components.ts';
import { onOneLine, reference, valueAt } from './spec-file.ts';

interface OperationParts {
  readonly id: string;
  readonly tag: string;
  readonly answers: Answers;
  readonly isList: boolean;
  /** Whether it accepts an idempotency key. */
  readonly isKeyed: boolean;
  readonly success: string;
  /** The names of its path parameters in `parameters.yaml`. */
  readonly names: readonly string[];
  readonly request: BodySchema | undefined;
  readonly response: BodySchema | undefined;
  /** The names of its sets in `x-shared-errors`. */
  readonly errorSets: readonly string[];
}

export function operationEntry(parts: OperationParts): object {
  const { id, tag, answers, isList, isKeyed, success, request, response, errorSets } = parts;
  const { summary, description, permission } = answers;
  return {
    operationId: id,
    tags: onOneLine([tag]),
    summary,
    description,
    security: [{ apiKey: onOneLine(permission === 'none' ? [] : [permission]) }],
    'x-rate-limit': 'default',
    ...(isList && { 'x-paginated': true }),
    'x-error-sets': onOneLine(errorSets),
    parameters: parameterList(parts),
    ...(request !== undefined && {
      requestBody: {
        description: 'What to send.',
        required: true,
        content: jsonContent(request, 'minimal', 'A minimal request'),
      },
    }),
    responses: {
      [success]: {
        description: 'The request succeeded.',
        headers: {
          'Document-Version': reference('../headers.yaml#/DocumentVersion'),
          'Request-Id': reference('../headers.yaml#/RequestId'),
          ...(isKeyed && { 'Idempotency-Replayed': reference('../headers.yaml#/IdempotencyReplayed') }),
        },
        ...(response !== undefined && { content: jsonContent(response, 'plain', 'A typical response') }),
      },
    },
  };
}

function parameterList({ names, tag, isList, isKeyed, response }: OperationParts): object[] {
  const listed = isList ? ['PerPage', 'OrderById', 'SkipCount'] : [];
  const keyed = isKeyed ? ['IdempotencyKey'] : [];
  return [
    ...(isList ? [afterParameter(tag, response?.example)] : []),
    ...[...names, ...listed, 'ServiceVersion', ...keyed].map((name) => reference(`../parameters.yaml#/${name}`)),
  ];
}

/** The parameter `after` of a list; `example` is a response of the list. */
function afterParameter(tag: string, example: unknown): object {
  const id = valueAt(example, ['data', 0, 'id']);
  const prefix = /^[a-z_]+_/.exec(String(id ?? ''))?.[0] ?? 'id_';
  return {
    name: 'after',
    in: 'query',
    description: `Identifier of the last item of the previous page of ${tag.toLowerCase()}. Empty or absent, the first page.`,
    required: false,
    schema: {
      type: 'string',
      pattern: `^(${prefix}[a-z0-9]{26})?$`,
      'x-pattern-message': `be an ID of this list (${prefix} and 26 characters a-z or 0-9), or empty`,
    },
    ...(id !== undefined && { example: id }),
  };
}

function jsonContent({ file, name, example }: BodySchema, key: string, summary: string): object {
  const schema = reference(`../${file}#/${name}`);
  const examples = example === undefined ? {} : { examples: { [key]: { summary, value: example } } };
  return { 'application/json': { schema, ...examples } };
}
