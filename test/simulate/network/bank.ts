import type { PaymentErrorCode } from '@billing/types';

import type {
  AttemptRequest,
  AttemptResult,
  FoundAttempt,
  PaymentGateway,
  ResultListener,
} from '../../../service/payments/gateway.ts';
import { SimulatedFault } from '../database/simulated-fault.ts';
import { currentProcess, type SimulatedProcess } from '../world/process.ts';
import type { World } from '../world/world.ts';

/** How the bank treats an instrument. The first payment with it is captured. */
export type Instrument = 'sim_reliable' | 'sim_moody' | 'sim_declined';

/** What the bank has of an attempt. */
export interface BankAttempt {
  readonly attemptId: string;
  readonly transactionId: string | undefined;
  readonly amount: bigint;
  readonly instrument: string;
  readonly initiator: string;
  /** Milliseconds of the simulation. */
  readonly at: number;
  result: FoundAttempt;
}

const RETRYABLE: readonly PaymentErrorCode[] = ['declined', 'not_enough_balance', 'issuer_unavailable', 'psp_error'];
const FOR_GOOD: readonly PaymentErrorCode[] = ['expired_card', 'declined_not_retryable', 'blocked_card'];

/**
 * A payment provider behind an unreliable network: calls arrive late or never, responses are lost, and
 * results are reported on their own, sometimes twice. It keeps what `gateway.ts` demands of a gateway.
 */
export class Bank {
  readonly attempts = new Map<string, BankAttempt>();
  readonly #world: World;
  readonly #listeners = new Map<SimulatedProcess, ResultListener>();

  constructor(world: World) {
    this.#world = world;
  }

  /** The gateway of the current process. */
  gateway(): PaymentGateway {
    return {
      name: 'simulated bank',
      authorizeAndCapture: (attempt, signal) => this.#call(signal, () => this.#charge(attempt)),
      find: (attemptId, signal) => this.#call(signal, () => this.#find(attemptId)),
      refund: async () => ({ status: 'unknown' }),
      onResult: (listener) => {
        const process = currentProcess();
        if (process === undefined) throw new Error('Only a simulated process has a gateway.');
        this.#listeners.set(process, listener);
        process.onEnd(() => void this.#listeners.delete(process));
      },
    };
  }

  #call<Result>(signal: AbortSignal, act: () => Result): Promise<Result> {
    const { scheduler, random, weather } = this.#world;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (weather.strikes(2)) this.#world.disturb(currentProcess());
    const isDelayed = weather.strikes(3);
    const isLost = weather.strikes(2);
    const isSilent = weather.strikes(3);
    const isBroken = weather.strikes(3);
    // Not as the caller: what it has sent arrives even if it ends.
    const process = currentProcess();
    const arrival = isDelayed ? random.magnitude(1_000, 120_000) : random.magnitude(5, 400);
    if (isLost) {
      if (isBroken)
        scheduler.after(arrival, 'call', 'connection to the bank lost', () => reject(new SimulatedFault('bank')));
      return promise;
    }
    scheduler.after(
      arrival,
      'call',
      'call reaches the bank',
      () => {
        const result = act();
        if (isSilent) return;
        scheduler.after(
          random.magnitude(5, 400),
          'call',
          'response of the bank',
          () => (isBroken ? reject(new SimulatedFault('bank')) : resolve(result)),
          process,
        );
      },
      null,
    );
    return promise;
  }

  #charge({ attemptId, transactionId, amount, instrument, initiator }: AttemptRequest): AttemptResult {
    const existing = this.attempts.get(attemptId);
    if (existing !== undefined) {
      const { result } = existing;
      return result.status === 'not_received' ? { status: 'error', errorCode: 'canceled' } : result;
    }
    const final = this.#decide(instrument.reference as Instrument, initiator);
    const { random } = this.#world;
    const isPending = random.chance(0.06);
    const result: AttemptResult = isPending ? { status: 'pending_no_action_required' } : final;
    const common = { attemptId, transactionId, amount, instrument: instrument.reference, initiator };
    const attempt: BankAttempt = { ...common, at: this.#world.now, result };
    this.attempts.set(attemptId, attempt);
    this.#world.count(`bank ${final.status}`);
    if (isPending) this.#later(random.magnitude(1_000, 7_200_000), () => this.#settle(attempt, final));
    else if (random.chance(0.1)) this.#later(random.magnitude(1, 60_000), () => this.#report(attempt));
    return result;
  }

  #decide(instrument: Instrument, initiator: string): AttemptResult {
    const { random } = this.#world;
    if (initiator === 'customer' || instrument === 'sim_reliable') return { status: 'captured' };
    if (instrument === 'sim_moody' && random.chance(0.6)) return { status: 'captured' };
    return { status: 'error', errorCode: random.pick(random.chance(0.8) ? RETRYABLE : FOR_GOOD) };
  }

  #find(attemptId: string): FoundAttempt {
    const existing = this.attempts.get(attemptId);
    if (existing !== undefined) return existing.result;
    const result = { status: 'not_received' } as const;
    const unknown = { transactionId: undefined, amount: 0n, instrument: '', initiator: '' };
    this.attempts.set(attemptId, { attemptId, ...unknown, at: this.#world.now, result });
    return result;
  }

  #later(ms: number, act: () => unknown): void {
    this.#world.scheduler.after(ms, 'plan', 'bank', act, null);
  }

  async #settle(attempt: BankAttempt, final: AttemptResult): Promise<void> {
    attempt.result = final;
    this.#report(attempt);
    if (this.#world.random.chance(0.3)) this.#report(attempt);
  }

  /** Reports a result to one of the processes, which may get lost. */
  #report({ attemptId, result }: BankAttempt): void {
    if (result.status === 'not_received' || this.#listeners.size === 0) return;
    const { scheduler, random } = this.#world;
    const [process, listener] = random.pick([...this.#listeners]);
    // A webhook whose handling failed: nothing is repeated, the service asks.
    const report = (): void => void listener(attemptId, result).catch(() => undefined);
    scheduler.after(random.magnitude(5, 5_000), 'call', 'report of the bank', report, process);
  }
}
