import type { SimulationConfig, SimulationScenario } from '@billing/types';

import type { Timestamp } from '../../storage/columns.ts';
import { creationCast } from './creation-entities.ts';
import type { PlanCaller, Planning } from './plan-events.ts';
import { beforeCreation, beforeEnding, beforeRenewal, beforeResume } from './scenario/initial-states.ts';
import type { Cast, ScenarioCast } from './scenario/sample-entities.ts';
import { creationSteps } from './scenario/creation-steps.ts';
import { cancellationSteps, pauseSteps } from './scenario/ending-steps.ts';
import { renewalSteps, resumeSteps } from './scenario/renewal-steps.ts';
import type { Step } from './scenario/step.ts';
import type { Story } from './scenario/scenario-state.ts';
import { subscriptionCast } from './subscription-entities.ts';

type Config<S extends SimulationScenario> = NonNullable<SimulationConfig[S]>;
type Options<S extends SimulationScenario> = Config<S>['options'];

interface Scenario<S extends SimulationScenario> {
  /** Who and what it is about. `at` is where the entities of the config stand in a request. */
  cast(services: Planning, caller: PlanCaller, config: Config<S>, at: string): Promise<ScenarioCast>;
  /** How everything is when it begins. */
  before(cast: Cast, options: Options<S>, start: Timestamp): Story;
  /** What happens. */
  steps(options: Options<S>): readonly Step[];
}

export const SCENARIOS: { readonly [S in SimulationScenario]: Scenario<S> } = {
  subscription_creation: { cast: creationCast, before: beforeCreation, steps: creationSteps },
  subscription_renewal: { cast: subscriptionCast, before: beforeRenewal, steps: renewalSteps },
  subscription_pause: { cast: subscriptionCast, before: beforeEnding, steps: pauseSteps },
  subscription_resume: { cast: subscriptionCast, before: beforeResume, steps: resumeSteps },
  subscription_cancellation: { cast: subscriptionCast, before: beforeEnding, steps: cancellationSteps },
};
