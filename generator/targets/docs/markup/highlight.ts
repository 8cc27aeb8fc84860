import { escapeHtml, Html } from './safe-text.ts';

export type Language = 'json' | 'js' | 'python' | 'sh' | 'text';

/** The info strings of code blocks, after the highlighted language that is closest. */
const INFO_STRINGS: readonly (readonly [Language, string])[] = [
  ['json', 'json'],
  ['js', 'js javascript ts typescript java go php'],
  ['python', 'python ruby'],
  ['sh', 'sh bash shell'],
];

export function languageOf(name: string): Language {
  const found = INFO_STRINGS.find(([, names]) => names.split(' ').includes(name.toLowerCase()));
  return found?.[0] ?? 'text';
}

const KEYWORDS =
  'as async await catch class const else export extends false final for from function if import in interface let new null of private public return static throw throws true try type typeof undefined void while';

/** The first alternative that matches wins. A JSON key, a string before a colon, is not highlighted. */
const TOKENS: Readonly<Record<Exclude<Language, 'text'>, RegExp>> = {
  json: /(?<string>"(?:[^"\\\n]|\\.)*"(?!\s*:))|(?<other>"(?:[^"\\\n]|\\.)*")|(?<word>\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g,
  js: new RegExp(
    String.raw`(?<comment>//[^\n]*|/\*\*?[\s\S]*?\*/)|(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)|(?<word>\b(?:${KEYWORDS.replaceAll(' ', '|')})\b|\b\d[\d_.]*\b)`,
    'g',
  ),
  python:
    /(?<comment>#[^\n]*)|(?<string>"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<word>\b(?:and|class|def|elif|else|end|for|from|if|import|in|not|None|or|return|True|False|while|with)\b|\b\d[\d_.]*\b)/g,
  sh: /(?<comment>(?<=^|\s)#[^\n]*)|(?<string>'[^']*'|"(?:[^"\\]|\\.)*")|(?<word>(?<=\s)-{1,2}[A-Za-z][\w-]*)/g,
};

/** Code with strings, keywords and comments in `<span>`s. */
export function highlighted(code: string, language: Language): Html {
  if (language === 'text') return new Html(escapeHtml(code));
  let html = '';
  let end = 0;
  for (const match of code.matchAll(TOKENS[language])) {
    const { string, comment, word } = match.groups ?? {};
    const kind = string !== undefined ? 's' : comment !== undefined ? 'c' : word !== undefined ? 'w' : undefined;
    const text = escapeHtml(match[0]);
    html += escapeHtml(code.slice(end, match.index));
    html += kind === undefined ? text : `<span class="${kind}">${text}</span>`;
    end = match.index + match[0].length;
  }
  return new Html(html + escapeHtml(code.slice(end)));
}
