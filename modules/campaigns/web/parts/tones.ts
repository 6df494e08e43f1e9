/** The colours of how somebody stands in an audience. */
export const standingTones = { written: 'success', refused: 'danger', twice: 'neutral', noAddress: 'warning' } as const

/** The colours of the states of a campaign. */
export const campaignTones = { scheduled: 'info', sending: 'warning', sent: 'success', stopped: 'danger' } as const

/** The colours of how somebody stands in a campaign. */
export const outcomeTones = {
  waiting: 'info',
  sent: 'success',
  failed: 'danger',
  withheld: 'neutral',
  refused: 'danger',
  twice: 'neutral',
  noAddress: 'warning',
  stopped: 'neutral',
} as const
