/**
 * Whether an output file is a module of a package that runs: TypeScript, or JavaScript beside its
 * declarations.
 */
export function isModule(path: string): boolean {
  return /\/src\/.*(?<!\.d)\.[jt]s$/.test(path);
}
