import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import { YAMLException } from 'js-yaml';
import { explainYamlError } from './explain-yaml-error.ts';

export interface YamlProblem {
  readonly isDuplicateKey: boolean;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Explains why js-yaml rejected a text. Returns the first syntax error only, because a parser guesses after
 * it, and the duplicate keys before it, which are separate mistakes.
 */
export function yamlProblems(text: string, thrown: unknown): readonly YamlProblem[] {
  const mark = thrown instanceof YAMLException ? thrown.mark : undefined;
  const reason = thrown instanceof YAMLException ? thrown.reason : String(thrown);
  // Excessive nesting overflows the stack of `yaml`, which would report that as errors of the file.
  const found = reason.startsWith('nesting exceeded') ? [] : problemsOf(text);
  if (found.length === 0) {
    const message = `the file is not valid YAML: ${reason.replace(/[.\s]+$/, '')}`;
    found.push({ isDuplicateKey: false, message, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 });
  }
  const syntaxError = found.findIndex(({ isDuplicateKey }) => !isDuplicateKey);
  return syntaxError === -1 ? found : found.slice(0, syntaxError + 1);
}

/** `yaml` is slower than js-yaml and reports better positions, so it parses only texts with an error. */
function problemsOf(text: string): YamlProblem[] {
  try {
    const { LineCounter, parseDocument } = createRequire(import.meta.url)('yaml') as typeof Yaml;
    const lineCounter = new LineCounter();
    const { errors } = parseDocument(text, { lineCounter, prettyErrors: false, merge: true });
    const lines = text.split(/\r?\n/);
    return errors
      .toSorted((a, b) => a.pos[0] - b.pos[0])
      .map(({ code, message, pos: [start] }) => {
        const { line, col: column } = lineCounter.linePos(start);
        return {
          isDuplicateKey: code === 'DUPLICATE_KEY',
          ...explainYamlError({ code, message, line, column }, lines),
        };
      });
  } catch {
    return [];
  }
}
