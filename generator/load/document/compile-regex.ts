/** JSON Schema recommends the `u` flag, with which `.` matches a whole character. */
export function compileRegex(pattern: string, flags = 'u'): RegExp | { readonly problem: string } {
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    return { problem: error instanceof Error ? error.message.replace(/^.*: /s, '').toLowerCase() : String(error) };
  }
}

export function isRegex(pattern: string, flags = 'u'): boolean {
  return compileRegex(pattern, flags) instanceof RegExp;
}

/** Whether a text matches. Every text matches an invalid pattern, which `pattern-invalid` reports. */
export function isMatched(text: string, pattern: string): boolean {
  const compiled = compileRegex(pattern);
  return !(compiled instanceof RegExp) || compiled.test(text);
}
