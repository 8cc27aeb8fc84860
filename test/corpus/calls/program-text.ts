import type { JsonObject } from '../../../generator/json.ts';
import type { Api } from '../../../generator/model/api.ts';
import { clientSchemes } from '../../../generator/targets/client/security.ts';
import { memberAccess, quoted } from '../../../generator/targets/code.ts';
import { valueCode } from '../../../generator/targets/docs/samples/call-code.ts';
import type { Call } from './choose-calls.ts';
import { FILE, FILE_TEXT } from './with-files.ts';

/**
 * A program as users of the client write it: `node PROGRAM BASE_URL` makes each call and prints a JSON list,
 * with the error of each call or `null`.
 */
export function programText(api: Api, calls: readonly Call[], scope: string): string {
  if (calls.length === 0) return "process.stdout.write('[]');\n";
  const lines = calls.map(({ operation, request }) => {
    const name = `client${memberAccess(operation.resource)}${memberAccess(operation.name)}`;
    const argument = Object.keys(request).length === 0 ? '' : valueCode(request);
    return `await record(async () => ${name}(${argument}));`;
  });
  const auth = clientSchemes(api).length === 0 ? '' : `\n  auth: ${valueCode(credentials(api), '  ')},`;
  const made = lines.join('\n').replaceAll(quoted(FILE), 'file');
  const file = made === lines.join('\n') ? '' : `const file = new TextEncoder().encode(${quoted(FILE_TEXT)});\n`;
  return `import { createClient } from ${quoted(`${scope}/client`)};

const client = createClient({
  baseUrl: process.argv[2] ?? '',${auth}
  maxRetries: 0,
  onInvalidResponse: 'throw',
});
${file}const errors: (string | null)[] = [];
async function record(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
    errors.push(null);
  } catch (error) {
    errors.push(String(error));
  }
}

${made}
process.stdout.write(JSON.stringify(errors));
`;
}

/** A credential for each scheme that the client sends. */
function credentials(api: Api): JsonObject {
  const schemes = new Map(api.securitySchemes.map(({ name, json }) => [name, json['scheme']]));
  return Object.fromEntries(
    clientSchemes(api).map(({ name, factory }) => {
      const scheme = schemes.get(name);
      if (factory === 'basic') return [name, { username: 'sample', password: 'sample' }];
      // Of other schemes than Basic and Bearer, the credential is the whole header.
      return [name, factory === 'headerKey' && scheme !== undefined ? `${String(scheme)} sample` : 'sample'];
    }),
  );
}
