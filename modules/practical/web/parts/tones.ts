/** The colours of states of a practical examination, and of what a sheet comes to. */
export const practicalTones = { planned: 'neutral', marking: 'warning', released: 'success' } as const
export const outcomeTones = { open: 'neutral', apart: 'danger', settled: 'success' } as const
