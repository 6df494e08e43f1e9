import { examinersOf, instructorsOf, markersOf } from '#modules/classes/server/public.ts'
import { permittedAccounts, roleAccounts } from '#modules/accounts/server/public.ts'
import { instructorAccounts, trainee } from '#modules/people/server/public.ts'
import { enrolled } from '#modules/registration/server/public.ts'
import { numberIn, type HappenedEvent } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

const classOf = (event: HappenedEvent) => numberIn(event, 'classId')

/** Whoever asked for the change that was decided; marks that nobody had to ask for were changed by who gave them. */
const asker = accountsOf(async (_db, { data }) => (typeof data['askedBy'] === 'number' ? [data['askedBy']] : []))

const table = {
  account: {
    says: 'whose account it is',
    roles: ['admin', 'editor', 'trainee', 'instructor', 'evaluator', 'customer', 'trainingcoordinator'],
    find: accountsOf(async (_db, event) => [event.subjectId]),
  },
  admins: { says: 'administrators', roles: ['admin'], find: accountsOf((db) => roleAccounts(db, ['admin'])) },
  instructor: {
    says: 'the instructor',
    roles: ['instructor'],
    find: accountsOf((db, event) => instructorAccounts(db, [numberIn(event, 'instructorId')])),
  },
  sessionInstructors: {
    says: 'who teaches the session',
    roles: ['instructor'],
    find: accountsOf(async (db, event) => {
      const found = await db
        .selectFrom('planning.busy_instructor_facts')
        .select('instructor_id')
        .where('session_id', '=', event.subjectId)
        .execute()
      const ids = found.flatMap((row) => row.instructor_id ?? [])
      return ids.length > 0 ? instructorAccounts(db, ids) : instructorsOf(db, classOf(event))
    }),
  },
  markers: {
    says: 'the examiners of the class, else the evaluators',
    roles: ['instructor', 'evaluator'],
    find: accountsOf((db, event) => markersOf(db, classOf(event))),
  },
  markDeciders: {
    says: 'whoever may mark the exam: its examiners, evaluators, who may correct, administrators',
    // Who may correct is admitted by that right, whatever the role.
    roles: ['instructor', 'evaluator', 'admin'],
    find: accountsOf(async (db, event) => [
      ...new Set([
        ...(await examinersOf(db, classOf(event))),
        ...(await permittedAccounts(db, 'correctiontraineeexam')),
        ...(await roleAccounts(db, ['evaluator', 'admin'])),
      ]),
    ]),
  },
  askingMarker: { says: 'who asked for it', roles: ['instructor', 'evaluator', 'admin'], find: asker },
  resultPublishers: {
    says: 'coordinators and administrators',
    roles: ['trainingcoordinator', 'admin'],
    find: accountsOf((db) => roleAccounts(db, ['trainingcoordinator', 'admin'])),
  },
  askingPublisher: { says: 'who asked for it', roles: ['trainingcoordinator', 'admin'], find: asker },
  repeatStaff: {
    says: 'who may correct exams, else the editors',
    roles: ['editor'],
    find: accountsOf(async (db) => {
      const correctors = await permittedAccounts(db, 'correctiontraineeexam')
      return correctors.length > 0 ? correctors : roleAccounts(db, ['editor'])
    }),
  },
  trainee,
  enrolled,
} as const satisfies Record<string, Audience>

export type AudienceName = keyof typeof table
export const audiences: Readonly<Record<AudienceName, Audience>> = table
