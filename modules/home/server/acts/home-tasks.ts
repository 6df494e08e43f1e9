import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { academyTime, countReadableClasses, openSheets } from '#modules/attendance/server/public.ts'
import { countCertificateChanges, countCertificates } from '#modules/certificates/server/public.ts'
import { countWaitingCards } from '#modules/membership/server/public.ts'
import { countApplications, countAskedNames } from '#modules/people/server/public.ts'
import { classesToAnswer } from '#modules/classes/server/public.ts'
import { publishes } from '#modules/evaluation/rules/publishing.ts'
import { countResultChangesToDecide } from '#modules/evaluation/server/public.ts'
import { countMarkChangesToDecide, countOpenExams, countPapersToMark } from '#modules/exams/server/public.ts'
import type { PlanTask } from '#modules/planning/rules/plan-tasks.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import { issuerOfKind } from '#modules/certificates/rules/modes.ts'
import { rowsToAnswer, tasksByYear } from '#modules/planning/server/public.ts'
import type { Task as RegistrationTask } from '#modules/registration/rules/tasks.ts'
import { countList } from '#platform/server/reading/list.ts'
import { registrations, waitingTasks } from '#modules/registration/server/public.ts'
import type { OneSession, TaskKey } from '../../rules/home-tasks.ts'

export interface Task {
  readonly Key: TaskKey
  readonly Count: number
  /** The session, where one sheet alone waits. */
  readonly Only?: OneSession | null
  /** Since when the one that waits for longest does so, where that is known. */
  readonly oldest?: string | null
}

/** What waits for this person now, by role. Counted by what lists it: each number is the length of the list that it leads to. */
export async function tasksOf(db: Database, actor: Actor, now: Date): Promise<Task[]> {
  switch (actor.role) {
    case 'admin':
    case 'editor':
    case 'trainingcoordinator':
      return [
        ...(await applicationTasks(db, actor)),
        ...(await planTasks(db, actor)),
        ...(await academyTasks(db, actor)),
        ...(await resultsToPublish(db, actor, now)),
        ...(await secondPersonTasks(db, actor)),
      ]
    case 'instructor':
    case 'evaluator':
      return teachingTasks(db, actor, now)
    case 'trainee':
      return [...(await ownRegistrations(db, actor)), ...(await traineeTasks(db, actor, now))]
    case 'customer':
      return payerTasks(db, actor, now)
    default:
      return []
  }
}

/** Self-registrations wait for who decides about them. */
const applicationTasks = async (db: Database, actor: Actor): Promise<Task[]> =>
  passes('editor', actor.role, actor.permissions)
    ? [
        { Key: 'instructorsToApprove', Count: await countApplications(db, 'instructor') },
        { Key: 'organizationsToApprove', Count: await countApplications(db, 'organization') },
      ]
    : []

