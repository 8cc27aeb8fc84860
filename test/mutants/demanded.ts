import type { Artefact } from './artefacts.ts';
import type { Mutant } from './mutants.ts';
import type { Path } from './operators.ts';

/** What has to say a constraint in its own text. Server and client judge by the checks, which they import: `judges.ts`. */
const USUAL: readonly Artefact[] = ['types', 'validators', 'docs'];

const DEMANDED: Readonly<Record<string, readonly Artefact[]>> = {
  // TypeScript has no type for an object with no other members.
  additionalProperties: ['validators', 'docs'],
  // The server puts defaults and caps into a request that a check has let through.
  default: ['types', 'server', 'docs'],
  'x-cap': ['types', 'server', 'docs'],
};

/** Kinds that are a part of a type, and not only of its comment. */
const IN_TYPES = new Set(['type', 'null', 'enum', 'const', 'required']);

/** Which artefacts have to differ for a mutant. */
export function demandedOf({ kind, path }: Mutant): readonly Artefact[] {
  const demanded = DEMANDED[kind] ?? USUAL;
  return demanded.filter((artefact) => !SPARED.some((each) => each.artefact === artefact && each.isSpared(kind, path)));
}

/** What an artefact does not say at all, and so need not say otherwise. */
const SPARED: readonly { readonly artefact: Artefact; readonly isSpared: (kind: string, path: Path) => boolean }[] = [
  // A comment tells the limits of a member, and no type can; an item has no comment.
  { artefact: 'types', isSpared: (kind, path) => path.at(-1) === 'items' && !IN_TYPES.has(kind) },
  // No type says what holds under a condition.
  { artefact: 'types', isSpared: (_kind, path) => path.includes('if') || path.includes('then') },
  // Errors are told of by their codes, each on its own page, with the one body that all of them have.
  { artefact: 'docs', isSpared: (_kind, path) => path[0] === 'components' && path[1] === 'responses' },
];
