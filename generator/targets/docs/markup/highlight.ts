import type { JsonObject, JsonValue } from '../../../json.ts';
import { escapeHtml, Html } from './html.ts';

export type Language = 'json' | 'js' | 'python' | 'sh' | 'text';

/** What authors call the languages that are told apart here, or nearly these. */
const ALIASES: Readonly<Record<string, Language>> = {
  json: 'json',
  js: 'js',
  javascript: 'js',
  ts: 'js',
  typescript: 'js',
  java: 'js',
  go: 'js',
  php: 'js',
  python: 'python',
  ruby: 'python',
  sh: 'sh',
  bash: 'sh',
  shell: 'sh',
};

export function languageOf(name: string): Language {
  return Object.hasOwn(ALIASES, name.toLowerCase()) ? ALIASES[name.toLowerCase()]! : 'text';
}

const KEYWORDS =
  'as async await catch class const else export extends false final for from function if import in interface let new null of private public return static throw throws true try type typeof undefined void while';

/** In this order: the first that fits a place is it. A JSON key is a string before a colon, and stays as it is. */
const TOKENS: Readonly<Record<Exclude<Language, 'text'>, RegExp>> = {
  json: /(?<string>"(?:[^"\\\n]|\\.)*"(?!\s*:))|(?<other>"(?:[^"\\\n]|\\.)*")|(?<word>\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g,
  js: new RegExp(
    String.raw`(?<note>//[^\n]*|/\*\*?[\s\S]*?\*/)|(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)|(?<word>\b(?:${KEYWORDS.replaceAll(' ', '|')})\b|\b\d[\d_.]*\b)`,
    'g',
  ),
  python:
    /(?<note>#[^\n]*)|(?<string>"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<word>\b(?:and|class|def|elif|else|end|for|from|if|import|in|not|None|or|return|True|False|while|with)\b|\b\d[\d_.]*\b)/g,
  sh: /(?<note>(?<=^|\s)#[^\n]*)|(?<string>'[^']*'|"(?:[^"\\]|\\.)*")|(?<word>(?<=\s)-{1,2}[A-Za-z][\w-]*)/g,
};

/** Code with its strings, words and comments marked. */
export function highlighted(code: string, language: Language): Html {
  if (language === 'text') return new Html(escapeHtml(code));
  let html = '';
  let end = 0;
  for (const match of code.matchAll(TOKENS[language])) {
    const { string, note, word } = match.groups ?? {};
    const kind = string !== undefined ? 's' : note !== undefined ? 'c' : word !== undefined ? 'w' : undefined;
    const text = escapeHtml(match[0]);
    html += escapeHtml(code.slice(end, match.index));
    html += kind === undefined ? text : `<span class="${kind}">${text}</span>`;
    end = match.index + match[0].length;
  }
  return new Html(html + escapeHtml(code.slice(end)));
}

/** JSON as an example shows it, with what is no key marked as in other code. */
export function jsonHtml(value: JsonValue): Html {
  return new Html(jsonText(value, '\n'));
}

/** `line` is a line break with the indentation of the line that the value ends on. */
function jsonText(value: JsonValue, line: string): string {
  if (typeof value === 'string') return `<span class="s">${escapeHtml(JSON.stringify(value))}</span>`;
  if (typeof value !== 'object' || value === null) return `<span class="w">${JSON.stringify(value)}</span>`;
  const inner = `${line}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[${value.map((item: JsonValue) => inner + jsonText(item, inner)).join(',')}${line}]`;
  }
  const members = Object.entries(value as JsonObject);
  if (members.length === 0) return '{}';
  const lines = members.map(
    ([key, member]) => `${inner}${escapeHtml(JSON.stringify(key))}: ${jsonText(member, inner)}`,
  );
  return `{${lines.join(',')}${line}}`;
}
