/** The lists that reports are put together of, in the order in which they are offered; `contract/report-lists.ts` declares each. */
export const reportListKeys = [
  'registrations',
  'trainees',
  'instructors',
  'organizations',
  'courses',
  'planRows',
  'classes',
  'requests',
  'exams',
  'papers',
  'certificates',
  'membershipCards',
] as const
export type ReportListKey = (typeof reportListKeys)[number]
