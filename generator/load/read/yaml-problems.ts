import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import { YAMLException } from 'js-yaml';
import { explainYamlError } from './explain-yaml-error.ts';

/** A place where a text is not valid YAML, with line and column from 1. */
export interface YamlProblem {
  readonly isDuplicateKey: boolean;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Finds out why js-yaml refused a text. Returns the first syntax error only, because what a parser says after it is guesswork,
 * and the keys that stand twice before it, which are mistakes of their own.
 */
export function yamlProblems(text: string, thrown: unknown): readonly YamlProblem[] {
  const mark = thrown instanceof YAMLException ? thrown.mark : undefined;
  const reason = thrown instanceof YAMLException ? thrown.reason : String(thrown);
  // Absurdly deep nesting overflows the stack of `yaml`, which reports that as errors of the file.
  const found = reason.startsWith('nesting exceeded') ? [] : problemsOf(text);
  if (found.length === 0) {
    const message = `the file is not valid YAML: ${reason.replace(/[.\s]+$/, '')}`;
    found.push({ isDuplicateKey: false, message, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 });
  }
  const syntaxError = found.findIndex(({ isDuplicateKey }) => !isDuplicateKey);
  return syntaxError === -1 ? found : found.slice(0, syntaxError + 1);
}

/** js-yaml places a problem less well; the slower `yaml` is asked only when there is one. */
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
