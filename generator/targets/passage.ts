/** A block of code, which ends as CommonMark §4.5 has it. Lines end where Markdown ends them: for `^` and `$`, U+2028 would begin a line, too. */
const FENCED =
  /(?<![^\n])(?<fence>`{3,}(?![^\n]*`)|~{3,}(?!~))[^\n]*\n(?:[^]*?\n)?? {0,3}\k<fence>[`~]*[ \t]*(?![^\n])/;
const SPAN = /(?<ticks>`+)(?!`)[^\n]*?(?<!`)\k<ticks>(?!`)/;
const TAG = /\\*<(?=[a-z/!?])/;
const CODE_OR_TAG = new RegExp(`${FENCED.source}|${SPAN.source}|${TAG.source}`, 'gi');
const FENCED_OR_TAG = new RegExp(`${FENCED.source}|${TAG.source}`, 'gi');

/** Markdown as it stands, but for HTML outside of its code, which would be markup of another kind. Doing it twice is doing it once. */
export function passage(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return withoutHtml(withFencesClosed(lines.replace(/^\n+/, '').trimEnd()));
}

/** A backslash too many in code does no harm, so where readers may differ in what is code, all of it is taken for text. */
function withoutHtml(text: string): string {
  if (!text.includes('<')) return text;
  const markup = hasPlainSpans(text) ? CODE_OR_TAG : FENCED_OR_TAG;
  return text.replace(markup, (found, ...more) =>
    found.endsWith('<') ? escapedTag(found, text, more.at(-3) as number) : found,
  );
}

/** Whether nothing but backticks tells what spans of code there are: each ends on its line, none begins in an address or has a part in two cells. */
function hasPlainSpans(text: string): boolean {
  const outside = text.replace(new RegExp(FENCED, 'gi'), '');
  if (/\\`|(?:(?:https?|ftp):\/\/|www\.)\S*`/i.test(outside)) return false;
  return !outside.replace(new RegExp(SPAN, 'g'), (span) => (span.includes('|') ? '`' : '')).includes('`');
}

/** `<` with the backslashes before it, at a place in the text. */
function escapedTag(found: string, text: string, at: number): string {
  const slashes = found.slice(0, -1);
  if (IN_ADDRESS.test(text.slice(0, at))) return `${slashes}&lt;`;
  return slashes.length % 2 === 1 ? found : `${slashes}\\<`;
}

/** Readers make a link of an address, with the backslash behind it (GitHub Flavored Markdown §6.9), which then is none before what follows. */
const IN_ADDRESS = /(?:(?:https?|ftp):\/\/|www\.)\S*$/i;

/** A block of code that nothing ends would go on to the next one, whose end would begin another (CommonMark §4.5). */
function withFencesClosed(text: string): string {
  if (!text.includes('```') && !text.includes('~~~')) return text;
  let open: { readonly indent: string; readonly fence: string } | undefined;
  for (const line of text.split('\n')) {
    const [, indent = '', fence, rest = ''] = /^( {0,3})(`{3,}(?!.*`)|~{3,})(.*)$/s.exec(line) ?? [];
    if (fence === undefined) continue;
    if (open === undefined) open = { indent, fence };
    else if (fence.startsWith(open.fence) && rest.trim() === '') open = undefined;
  }
  // As far in as it began: it may stand in an item of a list.
  return open === undefined ? text : `${text}\n${open.indent}${open.fence}`;
}

/** The same in a list or a cell, which end with the line. */
export function passageLine(text: string): string {
  return withoutHtml(onOneLine(text.trim()));
}

/** Most text is on one line as it is, and to find that takes a tenth of replacing nothing in it. */
export function onOneLine(text: string): string {
  return /[\r\n\u2028\u2029]/.test(text) ? text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ') : text;
}
