import { YAMLException } from 'js-yaml';

import { diagnose, type Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { JsonValue } from '../../json.ts';
import { findUnusable } from './find-unusable.ts';
import { LenientYaml } from './lenient-yaml.ts';
import { loadYaml, type ParseYaml } from './load-yaml.ts';
import { positionAt, yamlProblems } from './yaml-problems.ts';

export interface Source {
  /** Relative to the working directory, with forward slashes. */
  readonly file: string;
  /** Absent when the text is not usable YAML; `diagnostics` has the reason. */
  readonly value?: JsonValue;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses the text of one YAML or JSON file. `file` only names it in diagnostics. Does not throw. */
export function parseSource(file: string, text: string, parse?: ParseYaml): Source {
  try {
    return usable(file, loadYaml(text, parse));
  } catch (error) {
    return readLeniently(file, text, error);
  }
}

/** Reads a text that js-yaml rejects as `yaml` does, or explains what is wrong with it. */
function readLeniently(file: string, text: string, thrown: unknown): Source {
  const reason = thrown instanceof YAMLException ? thrown.reason : String(thrown);
  const rejected = (yaml?: LenientYaml): Source => {
    return { file, diagnostics: yamlProblems(file, text, thrown, yaml?.errors() ?? []) };
  };
  // Excessive nesting overflows the stack of `yaml`, which would report that as errors of the file.
  if (reason.startsWith('nesting exceeded')) return rejected();
  try {
    const yaml = new LenientYaml(text);
    if (!yaml.isReadable() || !(thrown instanceof YAMLException) || reason.startsWith('duplicated'))
      return rejected(yaml);
    const source = usable(file, yaml.value());
    const tags = yaml.unknownTags().map(({ tag, offset }) => {
      const message = `the YAML tag ${tag} has no meaning here, so the generator reads the value without it`;
      const help = 'Remove the tag, or generate from the output of the tool that it is meant for.';
      const place = { file, path: [], at: positionAt(text, offset) };
      return diagnose('yaml-syntax', place, message, { severity: 'warning', help });
    });
    return { ...source, diagnostics: [...tags, ...source.diagnostics] };
  } catch {
    return rejected();
  }
}

function usable(file: string, value: unknown): Source {
  const problems = findUnusable(value);
  const diagnostics = problems.map((problem) =>
    diagnose('value-unusable', { file, path: problem.path }, problem.reason),
  );
  return problems.some((problem) => problem.fatal)
    ? { file, diagnostics }
    : { file, value: value as JsonValue, diagnostics };
}
