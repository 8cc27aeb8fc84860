import type { Answers } from './answers.ts';
import type { BodySchema } from './operation-schemas.ts';
import { onOneLine, reference } from './yaml-text.ts';

interface OperationParts {
  readonly id: string;
  readonly tag: string;
  readonly answers: Answers;
  readonly isList: boolean;
  /** Whether it accepts an idempotency key. */
  readonly isKeyed: boolean;
  readonly success: string;
  readonly parameters: readonly object[];
  readonly request: BodySchema | undefined;
  readonly response: BodySchema | undefined;
  /** The names of its sets in `x-shared-errors`. */
  readonly errorSets: readonly string[];
}

export function operationEntry(parts: OperationParts): object {
  const { id, tag, answers, isList, isKeyed, success, parameters, request, response, errorSets } = parts;
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
    parameters,
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

function jsonContent({ file, name, example }: BodySchema, key: string, summary: string): object {
  const schema = reference(`../${file}#/${name}`);
  const examples = example === undefined ? {} : { examples: { [key]: { summary, value: example } } };
  return { 'application/json': { schema, ...examples } };
}
