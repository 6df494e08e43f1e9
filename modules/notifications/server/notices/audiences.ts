import type { Database } from '#platform/server/database.ts'
import * as accounts from '../store/accounts.ts'
import * as classPeople from '../store/class-people.ts'
import { numberIn, type HappenedEvent, type Reached } from './happened.ts'

export interface Audience {
  /** As the README says it. */
  readonly says: string
  /** What these people are: each of these roles must be admitted by the page that the notice opens. */
  readonly roles: readonly accounts.SignedInRole[]
  readonly find: (db: Database, event: HappenedEvent) => Promise<readonly Reached[]>
}

type Find = (db: Database, event: HappenedEvent) => Promise<readonly number[]>
const accountsOf =
  (find: Find): Audience['find'] =>
  async (db, event) =>
    (await find(db, event)).map((accountId) => ({ accountId }))

const coordinators = ['trainingcoordinator', 'admin', 'editor'] as const
const classOf = (event: HappenedEvent) => numberIn(event, 'classId')

/** Whoever asked for the change that was decided; marks that nobody had to ask for were changed by who gave them. */
const asker = accountsOf(async (_db, { data }) => (typeof data['askedBy'] === 'number' ? [data['askedBy']] : []))

/** The organization of the event where it has agreed to pay (`payerAsked` false), or is asked to. */
const organization =
  (asked: boolean): Find =>
  async (db, { data }) =>
    typeof data['organizationId'] === 'number' && (data['payerAsked'] === true) === asked
      ? accounts.organizationAccount(db, data['organizationId'])
      : []

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
  admins: { says: 'administrators', roles: ['admin'], find: accountsOf((db) => accounts.roleAccounts(db, ['admin'])) },
  editors: {
    says: 'editors and administrators',
    roles: ['editor', 'admin'],
    find: accountsOf((db) => accounts.roleAccounts(db, ['editor', 'admin'])),
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
      return accounts.coordinatorOrAll(db, found?.coordinator_id)
    }),
  },
  coordinator: {
    says: 'the coordinator of the class',
    roles: coordinators,
    find: accountsOf((db, event) => classPeople.coordinatorOf(db, classOf(event))),
  },
  instructor: {
    says: 'the instructor',
    roles: ['instructor'],
    find: accountsOf((db, event) => accounts.instructorAccounts(db, [numberIn(event, 'instructorId')])),
  },
  released: {
    says: 'the instructors who were asked',
    roles: ['instructor'],
    find: accountsOf((db, { data }) => accounts.instructorAccounts(db, (data['instructorIds'] ?? []) as number[])),
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
      return ids.length > 0 ? accounts.instructorAccounts(db, ids) : classPeople.instructorsOf(db, classOf(event))
    }),
  },
  instructors: {
    says: 'the instructors of the class',
    roles: ['instructor'],
    find: accountsOf((db, event) => classPeople.instructorsOf(db, classOf(event))),
  },
  askedInstructors: {
    says: 'the instructors who have not answered',
    roles: ['instructor'],
    find: accountsOf((db, event) => classPeople.instructorsOf(db, classOf(event), ['asked'])),
  },
  markers: {
    says: 'the examiners of the class, else the evaluators',
    roles: ['instructor', 'evaluator'],
    find: accountsOf((db, event) => classPeople.markersOf(db, classOf(event))),
  },
  markDeciders: {
    says: 'whoever may mark the exam: its examiners, evaluators, who may correct, administrators',
    // Who may correct is admitted by that right, whatever the role.
    roles: ['instructor', 'evaluator', 'admin'],
    find: accountsOf(async (db, event) => [
      ...new Set([
        ...(await classPeople.examinersOf(db, classOf(event))),
        ...(await accounts.permittedAccounts(db, 'correctiontraineeexam')),
        ...(await accounts.roleAccounts(db, ['evaluator', 'admin'])),
      ]),
    ]),
  },
  askingMarker: { says: 'who asked for it', roles: ['instructor', 'evaluator', 'admin'], find: asker },
  resultPublishers: {
    says: 'coordinators and administrators',
    roles: ['trainingcoordinator', 'admin'],
    find: accountsOf((db) => accounts.roleAccounts(db, ['trainingcoordinator', 'admin'])),
  },
  askingPublisher: { says: 'who asked for it', roles: ['trainingcoordinator', 'admin'], find: asker },
  askingIssuer: { says: 'who asked for it', roles: ['trainingcoordinator', 'admin', 'editor'], find: asker },
  repeatStaff: {
    says: 'who may correct exams, else the editors',
    roles: ['editor'],
    find: accountsOf(async (db) => {
      const correctors = await accounts.permittedAccounts(db, 'correctiontraineeexam')
      return correctors.length > 0 ? correctors : accounts.roleAccounts(db, ['editor'])
    }),
  },
  trainee: {
    says: 'the trainee',
    roles: ['trainee'],
    find: accountsOf((db, event) => accounts.traineeAccounts(db, [numberIn(event, 'traineeId')])),
  },
  enrolled: {
    says: 'the trainees of the class',
    roles: ['trainee'],
    find: (db, event) => classPeople.enrolledIn(db, classOf(event)),
  },
  underWay: {
    says: 'everybody with a registration under way',
    roles: ['trainee'],
    find: (db, event) => classPeople.underWayIn(db, classOf(event)),
  },
  payers: {
    says: 'the organizations that pay in it',
    roles: ['customer'],
    find: accountsOf((db, event) => classPeople.payersIn(db, classOf(event))),
  },
  payer: { says: 'the organization that pays', roles: ['customer'], find: accountsOf(organization(false)) },
  askedPayer: { says: 'the organization named as payer', roles: ['customer'], find: accountsOf(organization(true)) },
  ownInstructor: {
    says: 'the instructor',
    roles: ['instructor'],
    find: accountsOf((db, event) => accounts.instructorAccounts(db, [event.subjectId])),
  },
  ownTrainee: {
    says: 'the trainee',
    roles: ['trainee'],
    find: accountsOf((db, event) => accounts.traineeAccounts(db, [event.subjectId])),
  },
  ownOrganization: {
    says: 'the contact person',
    roles: ['customer'],
    find: accountsOf((db, event) => accounts.organizationAccount(db, event.subjectId)),
  },
} as const satisfies Record<string, Audience>

export type AudienceName = keyof typeof table
export const audiences: Readonly<Record<AudienceName, Audience>> = table
