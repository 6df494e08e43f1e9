import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { addDays } from '#platform/shared/dates.ts'
import { peopleBehind } from '#platform/shared/second-person.ts'
import type { Database } from '#platform/server/database.ts'
import type { PlanTask } from '#modules/planning/rules/plan-tasks.ts'
import { changeKinds, issuerOf, mayDecide } from '#modules/certificates/rules/modes.ts'
import { tasksByYear } from '#modules/planning/server/public.ts'
import { pastStates } from '#modules/registration/rules/main-track.ts'
import type { Task as RegistrationTask } from '#modules/registration/rules/tasks.ts'
import { countTasks } from '#modules/registration/server/public.ts'
import type { taskKeys } from '../../contract/home.ts'

export interface Task {
  readonly Key: (typeof taskKeys)[number]
  readonly Count: number
}
type Counted = { executeTakeFirstOrThrow: () => Promise<{ count: number }> }

async function counts(asked: Partial<Record<Task['Key'], Counted>>): Promise<Task[]> {
  return Promise.all(
    Object.entries(asked).map(async ([key, query]) => ({
      Key: key as Task['Key'],
      Count: (await query.executeTakeFirstOrThrow()).count,
    })),
  )
}

const registrations = (db: Database) =>
  db.selectFrom('registration.registration as r').select((eb) => eb.fn.countAll<number>().as('count'))

/** What waits for this person now, by role. */
export async function tasksOf(db: Database, actor: Actor, now: Date, today: string): Promise<Task[]> {
  switch (actor.role) {
    case 'admin':
    case 'editor':
    case 'trainingcoordinator':
      return [
        ...(await applicationTasks(db, actor)),
        ...(await planTasks(db, actor)),
        ...(await academyTasks(db, actor)),
        ...(await resultsToPublish(db, actor)),
        ...(await secondPersonTasks(db, actor)),
      ]
    case 'instructor':
    case 'evaluator':
      return counts(instructorTasks(db, actor.instructorId ?? 0, today))
    case 'trainee':
      return [...(await ownRegistrations(db, actor)), ...(await counts(traineeTasks(db, actor.traineeId ?? 0, now)))]
    case 'customer':
      return counts(payerTasks(db, actor.organizationId ?? 0))
    default:
      return []
  }
}

/** Self-registrations wait for who decides about them. */
const applicationTasks = (db: Database, actor: Actor): Promise<Task[]> =>
  passes('editor', actor.role, actor.permissions)
    ? counts({
        instructorsToApprove: db
          .selectFrom('people.instructor')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('application', '=', 'waiting'),
        organizationsToApprove: db
          .selectFrom('people.organization')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('application', '=', 'waiting'),
      })
    : Promise.resolve([])

/** As the plan itself counts them: the home leads to its list of the same rows. */
async function planTasks(db: Database, actor: Actor): Promise<Task[]> {
  const years = await tasksByYear(db)
  const rows = (task: PlanTask) => years.reduce((sum, year) => sum + year[task], 0)
  return [
    ...(actor.role === 'admin' ? [{ Key: 'plansToApprove' as const, Count: rows('toApprove') }] : []),
    { Key: 'plansToConfirm', Count: rows('toConfirm') },
    { Key: 'instructorsDeclined', Count: rows('needsInstructor') },
  ]
}

const academyKeys = {
  review: 'registrationsToReview',
  checkVisa: 'visasToDecide',
  issueVisaLetter: 'visaLettersToIssue',
  verifyVisa: 'visaProofsToVerify',
  sendInvoice: 'invoicesToSend',
  verifyPayment: 'paymentsToVerify',
  arrangeTravel: 'travelToArrange',
  decideRefund: 'refundsToDecide',
} as const satisfies Partial<Record<RegistrationTask, Task['Key']>>

const traineeKeys = {
  finishDraft: 'registrationsToFinish',
  makeChanges: 'registrationsToChange',
  acceptOffer: 'seatsOffered',
  sendVisaProof: 'visaProofsToSend',
  sendVisaProofAgain: 'visaProofsToSend',
  pay: 'invoicesToPay',
  payAgain: 'invoicesToPay',
} as const satisfies Partial<Record<RegistrationTask, Task['Key']>>

const academyTasks = (db: Database, actor: Actor) => registrationTasks(db, actor, academyKeys)
const ownRegistrations = (db: Database, actor: Actor) => registrationTasks(db, actor, traineeKeys)

