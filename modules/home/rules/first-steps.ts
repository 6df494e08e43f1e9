interface Step {
  readonly IsDone: boolean
}

/** What is done next: the first that is not done, whatever was done after it. Undefined: all are. */
export const nextFirstStep = <Each extends Step>(steps: readonly Each[]): Each | undefined =>
  steps.find(({ IsDone }) => !IsDone)

/** Whether the steps stand on the home: while something of them is left to do, unless the academy has put them away. */
export const areFirstStepsShown = (steps: readonly Step[], isOn: boolean): boolean =>
  isOn && nextFirstStep(steps) !== undefined
