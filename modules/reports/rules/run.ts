export const runStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const
export type RunState = (typeof runStates)[number]

export const runFailures = [
  'noAccess',
  'tooManyRows',
  'tooManyGroups',
  'tooSlow',
  'interrupted',
  'refused',
  'broken',
] as const
export type RunFailure = (typeof runFailures)[number]

/** How many of one person may wait or run at a time. */
export const mostAtOnce = 3
/** How many one person may begin within a day. */
export const mostADay = 60
/** How often a run is begun anew after the process that worked on it was lost. */
export const mostTries = 3
/** After so many seconds without a sign of life a run is taken up by another process. */
export const patienceSeconds = 60

export const runActs = ['cancelRun'] as const
/** What its owner may do to a run now. */
export const actsOfRun = (state: RunState): (typeof runActs)[number][] =>
  state === 'waiting' || state === 'running' ? ['cancelRun'] : []
