import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Logger } from '@stryker-mutator/api/logging';
import { Instrumenter } from '@stryker-mutator/instrumenter';

import { ignoredTexts } from './ignored-texts.ts';
import type { Instrumented, Mutant } from './mutant.ts';

/** The modules of a folder of the service. */
export function modulesOf(folder: string): readonly string[] {
  return globSync(`service/${folder}/**/*.ts`).toSorted();
}

/** Builds StrykerJS's mutants into modules. Types have none. */
export async function instrument(modules: readonly string[]): Promise<Instrumented> {
  const sources = modules.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const { files, mutants } = await new Instrumenter(SILENT).instrument(sources, {
    plugins: [],
    excludedMutations: [],
    ignorers: [ignoredTexts],
  });
  const contents = new Map(sources.map(({ name, content }) => [name, content]));
  return {
    hash: createHash('sha256')
      .update(sources.map(({ content }) => content).join('\0'))
      .digest('hex'),
    code: Object.fromEntries(files.map(({ name, content }) => [resolve(name), content])),
    mutants: mutants.map(
      ({ id, fileName, mutatorName, location: { start, end }, replacement, statusReason }): Mutant => {
        const lines = contents.get(fileName)!.split('\n');
        // Stryker counts from 0.
        return {
          id,
          file: fileName,
          line: start.line + 1,
          column: start.column + 1,
          kind: mutatorName,
          original: textBetween(lines, start, end),
          inLine: lines[start.line]!.trim(),
          replacement,
          ...(statusReason !== undefined && { ignored: statusReason }),
        };
      },
    ),
  };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

function textBetween(lines: readonly string[], start: Place, end: Place): string {
  return lines
    .slice(start.line, end.line + 1)
    .map((line, index) =>
      line.slice(index === 0 ? start.column : 0, start.line + index === end.line ? end.column : undefined),
    )
    .join('\n');
}

const nothing = (): void => undefined;
const no = (): boolean => false;
const SILENT: Logger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
