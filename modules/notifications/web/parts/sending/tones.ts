/** The colours of the states of a sending. */
export const sendTones = { sending: 'warning', sent: 'success', stopped: 'danger' } as const

/** The colours of how somebody stands in one. */
export const sendPersonTones = { waiting: 'info', told: 'success', leftOut: 'neutral', stopped: 'neutral' } as const
