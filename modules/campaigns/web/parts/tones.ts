/** The colours of how somebody stands in an audience. */
export const standingTones = { written: 'success', refused: 'danger', twice: 'neutral', noAddress: 'warning' } as const
