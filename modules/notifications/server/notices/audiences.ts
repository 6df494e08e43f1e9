import { coordinator, examinersOf, instructorsOf, markersOf } from '#modules/classes/server/public.ts'
import { coordinatorOrAll, permittedAccounts, roleAccounts } from '#modules/accounts/server/public.ts'
import { instructorAccounts, trainee } from '#modules/people/server/public.ts'
import { askedPayer, enrolledIn, payer, payersIn, underWayIn } from '#modules/registration/server/public.ts'
import { numberIn, type HappenedEvent } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

const coordinators = ['trainingcoordinator', 'admin', 'editor'] as const
const classOf = (event: HappenedEvent) => numberIn(event, 'classId')

/** Whoever asked for the change that was decided; marks that nobody had to ask for were changed by who gave them. */
const asker = accountsOf(async (_db, { data }) => (typeof data['askedBy'] === 'number' ? [data['askedBy']] : []))

const table = {
  account: {
    says: 'whose account it is',
    roles: ['admin', 'editor', 'trainee', 'instructor', 'evaluator', 'customer', 'trainingcoordinator'],
    find: accountsOf(async (_db, event) => [event.subjectId]),
  },
  askedErasure: {
    says: 'who asked for it',
    roles: ['admin', 'editor', 'trainee', 'instructor', 'evaluator', 'customer', 'trainingcoordinator'],
    find: accountsOf(async (_db, event) => [numberIn(event, 'accountId')]),
  },
  admins: { says: 'administrators', roles: ['admin'], find: accountsOf((db) => roleAccounts(db, ['admin'])) },
  planCoordinator: {
    says: 'the coordinator of the plan row',
    roles: coordinators,
    find: accountsOf(async (db, event) => {
      const found = await db
        .selectFrom('planning.plan_row_facts')
        .select('coordinator_id')
        .where('plan_row_id', '=', event.subjectId)
        .executeTakeFirst()
      return coordinatorOrAll(db, found?.coordinator_id)
    }),
  },
  coordinator,
  instructor: {
    says: 'the instructor',
    roles: ['instructor'],
    find: accountsOf((db, event) => instructorAccounts(db, [numberIn(event, 'instructorId')])),
  },
  released: {
    says: 'the instructors who were asked',
    roles: ['instructor'],
    find: accountsOf((db, { data }) => instructorAccounts(db, (data['instructorIds'] ?? []) as number[])),
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
  instructors: {
    says: 'the instructors of the class',
    roles: ['instructor'],
    find: accountsOf((db, event) => instructorsOf(db, classOf(event))),
  },
  askedInstructors: {
    says: 'the instructors who have not answered',
    roles: ['instructor'],
    find: accountsOf((db, event) => instructorsOf(db, classOf(event), ['asked'])),
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
  enrolled: {
    says: 'the trainees of the class',
    roles: ['trainee'],
    find: (db, event) => enrolledIn(db, classOf(event)),
  },
  underWay: {
    says: 'everybody with a registration under way',
    roles: ['trainee'],
    find: (db, event) => underWayIn(db, classOf(event)),
  },
  payers: {
    says: 'the organizations that pay in it',
    roles: ['customer'],
    find: accountsOf((db, event) => payersIn(db, classOf(event))),
  },
  payer,
  askedPayer,
} as const satisfies Record<string, Audience>

export type AudienceName = keyof typeof table
export const audiences: Readonly<Record<AudienceName, Audience>> = table
