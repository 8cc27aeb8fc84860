import type { JsonValue } from '../../json.ts';
import { compileRegex, isRegex } from '../document/compile-regex.ts';
import type { Finding } from '../check/finding.ts';
import { isObject } from '../document/json.ts';

/**
 * Patterns are read with the `u` flag, as JSON Schema asks, and that allows no needless escapes (`\:`, `\_`), no bare `{`, and no `-`
 * beside a class (`[\w-.]`). Documents of others are full of them; those are rewritten here to what they mean without the flag. What is
 * a regular expression of another language (`(?i)`, `[[:alpha:]]`, `\p{IsLetter}`) checks nothing, and is left out.
 */
export function amendPatterns(json: Record<string, JsonValue>, path: Finding['path'], found: Finding[]): void {
  const { pattern, patternProperties: byPattern } = json;
  if (typeof pattern === 'string' && !isRegex(pattern)) {
    const amended = amendment(pattern);
    if (amended === undefined) delete json['pattern'];
    else json['pattern'] = amended;
    found.push(toFinding(pattern, amended, [...path, 'pattern']));
  }
  if (!isObject(byPattern)) return;
  const wrong = Object.keys(byPattern).filter((each) => !isRegex(each));
  if (wrong.length === 0) return;
  for (const each of wrong) found.push(toFinding(each, amendment(each), [...path, 'patternProperties', each]));
  const kept = Object.entries(byPattern).flatMap(([each, value]) => {
    const amended = isRegex(each) ? each : amendment(each);
    return amended === undefined ? [] : [[amended, value] as const];
  });
  json['patternProperties'] = Object.fromEntries(kept);
}

function toFinding(pattern: string, amended: string | undefined, path: Finding['path']): Finding {
  const severity = 'warning';
  if (amended !== undefined) {
    const message = `the pattern ${pattern} is none with the u flag, so it is read as ${amended}`;
    return { code: 'pattern-invalid', path, message, options: { severity, help: 'Write it so.', once: pattern } };
  }
  const compiled = compileRegex(pattern);
  const problem = compiled instanceof RegExp ? '' : `: ${compiled.problem}`;
  const message = `the pattern ${pattern} is no regular expression of ECMAScript${problem}; nothing is checked by it`;
  return { code: 'pattern-invalid', path, message, options: { severity, once: pattern } };
}

/** The same with the `u` flag, of a pattern that is one without it. */
function amendment(pattern: string): string | undefined {
  // Without the flag `\p{Letter}` is a p and what follows, and `[[:alpha:]]` some letters and a bracket, which nobody means.
  if (!isRegex(pattern, '') || /\\p\\?\{|\[:\^?[a-z]+:\]/i.test(pattern)) return undefined;
  const amended = withNeededEscapes(pattern);
  return isRegex(amended) ? amended : undefined;
}

const TOKEN = /\\c[A-Za-z]|\\x[\dA-Fa-f]{2}|\\u[\dA-Fa-f]{4}|\\(.)|\{\d+(?:,\d*)?\}|[[\]{}-]/gsu;

/** Escapes what the flag wants to have escaped, and nothing else. */
function withNeededEscapes(pattern: string): string {
  let inClass = false;
  return pattern.replace(TOKEN, (text, escaped: string | undefined, offset: number) => {
    if (escaped !== undefined)
      return /[\^$\\.*+?()[\]{}|/A-Za-z0-9]/.test(escaped) || (inClass && escaped === '-') ? text : escaped;
    if (text.startsWith('\\')) return text;
    if (inClass) {
      if (text === ']') inClass = false;
      const besideClass =
        text === '-' && (/\\[dswDSW]$/.test(pattern.slice(0, offset)) || /^-\\[dswDSW]/.test(pattern.slice(offset)));
      return besideClass ? '\\-' : text;
    }
    if (text === '[') inClass = true;
    return text === '{' || text === '}' || text === ']' ? `\\${text}` : text;
  });
}
