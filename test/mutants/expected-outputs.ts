import type { JsonObject } from '../../generator/json.ts';
import { walk } from '../../generator/load/document/grammar.ts';
import { nullEquivalence } from './equivalent.ts';
import type { OutputName } from './outputs.ts';
import type { Mutant } from './mutants.ts';
import type { Path } from './operators.ts';

/**
 * Artifacts that must contain a constraint. Server and client import the validators instead: see
 * `validator-uses.ts`.
 */
const USUAL: readonly OutputName[] = ['types', 'validators', 'docs'];

const EXPECTED: Readonly<Record<string, readonly OutputName[]>> = {
  // TypeScript cannot express an object without other members.
  additionalProperties: ['validators', 'docs'],
  // The server applies defaults and caps after validation.
  default: ['types', 'server', 'docs'],
  'x-cap': ['types', 'server', 'docs'],
};

/** Keywords that change a type, and not only its comment. */
const IN_TYPES = new Set(['type', 'null', 'enum', 'const', 'required']);

/** The artifacts that must differ for a mutant of the document. */
export function expectedOutputs({ kind, path }: Mutant, document: JsonObject): readonly OutputName[] {
  const expected = EXPECTED[kind] ?? USUAL;
  return expected.filter(
    (output) => !EXCEPTIONS.some((each) => each.output === output && each.applies(kind, path, document)),
  );
}

/** Constraints that an artifact does not contain, so it need not differ. */
const EXCEPTIONS: readonly {
  readonly output: OutputName;
  readonly applies: (kind: string, path: Path, document: JsonObject) => boolean;
}[] = [
  // A comment states the limits of a member, which no type can; an item has no comment.
  { output: 'types', applies: (kind, path) => path.at(-1) === 'items' && !IN_TYPES.has(kind) },
  // No type expresses a condition.
  { output: 'types', applies: (_kind, path) => path.includes('if') || path.includes('then') },
  // The docs list errors by code, one page each, with one body for all.
  { output: 'docs', applies: (_kind, path) => path[0] === 'components' && path[1] === 'responses' },
  // The docs say at each use of a schema whether it is null there.
  {
    output: 'docs',
    applies: (kind, path, document) =>
      kind === 'null' &&
      isSchema(path) &&
      usesOf(path, document).every((use) => nullEquivalence(use, document) !== undefined),
  },
];

/** Whether a path leads to a named schema, not to a part of one. */
function isSchema([root, kind, ...rest]: Path): boolean {
  return root === 'components' && kind === 'schemas' && rest.length === 1;
}

/** The schemas that refer to a named one. */
function usesOf(path: Path, document: JsonObject): Path[] {
  const uses: Path[] = [];
  walk(document, ({ $ref }, _role, at) => {
    if ($ref === `#/${path.join('/')}`) uses.push([...at]);
  });
  return uses;
}
