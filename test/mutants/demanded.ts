import type { Artefact } from './artefacts.ts';
import type { Mutant } from './mutants.ts';

/** What has to say a constraint in its own text. Server and client judge by the checks, which they import: these differ for them. */
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
  // A comment tells the limits of a member, and no type can; an item has no comment.
  const usual =
    path.at(-1) === 'items' && !IN_TYPES.has(kind) ? demanded.filter((artefact) => artefact !== 'types') : demanded;
  // Docs say of members whether they are closed or may be null, and nothing of the kind of a whole body or a schema as such.
  return (kind === 'null' || kind === 'additionalProperties') && isWhole(path)
    ? usual.filter((artefact) => artefact !== 'docs')
    : usual;
}

function isWhole(path: Mutant['path']): boolean {
  return path.at(-1) === 'schema' || (path[1] === 'schemas' && path.length === 3);
}
