export const reportStates = ['reported', 'dismissed', 'upheld'] as const
export type ReportState = (typeof reportStates)[number]

/** What an administrator may do about a report. */
export const reportActions = (state: ReportState): ('upholdReport' | 'dismissReport')[] =>
  state === 'reported' ? ['upholdReport', 'dismissReport'] : []