/** As the plan itself counts them: the home leads to its list of the same rows. An editor decides none of it. */
async function planTasks(db: Database, actor: Actor): Promise<Task[]> {
  const planner = plannerOf(actor)
  if (planner !== 'admin' && planner !== 'coordinator') return []
  const years = await tasksByYear(db, actor)
  const rows = (task: PlanTask) => years.reduce((sum, year) => sum + year[task], 0)
  return [
    ...(planner === 'admin' ? [{ Key: 'plansToApprove' as const, Count: rows('toApprove') }] : []),
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
  completeDraft: 'draftsTakenOver',
} as const satisfies Partial<Record<RegistrationTask, Task['Key']>>

const traineeKeys = {
  finishDraft: 'registrationsToFinish',
  makeChanges: 'registrationsToChange',
  acceptOffer: 'seatsOffered',
  confirmPlace: 'placesToConfirm',
  sendVisaProof: 'visaProofsToSend',
  sendVisaProofAgain: 'visaProofsToResend',
  pay: 'invoicesToPay',
  payAgain: 'paymentsToResend',
} as const satisfies Partial<Record<RegistrationTask, Task['Key']>>

/** A refund is an administrator's to make: nobody else is sent to it, as those would never come to an end. */
function academyTasks(db: Database, actor: Actor) {
  const { decideRefund: _, ...others } = academyKeys
  return registrationTasks(db, actor, actor.role === 'admin' ? academyKeys : others)
}
const ownRegistrations = (db: Database, actor: Actor) => registrationTasks(db, actor, traineeKeys)

async function registrationTasks(
  db: Database,
  actor: Actor,
  keys: Partial<Record<RegistrationTask, Task['Key']>>,
): Promise<Task[]> {
  const waiting = await waitingTasks(db, actor, false)
  return [...new Set(Object.values(keys))].map((Key) => {
    const own = waiting.filter((each) => keys[each.Task] === Key)
    return {
      Key,
      Count: own.reduce((sum, each) => sum + each.Count, 0),
      oldest: own.flatMap(({ Oldest }) => Oldest ?? []).toSorted()[0] ?? null,
    }
  })
}

/** An editor opens neither the results nor their page. */
async function resultsToPublish(db: Database, actor: Actor, now: Date): Promise<Task[]> {
  if (!publishes(actor)) return []
  const { timeZone } = await settings(db, zoneSettings)
  const Count = await countReadableClasses(db, actor, 'results', academyTime(now, timeZone))
  return [{ Key: 'resultsToPublish', Count }]
}

/** What others have asked for and this person may decide. */
async function secondPersonTasks(db: Database, actor: Actor): Promise<Task[]> {
  return [
    ...(await markChangesToDecide(db, actor)),
    ...(publishes(actor)
      ? [{ Key: 'resultChangesToDecide' as const, Count: await countResultChangesToDecide(db, actor) }]
      : []),
    ...(await certificateChanges(db, actor)),
    ...(passes('editorMembershipCard', actor.role, actor.permissions)
      ? [{ Key: 'membershipCardsWaiting' as const, Count: await countWaitingCards(db, actor) }]
      : []),
    { Key: 'namesToReview', Count: await countAskedNames(db) },
  ]
}

/** Whoever looks after certificates without a course alone decides about those. */
const certificateChanges = async (db: Database, actor: Actor): Promise<Task[]> =>
  issuerOfKind(actor, 'noCourse') === null
    ? []
    : [{ Key: 'certificateChangesToDecide', Count: await countCertificateChanges(db, actor) }]

const markChangesToDecide = async (db: Database, actor: Actor): Promise<Task[]> =>
  passes('markers', actor.role, actor.permissions)
    ? [{ Key: 'markChangesToDecide', Count: await countMarkChangesToDecide(db, actor) }]
    : []

/** As its own page lists them: what it is asked, and what it has agreed to pay. */
const payerTasks = async (db: Database, actor: Actor, now: Date): Promise<Task[]> => [
  {
    Key: 'payersToAnswer',
    Count: await countList(db, registrations, { AwaitingPayer: true, Phase: 'open' }, { actor, now }),
  },
  {
    Key: 'invoicesToPay',
    Count: await countList(db, registrations, { AwaitingPayer: false, Task: 'pay' }, { actor, now }),
  },
  {
    Key: 'paymentsToResend',
    Count: await countList(db, registrations, { AwaitingPayer: false, Task: 'payAgain' }, { actor, now }),
  },
]

async function teachingTasks(db: Database, actor: Actor, now: Date): Promise<Task[]> {
  const { timeZone } = await settings(db, zoneSettings)
  const [rows, classes, sheets, papers] = await Promise.all([
    rowsToAnswer(db, actor),
    classesToAnswer(db, actor),
    openSheets(db, actor, now, timeZone),
    countPapersToMark(db, actor),
  ])
  const only = sheets.length === 1 ? sheets[0]! : null
  return [
    { Key: 'plansToAnswer', Count: rows.length },
    { Key: 'classesToAnswer', Count: classes.length },
    {
      Key: 'sheetsToMark',
      Count: sheets.length,
      Only: only && { CourseClassID: only.CourseClassID, SessionID: only.SessionID },
    },
    { Key: 'papersToMark', Count: papers.count, oldest: papers.oldest },
    ...(await certificateChanges(db, actor)),
    ...(await markChangesToDecide(db, actor)),
  ]
}

const traineeTasks = async (db: Database, actor: Actor, now: Date): Promise<Task[]> => [
  { Key: 'examsOpen', Count: await countOpenExams(db, actor, now) },
  { Key: 'certificates', Count: await countCertificates(db, actor) },
]
