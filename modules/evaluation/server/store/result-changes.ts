import { sql } from 'kysely'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Argument, Output } from '#platform/shared/call.ts'
import { actionsOnChange } from '#platform/shared/record/second-person.ts'
import { changeRequests, waitsForAnother } from '#platform/server/change-requests.ts'
import type { Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import { countList, listOf, readList } from '#platform/server/reading/list.ts'
import { accountName } from '#modules/accounts/server/public.ts'
import { classMatches } from '#modules/classes/server/public.ts'
import type { evaluationCalls } from '../../contract/calls.ts'
import { publishes } from '../../rules/publishing.ts'
import { reachesResultChange } from './reach.ts'

type Query = Argument<typeof evaluationCalls.getResultChanges>['query']
type Listed = Output<typeof evaluationCalls.getResultChanges>
type History = Output<typeof evaluationCalls.getFinalResults>['History']
type Change = NonNullable<Output<typeof evaluationCalls.getFinalResults>['Change']>

export const resultChanges = changeRequests('evaluation.change_request', 'class_id')

/** One result of a request: the version that is published, and the figures that are to replace it. */
export interface ChangedResult {
  readonly registration_id: number
  readonly from_version: number
  readonly to_percent: number
  readonly to_band_id: number | null
  readonly to_passed: boolean
}

export async function addResults(db: Database, requestId: number, results: readonly ChangedResult[]): Promise<void> {
  await db
    .insertInto('evaluation.change_request_result')
    .values(results.map((result) => ({ request_id: requestId, ...result })))
    .execute()
}

export const resultsOf = (db: Database, requestId: number): Promise<ChangedResult[]> =>
  db
    .selectFrom('evaluation.change_request_result')
    .select(['registration_id', 'from_version', 'to_percent', 'to_band_id', 'to_passed'])
    .where('request_id', '=', requestId)
    .orderBy('registration_id')
    .execute()

/** What waits in this class, with the figures that stand and those asked for; null where nothing does. */
export async function waitingIn(
  db: Database,
  actor: Actor,
  language: Language,
  classId: number,
): Promise<{ change: Change; actions: ReturnType<typeof actionsOnChange> } | null> {
  const found = await db
    .selectFrom('evaluation.change_request as q')
    .leftJoin('accounts.account_facts as b', 'b.account_id', 'q.asked_by')
    .where('q.class_id', '=', classId)
    .where('q.state', '=', 'asked')
    .select(['q.id', 'q.reason', 'q.asked_by', 'q.asked_by_admin', 'q.asked_at'])
    .select(accountName(language, 'b').as('name'))
    .executeTakeFirst()
  if (!found) return null
  const rows = await db
    .selectFrom('evaluation.change_request_result as x')
    .innerJoin('evaluation.final_result as f', (join) =>
      join.onRef('f.registration_id', '=', 'x.registration_id').onRef('f.version', '=', 'x.from_version'),
    )
    .innerJoin('registration.registration_facts as r', 'r.registration_id', 'x.registration_id')
    .leftJoin('lookups.result_band as was', 'was.id', 'f.band_id')
    .leftJoin('lookups.result_band as becomes', 'becomes.id', 'x.to_band_id')
    .where('x.request_id', '=', found.id)
    .select([
      'r.trainee_id as TraineeID',
      'r.trainee_code as TraineeCode',
      'r.trainee_name_ar as NameAr',
      'r.trainee_name_en as NameEn',
      'f.percent',
      'f.passed',
      'was.name as band_name',
      'x.to_percent',
      'x.to_passed',
      'becomes.name as to_band_name',
    ])
    .orderBy(nameRead(language, 'r.trainee_name'))
    .orderBy('r.registration_id')
    .execute()
  return {
    change: {
      ID: found.id,
      Reason: found.reason,
      AskedBy: found.name ?? '',
      AskedAt: found.asked_at,
      Results: rows.map(({ percent, passed, band_name, to_percent, to_passed, to_band_name, ...person }) => ({
        ...person,
        From: { Percent: percent, BandName: band_name, Passed: passed },
        To: { Percent: to_percent, BandName: to_band_name, Passed: to_passed },
      })),
    },
    actions: actionsOnChange(found, actor, publishes(actor) && rows.every((row) => row.TraineeID !== actor.traineeId)),
  }
}

/** What was asked and decided about the results of a class, by the acts. */
export async function changeHistory(db: Database, language: Language, classId: number): Promise<History> {
  const lines = await resultChanges.history(
    db,
    classId,
    (account) =>
      sql`(select ${accountName(language, 'b')} from accounts.account_facts b where b.account_id = ${account})`,
  )
  return lines.map((line) => ({ ...line, Kind: actOf[line.Kind as keyof typeof actOf] }))
}

const actOf = {
  changeAsked: 'askResultChange',
  changeApproved: 'approveResultChange',
  changeRejected: 'rejectResultChange',
  changeWithdrawn: 'withdrawResultChange',
} as const

/** The own result is somebody else's to decide about. */
const ofOthers = (actor: Actor) => sql<boolean>`not exists (select from evaluation.change_request_result x
  join registration.registration_facts r on r.registration_id = x.registration_id
  where x.request_id = q.id and r.trainee_id = ${actor.traineeId}::integer)`

/** On what the rows hang beside the query; names are in the language. */
interface Decider {
  readonly actor: Actor
  readonly language: Language
}

/** Changes that wait for a second person. */
const waitingChanges = listOf<typeof evaluationCalls.getResultChanges, Decider>()({
  reach: ({ actor }) => reachesResultChange(actor),
  rows: (db, { actor, language }) =>
    db
      .selectFrom('evaluation.change_request as q')
      .innerJoin('classes.class_facts as c', 'c.class_id', 'q.class_id')
      .leftJoin('accounts.account_facts as b', 'b.account_id', 'q.asked_by')
      .where('q.state', '=', 'asked')
      .select([
        'q.id as ID',
        'q.reason as Reason',
        'q.asked_at as AskedAt',
        'q.asked_by',
        'q.asked_by_admin',
        'q.class_id as CourseClassID',
        'c.class_code as ClassCode',
        'c.course_name as CourseName',
      ])
      .select([
        accountName(language, 'b').as('AskedBy'),
        ofOthers(actor).as('isOfOthers'),
        sql<number>`(select count(*)::integer from evaluation.change_request_result x where x.request_id = q.id)`.as(
          'Results',
        ),
      ]),
  id: 'q.id',
  search: (text) => classMatches('q.class_id', text),
  filters: {
    ToDecide: (isToDecide, { actor }) =>
      isToDecide ? sql`${waitsForAnother(actor, 'q')} and ${ofOthers(actor)}` : null,
  },
  orders: {},
})

/** How many of them the actor may decide. */
export const countResultChangesToDecide = (db: Database, actor: Actor): Promise<number> =>
  countList(db, waitingChanges, { ToDecide: true }, { actor, language: 'en' })

export async function listResultChanges(db: Database, decider: Decider, query: Query): Promise<Listed> {
  const { rows, total } = await readList(db, waitingChanges, query, decider)
  return {
    Items: rows.map(({ asked_by, asked_by_admin, isOfOthers, AskedBy, ...row }) => ({
      ...row,
      AskedBy: AskedBy ?? '',
      Actions: actionsOnChange({ asked_by, asked_by_admin }, decider.actor, isOfOthers),
    })),
    Total: total,
  }
}
