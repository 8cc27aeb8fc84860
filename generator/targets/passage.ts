/** A block of code, as in CommonMark §4.5; without `^` and `$`, for which U+2028 would start a line, too. */
const FENCED =
  /(?<![^\n])(?<fence>`{3,}(?![^\n]*`)|~{3,}(?!~))[^\n]*\n(?:[^]*?\n)?? {0,3}\k<fence>[`~]*[ \t]*(?![^\n])/;
const SPAN = /(?<ticks>`+)(?!`)[^\n]*?(?<!`)\k<ticks>(?!`)/;
const TAG = /\\*<(?=[a-z/!?])/;
const CODE_OR_TAG = new RegExp(`${FENCED.source}|${SPAN.source}|${TAG.source}`, 'gi');
const FENCED_OR_TAG = new RegExp(`${FENCED.source}|${TAG.source}`, 'gi');

/** Escapes HTML in Markdown outside of code. Applying it twice has the same effect as once. */
export function passage(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return withoutHtml(withFencesClosed(lines.replace(/^\n+/, '').trimEnd()));
}

/** Where parsers may disagree on what is code, the text is escaped: an extra backslash does no harm. */
function withoutHtml(text: string): string {
  if (!text.includes('<')) return text;
  const markup = hasPlainSpans(text) ? CODE_OR_TAG : FENCED_OR_TAG;
  return text.replace(markup, (found, ...more) =>
    found.endsWith('<') ? escapedTag(found, text, more.at(-3) as number) : found,
  );
}

/** Whether backticks alone delimit code: no span crosses a line or a table cell, or starts in an address. */
function hasPlainSpans(text: string): boolean {
  const outside = text.replace(new RegExp(FENCED, 'gi'), '');
  if (/\\`|(?:(?:https?|ftp):\/\/|www\.)\S*`/i.test(outside)) return false;
  return !outside.replace(new RegExp(SPAN, 'g'), (span) => (span.includes('|') ? '`' : '')).includes('`');
}

/** `<` with the backslashes before it, at an offset in the text. */
function escapedTag(found: string, text: string, at: number): string {
  const slashes = found.slice(0, -1);
  if (IN_ADDRESS.test(text.slice(0, at))) return `${slashes}&lt;`;
  return slashes.length % 2 === 1 ? found : `${slashes}\\<`;
}

/** A backslash behind an address is part of its link (GitHub Flavored Markdown §6.9): it escapes nothing. */
const IN_ADDRESS = /(?:(?:https?|ftp):\/\/|www\.)\S*$/i;

/** An unclosed block of code would continue to the next one (CommonMark §4.5). */
function withFencesClosed(text: string): string {
  if (!text.includes('```') && !text.includes('~~~')) return text;
  let open: { readonly indent: string; readonly fence: string } | undefined;
  for (const line of text.split('\n')) {
    const [, indent = '', fence, rest = ''] = /^( {0,3})(`{3,}(?!.*`)|~{3,})(.*)$/s.exec(line) ?? [];
    if (fence === undefined) continue;
    if (open === undefined) open = { indent, fence };
    else if (fence.startsWith(open.fence) && rest.trim() === '') open = undefined;
  }
  // Indented like its start: it may be inside an item of a list.
  return open === undefined ? text : `${text}\n${open.indent}${open.fence}`;
}

/** The same for a list item or a table cell, which end with the line. */
export function passageLine(text: string): string {
  return withoutHtml(onOneLine(text.trim()));
}

/** Most text is on one line already, and testing that takes a tenth of the time of replacing. */
export function onOneLine(text: string): string {
  return /[\r\n\u2028\u2029]/.test(text) ? text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ') : text;
}
