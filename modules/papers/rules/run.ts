export const runStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const
export type RunState = (typeof runStates)[number]

/** Why no file came of a run. */
export const runFailures = ['noAccess', 'noPrinter', 'nothingPrinted', 'tooLarge', 'interrupted', 'broken'] as const
export type RunFailure = (typeof runFailures)[number]

/** Why one paper of a run is not in its file. */
export const paperFailures = ['closed', 'off', 'locked', 'notPrinted'] as const
export type PaperFailure = (typeof paperFailures)[number]

/** How many papers one run has at most. */
export const mostPapers = 500
/** How many runs of one person may wait or be made at a time. */
export const mostAtOnce = 2
/** How many papers one person may ask for within a day. */
export const mostPapersADay = 3000
/** How often a run is taken up, each time after the process that worked on it was lost. */
export const mostTries = 5
/** After so many seconds without a sign of life a run is taken up by another process. */
export const patienceSeconds = 60
/** For so many days the file is kept. */
export const keptDays = 7
/** For so many days a run that has ended is listed. */
export const listedDays = 90

export const runActs = ['cancelPaperRun'] as const
/** What its owner may do to a run now. */
export const actsOfRun = (state: RunState): (typeof runActs)[number][] =>
  state === 'waiting' || state === 'running' ? ['cancelPaperRun'] : []
