import type { SimulationConfig, SimulationScenario } from '@billing/types';

import type { Timestamp } from '../../storage/columns.ts';
import { creationEntities } from './creation-entities.ts';
import type { PlanCaller, PlanServices } from './plan-services.ts';
import { creationSteps } from './scenario/creation-steps.ts';
import { cancellationSteps, pauseSteps } from './scenario/ending-steps.ts';
import { beforeCreation, beforeEnding, beforeRenewal, beforeResume } from './scenario/initial-states.ts';
import { renewalSteps, resumeSteps } from './scenario/renewal-steps.ts';
import type { InitialEntities, ScenarioEntities } from './scenario/sample-entities.ts';
import type { ScenarioState } from './scenario/scenario-state.ts';
import type { Step } from './scenario/step.ts';
import { subscriptionEntities } from './subscription-entities.ts';

type Config<S extends SimulationScenario> = NonNullable<SimulationConfig[S]>;
type Options<S extends SimulationScenario> = Config<S>['options'];

interface Scenario<S extends SimulationScenario> {
  /**
   * The entities that the scenario's events show. `at` is the path of `entities` in a request, for error
   * messages.
   */
  findEntities(services: PlanServices, caller: PlanCaller, config: Config<S>, at: string): Promise<ScenarioEntities>;
  /** The state right before the first event. */
  initialState(entities: InitialEntities, options: Options<S>, start: Timestamp): ScenarioState;
  /** The events in order, each with the change of state that it reports. */
  steps(options: Options<S>): readonly Step[];
}

export const SCENARIOS: { readonly [S in SimulationScenario]: Scenario<S> } = {
  subscription_creation: { findEntities: creationEntities, initialState: beforeCreation, steps: creationSteps },
  subscription_renewal: { findEntities: subscriptionEntities, initialState: beforeRenewal, steps: renewalSteps },
  subscription_pause: { findEntities: subscriptionEntities, initialState: beforeEnding, steps: pauseSteps },
  subscription_resume: { findEntities: subscriptionEntities, initialState: beforeResume, steps: resumeSteps },
  subscription_cancellation: {
    findEntities: subscriptionEntities,
    initialState: beforeEnding,
    steps: cancellationSteps,
  },
};
