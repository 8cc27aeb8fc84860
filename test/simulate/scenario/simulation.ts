import { secretBox } from '../../../service/auth/secret-box.ts';
import type { Rules } from '../../../service/services.ts';
import { openTaxTable } from '../../../service/tax/open-tax-table.ts';
import { DeliveryChecks } from '../checks/delivery-checks.ts';
import { checkBilling } from '../checks/final-billing.ts';
import { checkDeliveries } from '../checks/final-deliveries.ts';
import { checkEvents } from '../checks/final-events.ts';
import { look, type View } from '../checks/look.ts';
import { SimulatedDatabase } from '../database/simulated-database.ts';
import { isSimulated } from '../database/simulated-fault.ts';
import { Bank } from '../network/bank.ts';
import { Destination, Network } from '../network/destinations.ts';
import { within } from '../world/process.ts';
import type { Scheduler } from '../world/scheduler.ts';
import { enter, World } from '../world/world.ts';
import { addCustomer, buySubscription, openAccount } from './buyer.ts';
import { newPlan, type Plan } from './plan.ts';
import type { Finding } from '../world/findings.ts';
import { type Duties, type Shared, startWorker, type Worker } from './worker.ts';

const HOUR_MS = 3_600_000;
/**
 * After a fault, pauses longer than this are skipped: longer than the service waits to repeat what failed.
 */
const SKIPPED_MS = 6_000;
const CALM_MS = 20_000;
/** The same without a fault, and while a call is under way. */
const BUSY_MS = 1_000;
const LOOK_EVERY_MS = 250;
/** The longest schedule of retries, and results of the bank that come late. */
const REST_MS = 90 * HOUR_MS;
const NO_DUTIES: Duties = { delivers: false, renews: false, maintains: false, retains: false };

const rules: Rules = {
  environment: 'sandbox',
  rejectedEmailDomains: [],
  rejectedCountries: [],
  sourceCidrs: [],
  maxActiveDestinations: 10,
  maxSimulations: 1_000,
  maxSimulationRuns: 10_000,
  maxSimulationBytes: 268_435_456,
  maxCustomDataBytes: 1_073_741_824,
  destinationReach: 'public',
  verifyEmailDestinations: false,
  fee: { share: '0.05', fixed: 50n },
  taxes: openTaxTable({ environment: 'sandbox', taxTable: undefined, sellerCountry: 'IE' }),
};

export interface Outcome {
  readonly seed: number;
  /** Simulated. */
  readonly hours: number;
  readonly findings: readonly Finding[];
  /** Of everything that happened. */
  readonly hash: string;
  readonly counts: Readonly<Record<string, number>>;
}

export interface SimulationOptions {
  readonly hours: number;
  /** How many times as long it is between two things that happen; by default 1. */
  readonly spread?: number;
  /** An empty database. */
  readonly template: Blob;
  /** Gets every step. */
  readonly print?: ((line: string) => void) | undefined;
}

/** One simulation, from a seed. */
export class Simulation {
  readonly #world: World;
  readonly #plan: Plan;
  readonly #database: SimulatedDatabase;
  readonly #checks: DeliveryChecks;
  readonly #shared: Shared;
  readonly #destinations: readonly Destination[];
  readonly #bank: Bank;
  readonly #network: Network;
  readonly #span: number;
  readonly #acknowledged: string[] = [];
  readonly #workers: (Worker | undefined)[] = [];
  #api: Worker | undefined;
  #renews = true;
  #lookedAt = -Infinity;
  #isLeft = true;
  #started = 0;
  #emails = 0;

  private constructor(world: World, database: SimulatedDatabase, { hours, spread = 1 }: SimulationOptions) {
    this.#world = world;
    this.#database = database;
    this.#span = hours * HOUR_MS;
    this.#plan = newPlan(world.random, hours, spread);
    this.#checks = new DeliveryChecks(world);
    this.#bank = new Bank(world);
    this.#destinations = this.#plan.destinations.map((type, i) => new Destination(world, i, type));
    this.#network = new Network(world, (send) => this.#checks.sent(send));
    for (const destination of this.#destinations) this.#network.add(destination);
    this.#shared = {
      world,
      database,
      network: this.#network,
      bank: this.#bank,
      secrets: secretBox(Buffer.alloc(32, 7)),
      rules,
      schedule: this.#plan.schedule,
      recorded: (finished) => this.#checks.recorded(finished),
    };
  }

  static async run(seed: number, options: SimulationOptions): Promise<Outcome> {
    const { template, print } = options;
    const world = new World(seed, print);
    enter(world);
    const database = await SimulatedDatabase.open(world, template);
    world.notices = database.notices;
    const unhandled = (error: unknown): void => {
      if (!isSimulated(error)) world.findings.add('no unhandled rejections', String((error as Error)?.stack ?? error));
    };
    process.on('unhandledRejection', unhandled);
    try {
      return await new Simulation(world, database, options).#run();
    } finally {
      process.off('unhandledRejection', unhandled);
      await database.close();
    }
  }

