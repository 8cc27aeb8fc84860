import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import { followIn } from '../../support/undocumented.ts';
import { type WholeSchema, wholeSchema } from '../../support/schema-arbitrary.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: WholeSchema;
  readonly errorCode: string | undefined;
}

export interface Body {
  readonly schema: WholeSchema;
  readonly required: boolean;
  readonly examples: readonly JsonValue[];
}

export interface Operation {
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  /** `/customers/{customer_id}` */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  /** By status. */
  readonly responses: Readonly<Record<string, JsonObject>>;
  readonly errorCodes: readonly string[];
  /** Whether a key needs a permission. */
  readonly isGuarded: boolean;
}

/** The fuzzer's only information about a service: its OpenAPI document. */
export interface DocumentedApi {
  readonly document: JsonObject;
  readonly operations: readonly Operation[];
  /** In upper case, by path. */
  readonly methods: ReadonlyMap<string, readonly string[]>;
  readonly errors: Readonly<Record<string, { readonly status: number; readonly type: string }>>;
  /** Names of path parameters by the prefix of their ids: `ctm_` → `customer_id`. */
  readonly parameterOf: ReadonlyMap<string, string>;
}

export function documentedApi(document: JsonObject): DocumentedApi {
  const follow = followIn(document);
  const named = (document['components'] as { readonly schemas: JsonObject }).schemas;
  const whole = (schema: JsonValue): WholeSchema => wholeSchema(schema, named) as WholeSchema;
  const items = Object.entries(document['paths'] as unknown as Readonly<Record<string, Record<string, JsonObject>>>);
  const operations = items.flatMap(([path, item]) =>
    Object.entries(item).map(([method, json]): Operation => {
      const requestBody = json['requestBody'] as JsonObject | undefined;
      const body = requestBody && (requestBody['content'] as Record<string, JsonObject>)['application/json'];
      return {
        id: String(json['operationId']),
        method: method.toUpperCase(),
        path,
        parameters: ((json['parameters'] ?? []) as JsonObject[]).map(follow).map((parameter) => ({
          name: String(parameter['name']),
          in: parameter['in'] as Parameter['in'],
          schema: whole(parameter['schema']!),
          errorCode: parameter['x-error-code'] as string | undefined,
        })),
        body: body && {
          schema: whole(body['schema']!),
          required: requestBody['required'] === true,
          examples: Object.values((body['examples'] ?? {}) as Record<string, JsonObject>).map(
            (each) => follow(each)['value']!,
          ),
        },
        responses: Object.fromEntries(
          Object.entries(json['responses'] as Record<string, JsonObject>).map(([status, each]) => [
            status,
            follow(each),
          ]),
        ),
        errorCodes: json['x-error-codes'] as string[],
        isGuarded: (json['security'] as Record<string, string[]>[]).some((needs) =>
          Object.values(needs).some((permissions) => permissions.length > 0),
        ),
      };
    }),
  );
  const parameters = operations.flatMap((operation) => operation.parameters).filter((each) => each.in === 'path');
  return {
    document,
    operations,
    methods: new Map(items.map(([path, item]) => [path, Object.keys(item).map((method) => method.toUpperCase())])),
    errors: document['x-error-catalogue'] as unknown as DocumentedApi['errors'],
    parameterOf: new Map(parameters.map(({ schema, name }) => [prefixOf(schema), name])),
  };
}

/** `ctm_`, as the pattern of an id begins. */
function prefixOf({ pattern }: WholeSchema): string {
  return /^\^([a-z]+_)/.exec(String(pattern))?.[1] ?? '';
}
