import { diagnose } from '../../diagnostic/diagnose.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { JsonValue } from '../../json.ts';
import { findUnusable } from './find-unusable.ts';
import { loadYaml } from './load-yaml.ts';
import { type Entries, readPlainYaml } from './plain-yaml.ts';
import { yamlProblems } from './yaml-problems.ts';

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

function explain(file: string, text: string, thrown: unknown): Diagnostic[] {
  return yamlProblems(text, thrown).map(({ isDuplicateKey, message, line, column }) =>
    diagnose(isDuplicateKey ? 'yaml-duplicate-key' : 'yaml-syntax', { file, path: [], at: { line, column } }, message),
  );
}
