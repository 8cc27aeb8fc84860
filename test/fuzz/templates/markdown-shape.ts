import { lexer, type Token, walkTokens } from 'marked';

import { codeShape } from './code-shape.ts';

/** The structure of a Markdown page. */
export interface MarkdownShape {
  /** HTML in the page, and code samples with more than the documented call. */
  readonly faults: readonly string[];
  /** Forms of the calls in TypeScript, as of modules. */
  readonly calls: readonly number[];
}

export function markdownShape(text: string): MarkdownShape {
  const faults: string[] = [];
  const calls: number[] = [];
  walkTokens(lexer(text), (token: Token) => {
    if (token.type === 'html' && /<[a-z/!?]/i.test(token.raw))
      faults.push(`HTML in Markdown: ${token.raw.slice(0, 60)}`);
    if (token.type !== 'code') return;
    const code = String(token['text']);
    if (code.startsWith('curl ') && !isOneCommand(code)) faults.push(`more than one command: ${code}`);
    if (!/^(?:import \{ createClient|const response = await fetch)/.test(code)) return;
    const { tree, faults: own } = codeShape('sample.ts', code);
    faults.push(...own);
    calls.push(tree);
  });
  return { faults, calls };
}

/** Whether a shell command outside of quotes contains only plain arguments; the only variable is the key. */
function isOneCommand(code: string): boolean {
  const words = code.replace(/\\'|'[^']*'/g, '').replace(/"(?:[\w-]+: (?:Bearer |Basic )?)?\$API_KEY"/g, '');
  return /^[\w\s\\-]*$/.test(words);
}
