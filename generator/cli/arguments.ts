import type { GenerateOptions } from '../options.ts';

export type Format = 'text' | 'json' | 'github';

export interface Arguments extends GenerateOptions {
  readonly command: 'generate' | 'check' | 'watch' | 'explain' | 'help';
  readonly format: Format;
  /** Folder of the hand-written modules, where missing handlers are looked for; absent for a document that is not the project's own. */
  readonly service: string | undefined;
  /** Say of each file that is written what has changed behind it. */
  readonly why: boolean;
  readonly addHandlers: boolean;
  /** The line to be explained, as `FILE:LINE`. */
  readonly explain?: string;
  /** Nothing is printed unless something is wrong. */
  readonly quiet: boolean;
}

export const USAGE = `Makes everything that follows from an OpenAPI document.

  npm run generate                                   spec/spec.yaml → generated/
  npm run generate -- --watch                        again at every save
  npm run generate -- --add-handlers                 and a stub for each operation that service/ does not answer yet
  npm run check                                      write nothing; say what differs and why
  npm run generate -- --explain FILE:LINE            which lines of the document made a line of the output
  npm run generate -- --spec FILE --out DIR --scope @name     any other document, OpenAPI 3.1 or 3.0

  --spec FILE        the root document                    (spec/spec.yaml)
  --out DIR          where the packages go                (generated)
  --scope @NAME      npm scope of the packages            (@billing)
  --why              say which line of the document each written file is written for; --watch does
  --check            compare instead of writing: exit 0 clean, 1 drift, 2 the run itself failed
  --explain FILE:LINE  write nothing; say what of the document, and which template, made this line of the output
  --watch            stay, and run again when a file of the spec, a template or the generator is saved
  --config FILE      names targets of your own            (generator.config.json beside the document)
  --strict           unknown extensions, keywords and formats are errors in any document
  --service DIR      the hand-written modules             (service, with the project's own document)
  --add-handlers     add missing handlers there without asking
  --format FORMAT    text, json or github                 (text)
  --json             the same as --format json
  --quiet            print nothing unless something is wrong
`;

/** Throws an Error with one sentence for a person when the words do not fit. */
export function parseArguments(words: readonly string[]): Arguments {
  // An import of it would also load all that it exports only when asked: 6 ms of a run with nothing to do.
  const { parseArgs } = process.getBuiltinModule('node:util');
  const { values } = parseArgs({
    args: [...words],
    options: {
      spec: { type: 'string' },
      out: { type: 'string', default: 'generated' },
      scope: { type: 'string', default: '@billing' },
      check: { type: 'boolean', default: false },
      explain: { type: 'string' },
      why: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      config: { type: 'string' },
      strict: { type: 'boolean', default: false },
      service: { type: 'string' },
      'add-handlers': { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      json: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (!/^@[a-z0-9][a-z0-9._-]*$/.test(values.scope))
    throw new Error(`--scope ${values.scope}: an npm scope looks like @billing`);
  const asked = (['check', 'watch', 'explain'] as const).filter(
    (word) => values[word] !== undefined && values[word] !== false,
  );
  if (asked.length > 1) throw new Error(`--${asked[0]} and --${asked[1]} do not go together`);
  const command = values.help ? 'help' : (asked[0] ?? 'generate');
  return {
    command,
    spec: values.spec ?? 'spec/spec.yaml',
    out: values.out,
    scope: values.scope,
    strict: values.strict,
    ...(values.config !== undefined && { config: values.config }),
    format: formatOf(values.json ? 'json' : values.format),
    service: values.service ?? (values.spec === undefined ? 'service' : undefined),
    why: values.why || values.watch,
    addHandlers: values['add-handlers'],
    quiet: values.quiet,
    ...(values.explain !== undefined && { explain: values.explain }),
  };
}

function formatOf(word: string): Format {
  if (word === 'text' || word === 'json' || word === 'github') return word;
  throw new Error(`--format ${word}: text, json or github`);
}
