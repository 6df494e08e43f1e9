/**
 * Stores of before that refuse, record or read the settings. The list only shrinks: what decides goes to `server/acts/`
 * of its module, and a store that decides nothing any more may not stand here.
 */
export const storesThatDecide: readonly string[] = [
  'modules/certificates/server/store/candidates.ts',
  'modules/certificates/server/store/certificates.ts',
  'modules/classes/server/store/booking.ts',
  'modules/classes/server/store/class-changes.ts',
  'modules/classes/server/store/classes.ts',
  'modules/classes/server/store/daily.ts',
  'modules/classes/server/store/facts.ts',
  'modules/classes/server/store/progress.ts',
  'modules/classes/server/store/reached-instructor.ts',
  'modules/classes/server/store/reminders.ts',
  'modules/classes/server/store/seats.ts',
  'modules/classes/server/store/session-changes.ts',
  'modules/classes/server/store/sessions.ts',
  'modules/classes/server/store/starts-soon.ts',
  'modules/classes/server/store/teaching.ts',
  'modules/people/server/store/signup/files.ts',
  'modules/people/server/store/signup/signups.ts',
  'modules/people/server/store/signup/starts.ts',
  'modules/planning/server/store/holidays.ts',
  'modules/planning/server/store/overview.ts',
  'modules/planning/server/store/plan-row-changes.ts',
  'modules/planning/server/store/plan-row-moves.ts',
  'modules/planning/server/store/plan-rows.ts',
  'modules/planning/server/store/reminders.ts',
  'modules/planning/server/store/rooms.ts',
  'modules/planning/server/store/with-class.ts',
  'modules/reports/server/store/home-tasks.ts',
]
