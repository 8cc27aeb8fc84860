import { literal } from '../../code.ts';
import { FORMAT_CHECKS } from '../formats.ts';
import { failIf, type Keyword, type Place } from '../place.ts';
import { limits } from './limits.ts';

/** Keywords of strings, in the order in which their faults are reported. */
export const STRING_KEYWORDS: Readonly<Record<string, Keyword>> = {
  ...limits({
    maxLength: (limit, place) => `${place.value}.length > ${limit} && ${codePoints(place)} > ${limit}`,
    minLength(limit, place) {
      if (limit <= 1) return `${place.value}.length < ${limit}`;
      return `${place.value}.length < ${2 * limit - 1} && ${codePoints(place)} < ${limit}`;
    },
  }),
  // With the `u` flag (JSON Schema 2020-12, core §6.4); `x-pattern-message` is its sentence.
  pattern: (source: string, schema, place) => {
    const message = schema['x-pattern-message'];
    const said = typeof message === 'string' ? `, message: ${literal(message)}` : '';
    const isWrong = `!${place.scope.pattern(source)}.test(${place.value})`;
    return failIf(isWrong, place, 'pattern', `{ limit: ${literal(source)}${said} }`);
  },
};

/**
 * The length in characters, not UTF-16 units (JSON Schema 2020-12, validation §6.3). A character takes one
 * unit or two, so the number of units alone decides about nearly every string without reading it.
 */
function codePoints({ scope, value }: Place): string {
  return `${scope.runtime('codePoints')}(${value})`;
}

/** `format` is asserted, unlike in JSON Schema's default, for values of the type that it is about. */
export function formatOf(type: 'string' | 'number'): Keyword {
  return (name: string, _schema, place) => {
    const check = FORMAT_CHECKS.get(name)!;
    if (check.type !== type) return '';
    const params = `{ limit: ${literal(name)}, message: ${literal(`be ${check.description}`)} }`;
    return failIf(`!${place.scope.runtime(check.name)}(${place.value})`, place, 'format', params);
  };
}
