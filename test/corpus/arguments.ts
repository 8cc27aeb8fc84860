import { parseCommandLine } from '../../service/command-line/parse-command-line.ts';

export interface CorpusArguments {
  readonly help: boolean;
  readonly folder: string;
  readonly json: boolean;
  /** Where to leave the output; without it, the output is deleted. */
  readonly keep: string | undefined;
  /** Selects the documents whose path contains this text. */
  readonly only: string | undefined;
}

export const USAGE = `Runs the generator on every OpenAPI document in a folder and checks its output.

  npm run corpus -- FOLDER

  --only TEXT        only documents with this text in their path
  --keep DIR         write the output of each document to this folder, and leave it there
  --json             print one JSON object, for scripts

For each document, separate processes run these checks:
  - npm run generate succeeds
  - TypeScript 5.9 and 7 compile the output, with more than --strict
  - TypeScript 5.9, 7 and, after npm run consumers, 5.0 compile the program of the calls:
    with --strict, and with --exactOptionalPropertyTypes, --noUncheckedIndexedAccess or --verbatimModuleSyntax as well
  - every module can be imported
  - the validators agree with Ajv on each of the document's examples
  - the docs have a page for every operation and event
  - the server starts with stub handlers and responds to every operation
  - a program of three calls compiles, and the mock responds to each with a valid success

  rejected  the document has errors, each printed with its place; nothing was generated
  FAULT     a fault of the generator: it crashed, or a check of its output failed

Exit status 0: no faults; 1: faults; 2: the command itself failed.
`;

/** @throws Error with one sentence for invalid arguments. */
export function parseArguments(args: readonly string[]): CorpusArguments {
  const { values, positionals } = parseCommandLine(args, {
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      keep: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [folder = '', ...more] = positionals;
  if (!values.help && (folder === '' || more.length > 0))
    throw new Error('name one folder with documents: npm run corpus -- FOLDER');
  return { help: values.help, folder, json: values.json, keep: values.keep, only: values.only };
}
