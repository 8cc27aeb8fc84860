/** The regular expression, or what is wrong with it. JSON Schema asks for the `u` flag, so that `.` is a character and not half of one. */
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
