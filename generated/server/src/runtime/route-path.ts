const PLACEHOLDER = /\{([^{}]*)\}/;

/** A path of the document as the router takes it, and the way back to its placeholders. */
export interface RoutePath {
  /** For the router: a parameter for each segment that varies, named by position since it takes fewer names than OpenAPI does. */
  readonly pattern: string;
  /** Matches a request's path; for telling which methods a path has. */
  readonly expression: RegExp;
  /** Texts of the placeholders, by name, from what the router has found. */
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
  // A star in front the router takes for its own; only an expression may hold one, and then of the whole segment.
  if (parts[0]!.includes('*')) {
    const whole = new RegExp(`^${source}$`);
    const pattern = `:p${index}(^${source}$)`;
    return {
      pattern,
      source,
      texts: (params) => names.map((name, at) => [name, whole.exec(params[`p${index}`] ?? '')?.[at + 1]]),
    };
  }
  // The text around placeholders stays outside of expressions: routes that differ inside of them only are one to the router.
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
