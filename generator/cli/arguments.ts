import { resolve } from 'node:path';

import { ArgumentError, choiceArgument, parseCommandLine } from '../../service/command-line/parse-command-line.ts';
import { nearest } from '../../service/command-line/nearest.ts';
import { DEFAULT_TARGETS, TARGET_NAMES, type TargetName } from '../targets/index.ts';

const FORMATS = ['text', 'json', 'github'] as const;

export type Format = (typeof FORMATS)[number];

export type Arguments = Readonly<ReturnType<typeof parseArguments>>;

export const USAGE = `Generates types, validators, server, client, webhooks and docs from an OpenAPI document.

  npm run generate                                   spec/spec.yaml → generated/
  npm run generate -- --watch                        again after every save
  npm run generate -- --add-handlers                 and a stub for each operation that service/ does not implement yet
  npm run check                                      write nothing; show what differs and why
  npm run generate -- --explain FILE:LINE            which lines of the document a line of the output comes from
  npm run generate -- --spec FILE --out DIR --scope @name     any other document, OpenAPI 3 or Swagger 2.0

  --spec FILE        the root document                    (spec/spec.yaml)
  --out DIR          folder for the packages              (generated; required with another document)
  --scope @NAME      npm scope of the packages            (@billing)
  --targets NAMES    generate only these and what they import, separated by commas, or all
                     (${DEFAULT_TARGETS.join(',')})
  --all-schemas      generate also the schemas that no operation or event uses
  --why              show for each written file which line of the document has changed; --watch implies it
  --check            compare instead of writing: exit 0 clean, 1 drift, 2 internal error
  --explain FILE:LINE  write nothing; show the lines of the document and the template that this line comes from
  --watch            keep running, and generate again when a file of the spec, a template or the generator is saved
  --config FILE      names your own targets               (generator.config.json beside the document)
  --strict           unknown extensions, keywords and formats are errors in any document
  --service DIR      the hand-written modules             (service, with the project's own document)
  --add-handlers     add missing handlers there without asking
  --format FORMAT    text, json or github                 (text)
  --json             the same as --format json
  --quiet            print nothing unless something is wrong
`;

/** The project's own document. */
const OWN_SPEC = 'spec/spec.yaml';

/** @throws ArgumentError that names the invalid argument. */
export function parseArguments(argv: readonly string[]) {
  const { values } = parseCommandLine(argv, {
    options: {
      spec: { type: 'string' },
      out: { type: 'string' },
      scope: { type: 'string', default: '@billing' },
      check: { type: 'boolean', default: false },
      explain: { type: 'string' },
      why: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      targets: { type: 'string' },
      config: { type: 'string' },
      'all-schemas': { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      service: { type: 'string' },
      'add-handlers': { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      json: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { spec = OWN_SPEC, out, scope, strict, config, explain, watch, quiet } = values;
  if (!/^@[a-z0-9][a-z0-9._-]*$/.test(scope))
    throw new ArgumentError(`--scope ${scope}: an npm scope looks like @billing`);
  const asked = (['check', 'watch', 'explain'] as const).filter(
    (word) => values[word] !== undefined && values[word] !== false,
  );
  if (asked.length > 1) throw new ArgumentError(`--${asked[0]} and --${asked[1]} do not go together`);
  if (out === undefined && resolve(spec) !== resolve(OWN_SPEC))
    throw new ArgumentError(`--spec ${spec} needs --out DIR: generated/ has the packages of ${OWN_SPEC}`);
  return {
    ...{ spec, out: out ?? 'generated', scope, strict, config, quiet },
    command: values.help ? ('help' as const) : (asked[0] ?? ('generate' as const)),
    allSchemas: values['all-schemas'],
    targets: values.targets === undefined ? undefined : parseTargets(values.targets),
    format: choiceArgument('format', values.json ? 'json' : values.format, FORMATS),
    /** Folder of the hand-written modules; absent for any but the project's own document. */
    service: values.service ?? (values.spec === undefined ? 'service' : undefined),
    /** Show for each written file what has changed. */
    why: values.why || watch,
    addHandlers: values['add-handlers'],
    /** The line to explain, as `FILE:LINE`. */
    explain,
  };
}

function parseTargets(value: string): readonly TargetName[] {
  const names = value.split(',').map((name) => name.trim());
  if (names.includes('all')) return TARGET_NAMES;
  return names.map((name) => {
    const target = TARGET_NAMES.find((each) => each === name);
    if (target !== undefined) return target;
    const meant = nearest(name, TARGET_NAMES);
    const hint = meant === undefined ? `the targets are ${TARGET_NAMES.join(', ')} and all` : `did you mean ${meant}?`;
    throw new ArgumentError(`--targets ${name || "''"}: no such target; ${hint}`);
  });
}
