import { sql } from 'kysely'
import { json } from '#platform/server/database.ts'
import type { TestServer } from '../server.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

const emailOf = (who: string) => sql<number>`(select id from accounts.account where email = ${`${who}@diwan.example`})`
const definition = json({
  List: 'trainees',
  Columns: ['Code'],
  Filters: [],
  Search: '',
  Sort: '',
  GroupBy: [],
  Figures: [],
})

/** Nadia has a report that she shares with editors and with whoever enters classes, and a run and papers to print that were cancelled. */
export async function stageReports({ db }: TestServer): Promise<Record<string, number>> {
  const { rows: reports } = await sql<{
    id: number
  }>`insert into reports.saved_report (author_id, name, list, definition)
    values (${emailOf('nadia')}, 'Trainees', 'trainees', ${definition}) returning id`.execute(db)
  const reportOfNadia = reports[0]!.id
  await sql`insert into reports.share (report_id, right_name) values (${reportOfNadia}, 'editor')`.execute(db)
  await sql`insert into reports.share (report_id, right_name) values (${reportOfNadia}, 'enteringcourseclass')`.execute(
    db,
  )
  const { rows: runs } = await sql<{ id: number }>`
    insert into reports.run (owner_id, name, list, definition, state, asked_at)
    values (${emailOf('nadia')}, 'Trainees', 'trainees', ${definition}, 'cancelled', now()) returning id`.execute(db)
  const { rows: papers } = await sql<{ id: number }>`
    insert into papers.run (owner_id, name, language, digest, state, total_papers, asked_at)
    values (${emailOf('nadia')}, 'Certificates', 'ar', '\\x00', 'cancelled', 3, now()) returning id`.execute(db)
  return { reportOfNadia, runOfNadia: runs[0]!.id, printedForNadia: papers[0]!.id }
}

const run =
  (list: string, one: string): Question =>
  async (asker, ID) => {
    const listed = await answers(asker, list, { pageSize: 100 })
    const alone = await answers(asker, one, { ID })
    return admitted({ listed, alone }, (answer, way) =>
      way === 'alone' ? answer.status === 200 : holds(answer, (row) => row['ID'] === ID),
    )
  }

export const reportQuestions: Readonly<Record<string, Question>> = {
  savedReport: async (asker, ID) => {
    const listed = await answers(asker, 'GET /api/Report/GetSavedReports', { pageSize: 100 })
    const alone = await answers(asker, 'GET /api/Report/GetSavedReport', { ID })
    return admitted({ listed, alone }, (answer, way) =>
      way === 'alone' ? answer.status === 200 : holds(answer, (row) => row['ID'] === ID),
    )
  },
  keptReport: async (asker, ID) => ({
    mine: holds(
      await answers(asker, 'GET /api/Report/GetSavedReports', { IsMine: true, pageSize: 100 }),
      (row) => row['ID'] === ID,
    ),
  }),
  reportRun: run('GET /api/Report/GetRuns', 'GET /api/Report/GetRun'),
  paperRun: run('GET /api/Papers/GetPaperRuns', 'GET /api/Papers/GetPaperRun'),
}
