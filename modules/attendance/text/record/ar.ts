export const ar = {
  /* Before and after, as the audit shows them. */
  columns: {
    state: 'الحضور',
    minutes: 'الدقائق',
    reason: 'السبب',
  },
} as const