  async #run(): Promise<Outcome> {
    const world = this.#world;
    const api = this.#apiWorker();
    const open = () => openAccount(api.payments, this.#plan, this.#destinations);
    const product = await this.#drive(within(api.process, open));
    for (const [slot, duties] of this.#plan.workers.entries()) this.#start(slot, duties);
    this.#schedule(product);
    const { scheduler } = world;
    while (scheduler.now < this.#span && !world.findings.any) await this.#step(scheduler);
    if (!world.findings.any) await this.#finish(scheduler);
    return {
      seed: world.seed,
      hours: world.now / HOUR_MS,
      findings: world.findings.all,
      hash: world.trace.digest(),
      counts: world.counts,
    };
  }

  /** Lets what is left end, without faults and renewals, and compares everything. */
  async #finish(scheduler: Scheduler): Promise<void> {
    const { weather, findings } = this.#world;
    const renewedUntil = scheduler.now;
    weather.isOver = true;
    weather.change();
    this.#renews = false;
    this.#plan.workers.map((duties, slot) => this.#restart(slot, { ...duties, renews: false, retains: false }));
    this.#isLeft = true;
    while (this.#isLeft && !findings.any) {
      await this.#step(scheduler);
      if (scheduler.now > renewedUntil + REST_MS) findings.add('something never ends', 'a notification or a payment');
    }
    if (findings.any) return;
    await checkDeliveries(this.#world, this.#database, this.#checks, this.#plan.schedule);
    await checkBilling(this.#world, this.#database, this.#bank, renewedUntil);
    await checkEvents(this.#world, this.#database, this.#acknowledged);
  }

  #schedule(product: Awaited<ReturnType<typeof openAccount>>): void {
    const { scheduler, random } = this.#world;
    const { bursts, restarts, subscriptions, workers } = this.#plan;
    for (const subscription of subscriptions)
      scheduler.after(subscription.at, 'plan', 'purchase', () => this.#purchase(product, subscription));
    for (const { at, count } of bursts) scheduler.after(at, 'plan', 'customers', () => this.#burst(count));
    for (const at of restarts)
      scheduler.after(at, 'plan', 'restart', () => {
        const slot = random.integer(0, workers.length);
        this.#restart(slot, workers[slot]!);
      });
  }

  #purchase(product: Awaited<ReturnType<typeof openAccount>>, planned: Plan['subscriptions'][number]): void {
    const api = this.#apiWorker();
    const act = () => buySubscription(api.payments, product, this.#newEmail(), planned);
    within(api.process, act).catch((error: unknown) => this.#failed(error));
  }

  #burst(count: number): void {
    for (let i = 0; i < count; i++) {
      const api = this.#apiWorker();
      const email = this.#newEmail();
      const act = () => addCustomer(api.payments, email).then(() => this.#acknowledged.push(email));
      within(api.process, act).catch((error: unknown) => this.#failed(error));
    }
  }

  #failed(error: unknown): void {
    if (!isSimulated(error)) this.#world.findings.add('no internal errors', String((error as Error).stack));
  }

  #newEmail(): string {
    return `c${++this.#emails}@customer.example`;
  }

  #apiWorker(): Worker {
    if (this.#api?.process.isAlive !== true) this.#api = startWorker(this.#shared, `api.${++this.#started}`, NO_DUTIES);
    return this.#api;
  }

  #start(slot: number, duties: Duties): void {
    const worker = startWorker(this.#shared, `worker${slot}.${++this.#started}`, duties);
    this.#workers[slot] = worker;
    const { scheduler, random } = this.#world;
    worker.process.onEnd(() => {
      this.#world.count('process ended');
      if (this.#workers[slot] !== worker) return;
      this.#workers[slot] = undefined;
      const again = (): void => this.#start(slot, this.#renews ? duties : { ...duties, renews: false, retains: false });
      scheduler.after(random.magnitude(100, 300_000), 'plan', `start worker ${slot}`, again, null);
    });
  }

  /** Ends a worker in order, as a deployment does, and starts another one. */
  #restart(slot: number, duties: Duties): void {
    const worker = this.#workers[slot];
    if (worker === undefined) return;
    this.#workers[slot] = undefined;
    worker.process.onEnd(() => this.#start(slot, duties));
    worker.stop().catch((error: unknown) => this.#failed(error));
  }

  async #step(scheduler: Scheduler): Promise<void> {
    if (scheduler.now >= this.#lookedAt + LOOK_EVERY_MS) await this.#skip(scheduler);
    if (!(await scheduler.step())) throw new Error('The simulation stands still: nothing is scheduled.');
  }

  /**
   * Skips the time in which nothing falls due and no call ends. To the service, its processes got no
   * processor time until shortly before that: all timers that end earlier end then.
   */
  async #skip(scheduler: Scheduler): Promise<void> {
    const { random, weather, now } = this.#world;
    // A process that has the result of an attempt records it soon.
    if (now - this.#network.endedAt < BUSY_MS) return;
    if (scheduler.isBusy) {
      const until = Math.min(scheduler.nextAt('call'), scheduler.nextAt('plan'), now + HOUR_MS);
      if (until - now > BUSY_MS && random.chance(0.8)) scheduler.skipTo(until - random.between(1, 100));
      return;
    }
    const { nextAt, isLeased } = await this.#look();
    if (isLeased && now - this.#network.endedAt < SKIPPED_MS) return;
    const until = Math.min(nextAt, scheduler.nextAt('plan'), Math.max(this.#span, now + HOUR_MS));
    if (until - now <= (now - weather.disturbedAt < CALM_MS ? SKIPPED_MS : BUSY_MS)) return;
    scheduler.skipTo(until - random.magnitude(1, 1_500));
    this.#world.count('skips');
    weather.change();
    if (weather.strikes(10)) await this.#database.notices.loseAny();
  }

  async #look(): Promise<View> {
    this.#lookedAt = this.#world.now;
    // Nothing happens in time while no worker lives.
    if (this.#workers.every((worker) => worker === undefined)) this.#world.weather.disturbedAt = this.#world.now;
    const view = await look(this.#world, this.#database, this.#destinations, this.#renews);
    this.#isLeft = view.isLeft;
    return view;
  }

  /** Runs events until something of the service is done. */
  async #drive<Result>(doing: Promise<Result>): Promise<Result> {
    const state = { isDone: false };
    const marked = doing.finally(() => {
      state.isDone = true;
    });
    while (!state.isDone) await this.#world.scheduler.step();
    return marked;
  }
}
