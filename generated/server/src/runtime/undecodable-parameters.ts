import type { Fault } from './problem.ts';
import type { ParameterRule } from './route.ts';

const MESSAGE = 'must be UTF-8 text, percent-encoded';

/** Parameters of the query whose bytes are no UTF-8. `URLSearchParams` reads those as U+FFFD, so that a handler would see another text. */
export function undecodableParameters(rules: readonly ParameterRule[], target: string): Fault[] {
  const query = target.slice(target.indexOf('?') + 1 || target.length);
  if (isDecodable(query)) return [];
  const names = query.split('&').flatMap((pair) => (isDecodable(pair) ? [] : [...new URLSearchParams(pair).keys()]));
  const wrong = rules.filter((rule) => names.some((key) => isOf(rule, key)));
  return wrong.map(({ name }) => ({ field: name, rule: 'utf-8', limit: true, message: MESSAGE }));
}

/** Whether text under this key ends in the parameter: `filter`, `filter[a]`, or a member of an object that is spread over the query. */
function isOf({ name, explode, members = {} }: ParameterRule, key: string): boolean {
  return key.split('[', 1)[0] === name || (explode && Object.hasOwn(members, key));
}

/** Sequences of escaped bytes stand for themselves: what is between them is ASCII. */
function isDecodable(text: string): boolean {
  const escaped = text.match(/(?:%[\da-f]{2})+/gi) ?? [];
  return escaped.every((bytes) => {
    try {
      decodeURIComponent(bytes);
      return true;
    } catch {
      return false;
    }
  });
}
