import { coordinator, instructorsOf } from '#modules/classes/server/public.ts'
import { coordinatorOrAll, roleAccounts } from '#modules/accounts/server/public.ts'
import { instructorAccounts, organizationAccount, trainee, traineeAccounts } from '#modules/people/server/public.ts'
import { askedPayer, enrolled, payer, payersIn, underWayIn } from '#modules/registration/server/public.ts'
import { asker } from '#platform/server/notices/asker.ts'
import { numberIn, type HappenedEvent } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

const coordinators = ['trainingcoordinator', 'admin', 'editor'] as const
const classOf = (event: HappenedEvent) => numberIn(event, 'classId')

const table = {
  account: {
    says: 'whose account it is',
    roles: ['admin', 'editor', 'trainee', 'instructor', 'evaluator', 'customer', 'trainingcoordinator'],
    find: accountsOf(async (_db, event) => [event.subjectId]),
  },
  admins: { says: 'administrators', roles: ['admin'], find: accountsOf((db) => roleAccounts(db, ['admin'])) },
  editors: {
    says: 'editors and administrators',
    roles: ['editor', 'admin'],
    find: accountsOf((db) => roleAccounts(db, ['editor', 'admin'])),
  },
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
  resultPublishers: {
    says: 'coordinators and administrators',
    roles: ['trainingcoordinator', 'admin'],
    find: accountsOf((db) => roleAccounts(db, ['trainingcoordinator', 'admin'])),
  },
  askingIssuer: asker(['trainingcoordinator', 'admin', 'editor']),
  trainee,
  enrolled,
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
  ownInstructor: {
    says: 'the instructor',
    roles: ['instructor'],
    find: accountsOf((db, event) => instructorAccounts(db, [event.subjectId])),
  },
  ownTrainee: {
    says: 'the trainee',
    roles: ['trainee'],
    find: accountsOf((db, event) => traineeAccounts(db, [event.subjectId])),
  },
  ownOrganization: {
    says: 'the contact person',
    roles: ['customer'],
    find: accountsOf((db, event) => organizationAccount(db, event.subjectId)),
  },
} as const satisfies Record<string, Audience>

export type AudienceName = keyof typeof table
export const audiences: Readonly<Record<AudienceName, Audience>> = table
