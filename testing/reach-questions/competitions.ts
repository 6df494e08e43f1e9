import { sql } from 'kysely'
import type { TestServer } from '../server.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

let running = 0

/** A draft, and one in correction, which Layla has entered and objects to. */
export async function stageCompetitions({ db }: TestServer, layla: number): Promise<Record<string, number>> {
  const add = async (code: string, state: string) => {
    const { rows } = await sql<{
      id: number
    }>`insert into competitions.competition (code, course_id, about, entries_open_at, state)
      select ${code}, min(id), '{}', now() - interval '9 days', ${state} from catalogue.course returning id`.execute(db)
    const { id } = rows[0]!
    await sql`insert into exams.exam (code, competition_id, name, starts_at, closes_at, minutes, pass_degree, excellent_degree, state)
      values (${code}, ${id}, '{"ar": "x", "en": "x"}', now() - interval '1 day', now() + interval '900 days', 30, 60, 90,
        ${state === 'draft' ? 'draft' : 'marking'})`.execute(db)
    return id
  }
  const draftCompetition = await add('CP-DRAFT', 'draft')
  const correctedCompetition = await add('CP-RUNS', 'correction')
  running = correctedCompetition
  const { rows } = await sql<{ id: number }>`insert into competitions.entry (competition_id, trainee_id, state)
    values (${correctedCompetition}, ${layla}, 'admitted') returning id`.execute(db)
  const entryOfLayla = rows[0]!.id
  // Their list shows papers that were handed in.
  await sql`with e as (select id from exams.exam where competition_id = ${correctedCompetition}),
      c as (insert into exams.candidate (exam_id, trainee_id) select id, ${layla} from e returning exam_id, trainee_id)
    insert into exams.attempt (exam_id, trainee_id, number, state, started_at, deadline, closes_at, finished_at, finish_kind, device_key)
    select exam_id, trainee_id, 1, 'autoMarked', now(), now(), now(), now(), 'submitted', 'x' from c`.execute(db)
  const appeal = await sql<{
    id: number
  }>`insert into competitions.appeal (entry_id, text) values (${entryOfLayla}, 'x') returning id`.execute(db)
  return { draftCompetition, correctedCompetition, entryOfLayla, appealOfLayla: appeal.rows[0]!.id }
}

const base = '/api/Competition'
const own = (asker: Parameters<Question>[0], list: string) => answers(asker, `GET ${base}/${list}`)
const rows = (text: string) =>
  (JSON.parse(text) as { Items: { ID: number; Entry: { ID: number; Appeal: { ID: number } | null } | null }[] }).Items

export const competitionQuestions: Readonly<Record<string, Question>> = {
  competition: async (asker, ID) => {
    const alone = await answers(asker, `GET ${base}/GetCompetition`, { ID })
    const listed = await answers(asker, `GET ${base}/GetCompetitions`, { pageSize: 100 })
    const available = await own(asker, 'GetAvailableCompetitions')
    // What is a draft nobody corrects: of it editors are not asked this way.
    const kept = alone.status === 403
    const corrected = await answers(asker, `GET ${base}/GetCompetitionsToCorrect`, { pageSize: 100 })
    return admitted({ alone, listed, available, ...(kept && { corrected }) }, (answer, way) =>
      way === 'alone' ? answer.status === 200 : holds(answer, (row) => row['ID'] === ID),
    )
  },
  competitionEntry: async (asker, ID) => {
    const listed = await answers(asker, `GET ${base}/GetCompetitionEntries`, { CompetitionID: running })
    const mine = await own(asker, 'GetAvailableCompetitions')
    return admitted({ listed, mine }, (answer, way) =>
      way === 'mine'
        ? rows(answer.text).some(({ Entry }) => Entry?.ID === ID)
        : holds(answer, (row) => row['ID'] === ID),
    )
  },
  competitionAppeal: async (asker, ID) => {
    const listed = await answers(asker, `GET ${base}/GetCompetitionAppeals`, { CompetitionID: running })
    const mine = await own(asker, 'GetAvailableCompetitions')
    return admitted({ listed, mine }, (answer, way) =>
      way === 'mine'
        ? rows(answer.text).some(({ Entry }) => Entry?.Appeal?.ID === ID)
        : holds(answer, (row) => row['ID'] === ID),
    )
  },
}
