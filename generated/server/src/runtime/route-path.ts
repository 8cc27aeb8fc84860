// Generated from spec.yaml by `npm run generate`. Do not edit.
const PLACEHOLDER = /\{([^{}]*)\}/;

/** A path of the document as a router pattern, with functions to read its placeholders. */
export interface RoutePath {
  /** The router pattern. Parameters are named by position, because the router allows fewer names than OpenAPI. */
  readonly pattern: string;
  /** Matches the path of a request, to find the methods of a path. */
  readonly expression: RegExp;
  /** Returns the texts of the placeholders by name, from the parameters of the router. */
  texts(params: Readonly<Record<string, string>>): Record<string, string | undefined>;
}

/** `/files/{name}.{type}` → `/files/:p2_1([^/]+?).:p2_2([^/]+?)`. */
export function routePath(path: string): RoutePath {
  const segments = path.split('/').map(segment);
  return {
    pattern: segments.map(({ pattern }) => pattern).join('/'),
    expression: new RegExp(`^${segments.map(({ source }) => source).join('/')}$`),
    texts: (params) => Object.fromEntries(segments.flatMap(({ texts }) => texts(params))),
  };
}

interface Segment {
  readonly pattern: string;
  readonly source: string;
  texts(params: Readonly<Record<string, string>>): (readonly [placeholder: string, text: string | undefined])[];
}

function segment(text: string, index: number): Segment {
  const parts = text.split(new RegExp(PLACEHOLDER, 'g'));
  const isName = (at: number): boolean => at % 2 === 1;
  const source = parts
    .map((part, at) => (isName(at) ? '([^/]+?)' : part.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')))
    .join('');
  const names = parts.filter((_, at) => isName(at));
  // A leading star is a wildcard of the router, so an expression for the whole segment must contain it.
  if (parts[0]!.includes('*')) {
    const whole = new RegExp(`^${source}$`);
    const pattern = `:p${index}(^${source}$)`;
    return {
      pattern,
      source,
      texts: (params) => names.map((name, at) => [name, whole.exec(params[`p${index}`] ?? '')?.[at + 1]]),
    };
  }
  // The text around placeholders is outside expressions, because the router ignores differences inside them.
  const isWhole = names.length === 1 && parts.join('') === names[0];
  const parameter = (at: number): string => `p${index}_${at}`;
  const pattern = parts
    .map((part, at) => {
      if (!isName(at)) return part.replaceAll(':', '::');
      return isWhole ? `:${parameter(at)}` : `:${parameter(at)}([^/]+?)`;
    })
    .join('');
  return { pattern, source, texts: (params) => names.map((name, at) => [name, params[parameter(2 * at + 1)]]) };
}
