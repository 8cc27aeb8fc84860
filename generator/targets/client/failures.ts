import type { Api, ErrorCode, Operation, Response } from '../../model/api.ts';
import { referencedName } from '../../model/schemas.ts';
import { compareText, isObject } from '../../model/canonical.ts';
import { memoized } from '../../model/memoized.ts';
import { mediaSchema } from '../bodies.ts';
import { TypeText } from '../code.ts';
import { bodyTypeName, errorResponses } from '../resources.ts';
import { errorBodyType } from './received.ts';

/** The error responses of an operation, by the type of their body, and one entry for all others. */
export function failures(operation: Operation) {
  const documented = errorResponses(operation);
  const numbers = documented.filter(({ status }) => /^\d+$/.test(status));
  const ranges = documented.filter(({ status }) => /^\dXX$/i.test(status));
  const rest = documented.find(({ status }) => status === 'default');
  const statuses = numbers.map(({ status }) => status);
  const rangeOf = ({ status }: Response): string => `StatusRange<${status[0]!}>`;
  const single = [...Map.groupBy(numbers, bodyKey).values()].map((alike) =>
    failure(operation, alike[0], alike.map(({ status }) => status).join(' | '), alike.length > 1),
  );
  const inRanges = ranges.map((response) => {
    const listed = statuses.filter((status) => status.startsWith(response.status[0]!));
    return failure(operation, response, without(rangeOf(response), listed));
  });
  const others = without('ErrorStatus', [...statuses, ...ranges.map(rangeOf)]);
  return [...single, ...inRanges, failure(operation, rest, others)];
}

/** The types of the bodies of errors, by code; none for an error that an operation documents without one. */
export function errorClassBodies({ operations, schemas, errors }: Api): ReadonlyMap<string, TypeText> {
  const typeNames = new Map(schemas.map(({ name, typeName }) => [name, typeName]));
  const statuses = new Map(errors.map(({ code, status }) => [code, String(status)]));
  const names = new Map<string, Set<string | undefined>>();
  for (const operation of operations) {
    const responses = new Map(errorResponses(operation).map((one) => [one.status.toUpperCase(), one]));
    for (const code of operation.errorCodes) {
      const status = statuses.get(code);
      const keys = status === undefined ? [] : [status, `${status[0]}XX`, 'DEFAULT'];
      const response = keys.map((key) => responses.get(key)).find((found) => found !== undefined);
      if (response === undefined) continue;
      const name = schemaTypeName(typeNames, response) ?? bodyTypeName(operation, response);
      memoized(names, code, () => new Set<string | undefined>()).add(name);
    }
  }
  const documented = [...names].filter(([, own]) => !own.has(undefined));
  return new Map(
    documented.map(([code, own]) => [code, new TypeText([...own].map((name) => `types.${name}`).join(' | '))]),
  );
}

/** Error responses with the same type of body, which is unknown without a response. */
function failure(operation: Operation, response: Response | undefined, status: string, several = false) {
  return { status: new TypeText(status), several, body: response && errorBodyType(operation, response) };
}

/** The name of the schema that the whole body refers to. */
function schemaTypeName(typeNames: ReadonlyMap<string, string>, { content }: Response): string | undefined {
  const schema = mediaSchema(content);
  const name = isObject(schema) && Object.keys(schema).length === 1 ? referencedName(schema) : undefined;
  return name === undefined ? undefined : typeNames.get(name);
}

function bodyKey({ content }: Response): string {
  return JSON.stringify([mediaSchema(content), [...new Set(content.map(({ kind }) => kind))].sort()]);
}

function without(type: string, excluded: readonly string[]): string {
  return excluded.length === 0 ? type : `Exclude<${type}, ${excluded.join(' | ')}>`;
}

/** The errors that these operations document, by code; without operations, those of all. */
export function errorsOf(api: Api, ...operations: readonly Operation[]): ErrorCode[] {
  const codes = new Set((operations.length > 0 ? operations : api.operations).flatMap(({ errorCodes }) => errorCodes));
  return api.errors.filter(({ code }) => codes.has(code)).toSorted((a, b) => compareText(a.code, b.code));
}

/** The errors that no operation of another resource documents; the others would hide them. */
export function ownErrors(api: Api, operation: Operation): ErrorCode[] {
  return errorsOf(api, operation).filter(({ resources }) => resources.length === 1);
}
