import type { JsonObject } from '../../json.ts';
import type { JsonSchema, Operation, Parameter } from '../../model/api.ts';
import { responseTypeName } from '../../model/names.ts';
import type { Declaration } from './declaration.ts';
import { introduction } from './introduction.ts';
import { mediaSchema } from './media-schema.ts';

const PLACES = [
  { in: 'path', suffix: 'Path', what: 'Path parameters' },
  { in: 'query', suffix: 'Query', what: 'Query parameters' },
  { in: 'header', suffix: 'Headers', what: 'Headers' },
] as const;

/** The types of one operation; a response without content has none. */
export function operationDeclarations(operation: Operation): Declaration[] {
  const where = `\`${operation.id}\` (${operation.method.toUpperCase()} ${operation.path})`;
  const declare = (
    name: string,
    schema: JsonSchema | undefined,
    what: string,
    see: string,
    more?: string,
  ): Declaration[] =>
    schema === undefined
      ? []
      : [
          {
            module: 'operations',
            name,
            schema,
            description: introduction(`${what} of ${where}`, more),
            see,
            source: `operations/${operation.id}`,
          },
        ];
  return [
    ...PLACES.flatMap((place) => {
      const parameters = operation.parameters.filter((parameter) => parameter.in === place.in);
      return declare(operation.typeName + place.suffix, parametersSchema(parameters), place.what, operation.source);
    }),
    ...declare(
      `${operation.typeName}Body`,
      operation.body && (mediaSchema(operation.body.content) ?? true),
      'Request body',
      operation.body?.source ?? operation.source,
      operation.body?.description,
    ),
    ...operation.responses.flatMap(({ status, content, description, source }) =>
      declare(
        responseTypeName(operation.typeName, status),
        mediaSchema(content),
        `Response ${status}`,
        source,
        description,
      ),
    ),
  ];
}

/** Parameters of one place as one object; header names in lower case, as a server sees them. */
function parametersSchema(parameters: readonly Parameter[]): JsonSchema | undefined {
  if (parameters.length === 0) return undefined;
  const key = ({ name, in: where }: Parameter): string => (where === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(key),
    properties: Object.fromEntries(parameters.map((parameter) => [key(parameter), parameterSchema(parameter)])),
  };
}

function parameterSchema({ schema, description, deprecated, example }: Parameter): JsonObject {
  return {
    ...(typeof schema === 'object' ? schema : {}),
    ...(description !== undefined && { description }),
    ...(deprecated && { deprecated }),
    ...(example !== undefined && { example }),
  };
}
