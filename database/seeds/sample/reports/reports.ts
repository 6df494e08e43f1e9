import { sql } from 'kysely'
import { nextRun } from '#modules/reports/rules/next-run.ts'
import { json, type Database } from '#platform/server/database.ts'
import { cast } from '../../cast/members.ts'
import type { KeepFile } from '../courses/materials.ts'
import type { World } from '../world.ts'

const definition = (change: object) => ({
  Columns: [],
  Filters: [],
  Search: '',
  Sort: '',
  GroupBy: [],
  Figures: [],
  ...change,
})

const byNationality = {
  name: 'المتدربون بحسب الجنسية',
  list: 'trainees',
  definition: definition({
    List: 'trainees',
    Columns: ['Code', 'FullName', 'NationalityName'],
    GroupBy: ['NationalityName'],
  }),
}
const registrations = {
  name: 'التسجيلات ورسومها بحسب الجهة',
  list: 'registrations',
  definition: definition({
    List: 'registrations',
    Columns: ['Code', 'TraineeName', 'OrganizationName', 'CourseName', 'Status', 'Fee'],
    GroupBy: ['OrganizationName'],
    Figures: [
      { Column: 'Fee', Kind: 'sum' },
      { Column: 'Nights', Kind: 'average' },
    ],
  }),
}

/** Two saved reports, one of them shared and sent every week, and what one of them has brought, where there is a place for files. */
export async function insertReports(db: Database, world: World, keepFile?: KeepFile): Promise<void> {
  const [nadia, huda] = [world.accountOf(cast.nadia.email), world.accountOf(cast.huda.email)]
  const now = new Date()
  const insert = async ({ definition: kept, ...report }: typeof byNationality) =>
    (
      await db
        .insertInto('reports.saved_report')
        .values({ ...report, definition: json(kept), author_id: nadia })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const ofPeople = await insert(byNationality)
  const ofMoney = await insert(registrations)
  await db.insertInto('reports.share').values({ report_id: ofMoney, right_name: 'trainingcoordinator' }).execute()
  const rhythm = { Rhythm: 'weekly' as const, Weekday: 0, MonthDay: null, Hour: 8 }
  const { id: scheduleId } = await db
    .insertInto('reports.schedule')
    .values({
      report_id: ofMoney,
      rhythm: rhythm.Rhythm,
      weekday: rhythm.Weekday,
      hour: rhythm.Hour,
      next_at: nextRun(rhythm, now, 'Africa/Cairo').toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('reports.recipient')
    .values([nadia, huda].map((account_id) => ({ schedule_id: scheduleId, account_id })))
    .execute()
  if (keepFile) await insertRun(db, ofPeople, nadia, now, keepFile)
}

async function insertRun(db: Database, reportId: number, owner: number, now: Date, keepFile: KeepFile): Promise<void> {
  const { rows } = await sql<{ name: Readonly<Record<string, string>> | null; count: number }>`
    select n.name, count(*)::integer as count from people.trainee t
    left join lookups.nationality n on n.id = t.nationality_id group by n.id, n.name order by count(*) desc, n.id`.execute(
    db,
  )
  const records = rows.reduce((sum, { count }) => sum + count, 0)
  const text = JSON.stringify({
    Records: records,
    Figures: [],
    MadeAt: now.toISOString(),
    Rows: rows.map(({ name, count }, at) => ({ Key: `["${at}"]`, Count: count, Cells: [name] })),
  })
  const { id: runId } = await db
    .insertInto('reports.run')
    .values({
      owner_id: owner,
      report_id: reportId,
      name: byNationality.name,
      list: byNationality.list,
      definition: json(byNationality.definition),
      asked_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: fileId } = await db
    .insertInto('platform.file')
    .values({
      ...(await keepFile(text)),
      field: 'reportRun',
      name: `report-${runId}.json`,
      media_type: 'application/json',
      uploaded_by: owner,
      subject_type: 'reportRun',
      subject_id: runId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('reports.run')
    .set({
      state: 'done',
      done_rows: records,
      total_rows: records,
      tries: 1,
      file_id: fileId,
      beat_at: now.toISOString(),
      ended_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 7 * 86_400_000).toISOString(),
    })
    .where('id', '=', runId)
    .execute()
}
