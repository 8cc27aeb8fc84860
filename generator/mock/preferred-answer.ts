import type { IncomingHttpHeaders } from 'node:http';

import type { Api, ErrorCode, Operation } from '../model/api.ts';
import { type Failure, ProblemError } from './failure.ts';
import { type Preferences, readPreferences } from './preferences.ts';
import { type Answer, isPrismProblem, type Prism } from './prism.ts';

/** The answer that the request asks for, by default the first example of the first success. */
export async function preferredAnswer(
  prism: Prism,
  operation: Operation,
  headers: IncomingHttpHeaders,
  api: Api,
): Promise<Answer> {
  const preferences = readPreferences([headers['prefer']].flat().join(','));
  const error = preferredError(preferences, operation, api);
  if (error !== undefined && !showsError(operation, error))
    throw new ProblemError({ kind: 'preferred-code', code: error.code });
  const asked = error === undefined ? withFirstExample(preferences, operation) : shown(preferences, error);
  try {
    // Of several media types Prism chooses; one alone is what there is (RFC 9110 §12.4.1), as from a generated server.
    const isChoice = operation.responses.some(({ content }) => content.length > 1);
    return await prism(operation, isChoice ? { ...asked, accept: headers.accept } : asked);
  } catch (thrown) {
    if (!isPrismProblem(thrown)) throw thrown;
    const { status, detail } = thrown;
    if (asked.code === undefined && asked.example === undefined)
      throw new ProblemError({ kind: 'no-answer', status, detail });
    const statuses = operation.responses.map((response) => response.status).join(', ');
    const known = `${operation.id} documents ${statuses}, and its examples and error codes by their names`;
    throw new ProblemError({ kind: 'preference-unknown', detail: `Prefer asks for something else: ${known}` });
  }
}

function shown(preferences: Preferences, { status, code }: ErrorCode): Preferences {
  return { ...preferences, code: status, example: code };
}

/** Without a preference, what the docs show first: of several examples, Prism would take another one. */
function withFirstExample(preferences: Preferences, { responses }: Operation): Preferences {
  const { code, example, dynamic } = preferences;
  const success = responses.find(({ status }) => /^2\d\d$/.test(status));
  const [first, second] = success?.content.length === 1 ? success.content[0]!.examples : [];
  if (code !== undefined || example !== undefined || dynamic || success === undefined || second === undefined)
    return preferences;
  return { ...preferences, code: Number(success.status), example: first!.name };
}

/** The error that is meant by its code, or by a status: of those that share it, one that the document shows. */
function preferredError({ code, example }: Preferences, operation: Operation, { errors }: Api): ErrorCode | undefined {
  const own = errors.filter((error) => operation.errorCodes.includes(error.code));
  const meant = own.filter((error) => (example === undefined ? error.status === code : error.code === example));
  return meant.find((error) => showsError(operation, error)) ?? meant[0];
}

function showsError({ responses }: Operation, { status, code }: Pick<ErrorCode, 'status' | 'code'>): boolean {
  const content = responses.find((each) => each.status === String(status))?.content[0];
  return content?.examples.some(({ name }) => name === code) === true;
}

/** What the operation documents for the status: its headers, and a body to begin with. */
export async function documentedAnswer(
  prism: Prism,
  operation: Operation | undefined,
  { status, code }: Failure,
): Promise<Answer | undefined> {
  if (!operation?.responses.some((response) => response.status === String(status))) return undefined;
  return prism(operation, {
    code: status,
    dynamic: false,
    ...(showsError(operation, { status, code }) && { example: code }),
  });
}
