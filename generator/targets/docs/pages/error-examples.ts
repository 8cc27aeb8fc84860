import type { JsonValue } from '../../../json.ts';
import type { Operation } from '../../../model/api.ts';
import { isObject } from '../../../model/canonical.ts';
import type { ErrorOutline } from '../site/outline.ts';
import type { Site } from '../site/site.ts';

/** An example of the document with this code in it; else one of another code, with what this one has to say in its place. */
export function exampleOf(
  error: ErrorOutline,
  { api, errorExamples }: Pick<Site, 'api' | 'errorExamples'>,
): JsonValue | undefined {
  const own = errorExamples.get(error.code);
  if (own !== undefined) return own;
  const shown = api.errors.filter(({ code }) => errorExamples.has(code));
  const like = shown.find(({ status }) => status === error.status) ?? shown[0];
  return like === undefined ? undefined : adapted(errorExamples.get(like.code)!, like, error);
}

/** The first example of each error code, by code: a body with a member `code`, at whatever depth. */
export function errorExamplesOf(operations: readonly Operation[]): ReadonlyMap<string, JsonValue> {
  const found = new Map<string, JsonValue>();
  const bad = operations.flatMap(({ responses }) => responses.filter(({ status }) => /^[45]/.test(status)));
  for (const { value } of bad.flatMap(({ content }) => content.flatMap(({ examples }) => examples))) {
    const code = codeIn(value);
    if (code !== undefined && !found.has(code)) found.set(code, value);
  }
  return found;
}

function codeIn(value: JsonValue): string | undefined {
  if (!isObject(value)) return undefined;
  if (typeof value['code'] === 'string') return value['code'];
  return Object.values(value)
    .map(codeIn)
    .find((code) => code !== undefined);
}

/** What stands beside the code is about the error: its type, its page, what it says, and lists of what is wrong in one case only. */
function adapted(value: JsonValue, from: ErrorOutline, to: ErrorOutline): JsonValue {
  if (!isObject(value)) return value;
  const about = value['code'] === from.code;
  const members = Object.entries(value).filter(([, member]) => !about || typeof member === 'string');
  return Object.fromEntries(
    members.map(([key, member]) => [key, about ? beside(member as string, from, to) : adapted(member, from, to)]),
  );
}

function beside(text: string, from: ErrorOutline, to: ErrorOutline): string {
  if (text === from.code) return to.code;
  if (text === from.type) return to.type;
  return text.includes(from.code) && !text.includes(' ')
    ? text.replace(`${from.group}/${from.code}`, `${to.group}/${to.code}`)
    : `${to.title}.`;
}
