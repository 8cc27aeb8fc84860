import { relative } from 'node:path';

import { DEFAULT_TARGETS, targetOf, type TargetName, withRequired } from './targets/index.ts';

export interface GenerateOptions {
  /** Root document, relative to the working directory or absolute. */
  readonly spec: string;
  /** Folder that the packages go to. */
  readonly out: string;
  /** npm scope of the packages, with the `@`. */
  readonly scope: string;
  /** Unknown extensions and keywords are errors even in a third-party document. */
  readonly strict: boolean;
  /** Generates also the schemas that no operation or event reaches. */
  readonly allSchemas?: boolean;
  /** Names plugins; without it, `generator.config.json` beside the root document if that exists. */
  readonly config?: string | undefined;
  /** The targets to run, with those that they require; without it, all but `docs`. */
  readonly targets?: readonly TargetName[] | undefined;
}

/** The targets of a run, in the order in which their files are listed. */
export function targetsOf({ targets = DEFAULT_TARGETS }: GenerateOptions): readonly TargetName[] {
  return withRequired(targets);
}

/** A partial run leaves the files of other targets alone, and runs no plugins. */
export function isPartial(options: GenerateOptions): boolean {
  const targets = targetsOf(options);
  return DEFAULT_TARGETS.some((name) => !targets.includes(name));
}

/** Whether a path in the output folder belongs to a target or plugin of this run. */
export function selection(options: GenerateOptions): (path: string) => boolean {
  const targets = targetsOf(options);
  const partial = isPartial(options);
  return (path) => {
    const target = targetOf(path);
    return target === undefined ? !partial : targets.includes(target);
  };
}

/** As the manifest records them. The document is named from the output folder, wherever the run starts. */
export function optionsKey(options: GenerateOptions): string {
  const { spec, out, scope, strict, allSchemas } = options;
  const targets = targetsOf(options);
  const isDefault = targets.length === DEFAULT_TARGETS.length && !isPartial(options);
  return JSON.stringify({
    scope,
    spec: relative(out, spec).replaceAll('\\', '/'),
    strict,
    ...(allSchemas === true && { allSchemas }),
    ...(!isDefault && { targets }),
  });
}
