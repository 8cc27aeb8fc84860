import { parseCommandLine } from '../../service/command-line/parse-command-line.ts';

export interface Words {
  readonly help: boolean;
  readonly folder: string;
  readonly json: boolean;
  /** Where to leave the output; without it, the output is deleted. */
  readonly keep: string | undefined;
  /** Selects the documents whose path contains this text. */
  readonly only: string | undefined;
}

export const USAGE = `Tries the generator on every OpenAPI document in a folder.

  npm run corpus -- FOLDER                           each generated, compiled, loaded, and served

  --only TEXT        documents with this in their path
  --keep DIR         leave there what was generated
  --json             one JSON object, for scripts

What happens to each, in separate processes: it is generated, as npm run generate does; TypeScript 5.9 and 7 compile the output, stricter
than --strict; every module is loaded; the document's own examples go through the validators, whose verdicts must be those of Ajv; every
page of the docs has to be there; and the server listens, with stubs for handlers, and is asked for every operation.

  refused   errors in the document stopped the run, each with its place: nothing is generated
  FAULT     the generator's own: it crashed, or what it wrote does not compile, load or hold

Exit 0: no faults. 1: faults. 2: the run itself failed.
`;

/** @throws Error with one sentence for invalid arguments. */
export function parseWords(words: readonly string[]): Words {
  const { values, positionals } = parseCommandLine(words, {
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