async function registrationTasks(
  db: Database,
  actor: Actor,
  keys: Partial<Record<RegistrationTask, Task['Key']>>,
): Promise<Task[]> {
  const waiting = await countTasks(db, actor, false)
  return [...new Set(Object.values(keys))].map((Key) => ({
    Key,
    Count: waiting.reduce((sum, each) => (keys[each.Task] === Key ? sum + each.Count : sum), 0),
  }))
}

/** An editor opens neither the results nor their page. */
const resultsToPublish = (db: Database, actor: Actor): Promise<Task[]> =>
  actor.role === 'editor'
    ? Promise.resolve([])
    : counts({
        resultsToPublish: db
          .selectFrom('classes.course_class as c')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('c.state', '=', 'ended'),
      })

/** What others have asked for and this person may decide. */
async function secondPersonTasks(db: Database, actor: Actor): Promise<Task[]> {
  const issuer = issuerOf(actor)
  const kinds = changeKinds.filter((kind) => issuer !== null && mayDecide(kind, issuer))
  return counts({
    ...(kinds.length > 0 && {
      certificateChangesToDecide: db
        .selectFrom('certificates.change_request')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'asked')
        .where('kind', 'in', kinds)
        .where('asked_by', 'not in', peopleBehind(actor))
        .where((eb) => eb.or([eb('asked_by_admin', 'is', null), eb('asked_by_admin', 'not in', peopleBehind(actor))])),
    }),
    namesToReview: db
      .selectFrom('people.name_change')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '=', 'asked'),
  })
}

const payerTasks = (db: Database, own: number) => ({
  payersToAnswer: registrations(db)
    .where('r.organization_id', '=', own)
    .where('r.organization_agreed_at', 'is', null)
    .where('r.main', 'not in', [...pastStates, 'draft']),
  invoicesToPay: registrations(db)
    .where('r.organization_id', '=', own)
    .where('r.organization_agreed_at', 'is not', null)
    .where('r.main', '=', 'approved')
    .where('r.money', 'in', ['invoiced', 'proofRejected', 'overdue', 'partial']),
})

const instructorTasks = (db: Database, own: number, today: string) => ({
  plansToAnswer: db
    .selectFrom('planning.plan_instructor as i')
    .innerJoin('planning.plan_row as p', 'p.id', 'i.plan_row_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('i.instructor_id', '=', own)
    .where('i.state', '=', 'asked')
    .where('p.state', 'in', ['approved', 'published']),
  classesToAnswer: db
    .selectFrom('classes.class_instructor as i')
    .innerJoin('classes.course_class as c', 'c.id', 'i.class_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('i.instructor_id', '=', own)
    .where('i.state', '=', 'asked')
    .where('c.state', 'not in', ['cancelled', 'closed']),
  sheetsToMark: db
    .selectFrom('classes.class_session as s')
    .innerJoin('classes.class_instructor_facts as i', 'i.class_id', 's.class_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('i.instructor_id', '=', own)
    .where('s.state', '<>', 'cancelled')
    .where('s.day', '<=', today)
    .where('s.day', '>=', addDays(today, -2))
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('attendance.mark as m').select('m.session_id').whereRef('m.session_id', '=', 's.id')),
      ),
    ),
  papersToMark: db
    .selectFrom('exams.attempt as a')
    .innerJoin('exams.exam as e', 'e.id', 'a.exam_id')
    .innerJoin('classes.class_instructor_facts as i', 'i.class_id', 'e.class_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('i.instructor_id', '=', own)
    .where('a.state', 'in', ['awaitingManual', 'closedViolation']),
})

const traineeTasks = (db: Database, own: number, now: Date) => ({
  examsOpen: db
    .selectFrom('exams.exam as e')
    .innerJoin('registration.registration_facts as g', 'g.class_id', 'e.class_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('g.trainee_id', '=', own)
    .where('g.is_enrolled', '=', true)
    .where('e.state', 'in', ['published', 'open'])
    .where('e.starts_at', '<=', now.toISOString())
    .where('e.closes_at', '>', now.toISOString())
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('exams.attempt as a')
            .select('a.id')
            .whereRef('a.exam_id', '=', 'e.id')
            .whereRef('a.registration_id', '=', 'g.registration_id')
            .where('a.finished_at', 'is not', null),
        ),
      ),
    ),
  certificates: db
    .selectFrom('certificates.certificate as c')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('c.trainee_id', '=', own)
    .where('c.mode', 'in', ['issuedLocked', 'issuedDownloadable']),
})
