/** Every option of each scenario with its values. */
type Choices = Readonly<Record<string, readonly unknown[]>>;

const payment: Choices = {
  payment_outcome: ['success', 'recovered_existing_payment_method', 'recovered_updated_payment_method', 'failed'],
  dunning_exhausted_action: [null, 'subscription_paused', 'subscription_canceled'],
};
const ending: Choices = {
  effective_from: ['immediately', 'next_billing_period'],
  has_past_due_transaction: [false, true],
};
const scenarios: Readonly<Record<string, Choices>> = {
  subscription_creation: {
    customer_simulated_as: ['new', 'existing_email_matched', 'existing_details_prefilled'],
    business_simulated_as: ['not_provided', 'new', 'existing_details_prefilled'],
    discount_simulated_as: ['not_provided', 'prefilled', 'entered_by_customer'],
    trial_period_on_price: [false, true],
  },
  subscription_renewal: payment,
  subscription_pause: ending,
  subscription_resume: payment,
  subscription_cancellation: ending,
};

export interface ConfiguredScenario {
  readonly type: string;
  readonly config: object;
}

/** Every scenario with every valid combination of its options. */
export const everyScenario: readonly ConfiguredScenario[] = Object.entries(scenarios).flatMap(([type, choices]) =>
  combinations(Object.entries(choices))
    // Only a failed payment has a dunning action.
    .filter(({ payment_outcome: outcome, dunning_exhausted_action: action }) => outcome === 'failed' || !action)
    .map((options) => ({ type, config: { [type]: { options } } })),
);

function combinations(choices: readonly (readonly [string, readonly unknown[]])[]): Record<string, unknown>[] {
  const [first, ...rest] = choices;
  if (first === undefined) return [{}];
  const [name, values] = first;
  return combinations(rest).flatMap((others) => values.map((value) => ({ [name]: value, ...others })));
}

/** The first combinations of each scenario that together contain every value of every option. */
export const scenariosWithEveryValue: readonly ConfiguredScenario[] = everyScenario.filter((scenario, index) => {
  const earlier = new Set(everyScenario.slice(0, index).flatMap(valuesOf));
  return valuesOf(scenario).some((value) => !earlier.has(value));
});

function valuesOf({ type, config }: ConfiguredScenario): string[] {
  const { options } = Object.values(config as Record<string, { readonly options: object }>)[0]!;
  return Object.entries(options).map(([name, value]) => `${type} ${name} ${String(value)}`);
}
