import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import { YAMLException } from 'js-yaml';
import { diagnose } from '../diagnostic/diagnose.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { JsonValue } from '../json.ts';
import { findUnusable } from './find-unusable.ts';
import { loadYaml } from './load-yaml.ts';
import { type Entries, readPlainYaml } from './plain-yaml.ts';

export interface Source {
  /** Relative to the working directory, with forward slashes. */
  readonly file: string;
  /** Absent when the text is no usable YAML; `diagnostics` then say why. */
  readonly value?: JsonValue;
  readonly diagnostics: readonly Diagnostic[];
  /** How its first mappings are written, for who parses another version of it. */
  readonly entries?: Entries;
}

/**
 * Parses the text of one YAML or JSON file. `file` only names it in diagnostics. What is written in the same place of another version is
 * not parsed again: its value is that of the other. Does not throw.
 */
export function parseSource(file: string, text: string, version?: Source): Source {
  const json = parseJson(file, text);
  if (json !== undefined) return json;
  try {
    const plain = readPlainYaml(text, version?.entries);
    if (plain === undefined) return usable(file, loadYaml(text));
    const source = plain.isUsable ? { file, value: plain.value, diagnostics: [] } : usable(file, plain.value);
    // Another version is not looked through for what it takes over.
    return source.diagnostics.length > 0 ? source : { ...source, entries: plain.entries };
  } catch (error) {
    return { file, diagnostics: explain(file, text, error) };
  }
}

/** `undefined` when the YAML parser has to look at it: the text is no JSON, or has equal keys, of which JSON.parse keeps the last. */
function parseJson(file: string, text: string): Source | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const found = findUnusable(value);
    return found.keys === countKeys(text) ? usable(file, value, found) : undefined;
  } catch {
    return undefined;
  }
}

function usable(file: string, value: unknown, { problems } = findUnusable(value)): Source {
  const diagnostics = problems.map((problem) =>
    diagnose('value-unusable', { file, path: problem.path }, problem.reason),
  );
  return problems.some((problem) => problem.fatal)
    ? { file, diagnostics }
    : { file, value: value as JsonValue, diagnostics };
}

function countKeys(text: string): number {
  let keys = 0;
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) if (match[1] !== undefined) keys += 1;
  return keys;
}

/** js-yaml stops at the first problem; the slower `yaml` goes on and finds all of them, so it is asked only now. */
function explain(file: string, text: string, thrown: unknown): Diagnostic[] {
  const reason = thrown instanceof YAMLException ? thrown.reason : String(thrown);
  // Absurdly deep nesting overflows the stack of `yaml`, which reports that as errors of the file.
  const found = reason.startsWith('nesting exceeded') ? [] : allYamlErrors(text);
  if (found.length === 0) {
    const mark = thrown instanceof YAMLException ? thrown.mark : undefined;
    found.push({ code: '', reason, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 });
  }
  return found.map(({ code, line, column, ...problem }) => {
    const place = { file, path: [], at: { line, column } };
    return code === 'DUPLICATE_KEY'
      ? diagnose('yaml-duplicate-key', place, `the key ${keyAt(text, line, column)} stands twice in this mapping`)
      : diagnose('yaml-syntax', place, `the file is not valid YAML: ${problem.reason.replace(/[.\s]+$/, '')}`);
  });
}

function allYamlErrors(text: string): { code: string; reason: string; line: number; column: number }[] {
  try {
    const { LineCounter, parseDocument } = createRequire(import.meta.url)('yaml') as typeof Yaml;
    const lineCounter = new LineCounter();
    return parseDocument(text, { lineCounter, prettyErrors: false, merge: true }).errors.map((error) => {
      const { line, col } = lineCounter.linePos(error.pos[0]);
      return { code: error.code, reason: error.message, line, column: col };
    });
  } catch {
    return [];
  }
}

function keyAt(text: string, line: number, column: number): string {
  const rest = (text.split('\n')[line - 1] ?? '').slice(column - 1);
  return /^("(?:[^"\\]|\\.)*"|'[^']*'|[^:]+)/.exec(rest)?.[0].trim() ?? rest.trim();
}
