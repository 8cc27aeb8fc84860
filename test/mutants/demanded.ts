import type { Artefact } from './artefacts.ts';
import type { Mutant } from './mutants.ts';
import type { Path } from './operators.ts';

/** Artifacts that must contain a constraint. Server and client import the validators instead: see `judges.ts`. */
const USUAL: readonly Artefact[] = ['types', 'validators', 'docs'];

const DEMANDED: Readonly<Record<string, readonly Artefact[]>> = {
  // TypeScript cannot express an object without other members.
  additionalProperties: ['validators', 'docs'],
  // The server applies defaults and caps after validation.
  default: ['types', 'server', 'docs'],
  'x-cap': ['types', 'server', 'docs'],
};

/** Keywords that change a type, and not only its comment. */
const IN_TYPES = new Set(['type', 'null', 'enum', 'const', 'required']);

/** The artifacts that must differ for a mutant. */
export function demandedOf({ kind, path }: Mutant): readonly Artefact[] {
  const demanded = DEMANDED[kind] ?? USUAL;
  return demanded.filter((artefact) => !SPARED.some((each) => each.artefact === artefact && each.isSpared(kind, path)));
}

/** Constraints that an artifact does not contain, so it need not differ. */
const SPARED: readonly { readonly artefact: Artefact; readonly isSpared: (kind: string, path: Path) => boolean }[] = [
  // A comment states the limits of a member, which no type can; an item has no comment.
  { artefact: 'types', isSpared: (kind, path) => path.at(-1) === 'items' && !IN_TYPES.has(kind) },
  // No type expresses a condition.
  { artefact: 'types', isSpared: (_kind, path) => path.includes('if') || path.includes('then') },
  // The docs list errors by code, one page each, with one body for all.
  { artefact: 'docs', isSpared: (_kind, path) => path[0] === 'components' && path[1] === 'responses' },
];
