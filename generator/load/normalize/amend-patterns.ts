import { compileRegex, isRegex } from '../document/compile-regex.ts';
import { type Draft, isObject, type Path } from '../document/json.ts';
import type { Report } from '../check/rules/rule.ts';

/**
 * The generator compiles patterns with the `u` flag, as JSON Schema recommends. The flag forbids needless
 * escapes (`\:`, `\_`), a bare `{`, and `-` beside a class (`[\w-.]`), which third-party documents often
 * contain: this function rewrites them to their meaning without the flag. It removes regular expressions of
 * other languages (`(?i)`, `[[:alpha:]]`, `\p{IsLetter}`).
 */
export function amendPatterns(json: Draft, report: Report): void {
  const { pattern, patternProperties } = json;
  if (typeof pattern === 'string') {
    const amended = amend(pattern, ['pattern'], report);
    if (amended === undefined) delete json['pattern'];
    else json['pattern'] = amended;
  }
  if (!isObject(patternProperties)) return;
  const valid = Object.entries(patternProperties).flatMap(([each, value]) => {
    const amended = amend(each, ['patternProperties', each], report);
    return amended === undefined ? [] : [[amended, value] as const];
  });
  json['patternProperties'] = Object.fromEntries(valid);
}

function amend(pattern: string, path: Path, report: Report): string | undefined {
  const compiled = compileRegex(pattern);
  if (compiled instanceof RegExp) return pattern;
  const amended = amendment(pattern);
  if (amended === undefined) {
    const message = `the pattern ${pattern} is not a valid ECMAScript regular expression: ${compiled.problem}, so it has no effect`;
    report(path, message, { once: pattern });
  } else {
    const message = `the pattern ${pattern} is not valid with the u flag; the generator reads it as ${amended}`;
    report(path, message, { help: `Write ${amended}.`, once: pattern });
  }
  return amended;
}

/** The equivalent with the `u` flag of a pattern that is valid only without it. */
function amendment(pattern: string): string | undefined {
  // Valid without the flag, but with a meaning that no author intends: `\p{Letter}` matches a p,
  // `[[:alpha:]]` some letters and a bracket.
  if (!isRegex(pattern, '') || /\\p\\?\{|\[:\^?[a-z]+:\]/i.test(pattern)) return undefined;
  const amended = withNeededEscapes(pattern);
  return isRegex(amended) ? amended : undefined;
}

const TOKEN = /\\c[A-Za-z]|\\x[\dA-Fa-f]{2}|\\u[\dA-Fa-f]{4}|\\(.)|\{\d+(?:,\d*)?\}|[[\]{}-]/gsu;

/** Escapes exactly the characters that the flag requires to be escaped. */
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
