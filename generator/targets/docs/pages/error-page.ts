import type { JsonValue } from '../../../json.ts';
import type { ErrorCode, Operation } from '../../../model/api.ts';
import { isObject } from '../../../model/canonical.ts';
import type { Page } from '../site/page.ts';
import { operationsLine, type Site } from '../site/site.ts';
import { exampleViews, factViews, sourceFact } from './facts-and-examples.ts';

/** `undefined` stands for examples without a code. */
type ExamplesByCode = ReadonlyMap<string | undefined, JsonValue>;

const NO_OPERATION = 'No operation: the API returns it for requests that match no operation.';

export function errorPages(site: Site): Page[] {
  const { operations, errors } = site.api;
  const examples = firstExamples(operations);
  return errors.map((error) => ({
    path: site.paths.error(error.code),
    title: error.title,
    summary: `${error.code}: ${error.title}`,
    section: 'errors',
    group: error.group,
    from: () => [error],
    template: 'error',
    view: (format) => {
      const users = operations.filter(({ errorCodes }) => errorCodes.includes(error.code));
      const value = exampleOf(error, errors, examples);
      return {
        ...error,
        status: String(error.status),
        description: format.text(error.description, 3),
        causes: error.causes.map((cause) => format.line(cause)),
        remedy: format.text(error.remedy, 3),
        operations: format.line(operationsLine(users, site, { none: NO_OPERATION, all: 'Every operation.' })),
        facts: factViews([sourceFact(error)], format),
        examples: value === undefined ? [] : exampleViews([{ name: 'Example', value }], '', format),
      };
    },
  }));
}

/** The first example of each error code: a response body with a member `code` at any depth. */
function firstExamples(operations: readonly Operation[]): ExamplesByCode {
  const responses = operations.flatMap((operation) => operation.responses);
  const contents = responses.filter(({ status }) => /^[45]/.test(status)).flatMap(({ content }) => content);
  const values = contents.flatMap(({ examples }) => examples.map(({ value }) => value));
  const byCode = Map.groupBy(values, codeIn);
  return new Map([...byCode].map(([code, [first]]) => [code, first!]));
}

function codeIn(value: JsonValue): string | undefined {
  if (!isObject(value)) return undefined;
  if (typeof value['code'] === 'string') return value['code'];
  return Object.values(value)
    .map(codeIn)
    .find((code) => code !== undefined);
}

/** The document's example for an error, or the example of a similar error with the details replaced. */
function exampleOf(error: ErrorCode, errors: readonly ErrorCode[], examples: ExamplesByCode): JsonValue | undefined {
  const own = examples.get(error.code);
  if (own !== undefined) return own;
  const withExample = errors.filter(({ code }) => examples.has(code));
  const similar = withExample.find(({ status }) => status === error.status) ?? withExample[0];
  return similar && adapted(examples.get(similar.code)!, similar, error);
}

/** Replaces text beside the code, such as type and link, and drops the rest: it describes one case. */
function adapted(value: JsonValue, from: ErrorCode, to: ErrorCode): JsonValue {
  if (!isObject(value)) return value;
  const isError = value['code'] === from.code;
  const members = Object.entries(value).filter(([, member]) => !isError || typeof member === 'string');
  return Object.fromEntries(
    members.map(([key, member]) => [
      key,
      isError ? adaptedText(member as string, from, to) : adapted(member, from, to),
    ]),
  );
}

function adaptedText(text: string, from: ErrorCode, to: ErrorCode): string {
  if (text === from.code) return to.code;
  if (text === from.type) return to.type;
  return text.includes(from.code) && !text.includes(' ')
    ? text.replace(`${from.group}/${from.code}`, `${to.group}/${to.code}`)
    : `${to.title}.`;
}
