import type { AttemptResult, FoundAttempt, PaymentGateway } from '../../../service/payments/gateway.ts';

/** A gateway that answers each attempt with its result, and has been asked about those in `asked`. */
export interface ScriptedGateway extends PaymentGateway {
  readonly asked: readonly string[];
}

/**
 * @param results By the ids of the attempts.
 * @param found What it returns when it is asked about an attempt.
 */
export function scriptedGateway(
  results: ReadonlyMap<string, AttemptResult>,
  found: FoundAttempt = { status: 'captured' },
): ScriptedGateway {
  const asked: string[] = [];
  return {
    name: 'scripted gateway',
    asked,
    authorizeAndCapture: async ({ attemptId }) => results.get(attemptId) ?? { status: 'unknown' },
    refund: async () => ({ status: 'unknown' }),
    async find(attemptId) {
      asked.push(attemptId);
      return found;
    },
    onResult: () => undefined,
  };
}
