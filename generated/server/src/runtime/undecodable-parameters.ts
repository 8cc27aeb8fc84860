// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Fault } from './problem.ts';
import type { ParameterRule } from './route.ts';

const MESSAGE = 'must be UTF-8 text, percent-encoded';

/** Query parameters that are not valid UTF-8. `URLSearchParams` replaces such bytes with U+FFFD, which would change the text. */
export function undecodableParameters(rules: readonly ParameterRule[], target: string): Fault[] {
  const query = target.slice(target.indexOf('?') + 1 || target.length);
  if (isDecodable(query)) return [];
  const names = query.split('&').flatMap((pair) => (isDecodable(pair) ? [] : [...new URLSearchParams(pair).keys()]));
  const wrong = rules.filter((rule) => names.some((key) => isOf(rule, key)));
  return wrong.map(({ name }) => ({ field: name, rule: 'utf-8', limit: true, message: MESSAGE }));
}

/** Whether this key belongs to the parameter: `filter`, `filter[a]`, or a member of an exploded object. */
function isOf({ name, explode, members = {} }: ParameterRule, key: string): boolean {
  return key.split('[', 1)[0] === name || (explode && Object.hasOwn(members, key));
}

/** It suffices to check sequences of escaped bytes: everything between them is ASCII. */
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
