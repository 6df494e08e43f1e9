import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Ranked, SatPaper } from '../../rules/ranking.ts'

/** The papers that were handed in, with the marks that they have; without, where one was closed for leaving exam mode. */
export async function satPapers(db: Database, competitionId: number): Promise<SatPaper[]> {
  const rows = await db
    .selectFrom('exams.competition_paper_facts as p')
    .where('p.competition_id', '=', competitionId)
    .where('p.finished_at', 'is not', null)
    .select(['p.trainee_id', 'p.score', 'p.started_at', 'p.finished_at'])
    .orderBy('p.trainee_id')
    .execute()
  return rows.map((row) => ({
    traineeId: row.trainee_id,
    score: row.score,
    startedAt: new Date(row.started_at),
    submittedAt: new Date(row.finished_at!),
  }))
}

/** Puts down how the papers came out, in place of what was there. */
export async function writeResults(db: Database, competitionId: number, papers: readonly Ranked[]): Promise<void> {
  await sql`update competitions.entry n set score = p.score, max_score = p.max_score, percent = p.percent,
      milliseconds = r.milliseconds, submitted_at = p.finished_at, rank = r.rank
    from exams.competition_paper_facts p
    join unnest(${papers.map((each) => each.traineeId)}::integer[], ${papers.map((each) => each.milliseconds)}::integer[],
      ${papers.map((each) => each.rank)}::integer[]) as r(trainee_id, milliseconds, rank) on r.trainee_id = p.trainee_id
    where p.competition_id = ${competitionId} and n.competition_id = p.competition_id and n.trainee_id = p.trainee_id`.execute(
    db,
  )
}

/** Nobody knows how the papers came out any more. */
export const clearResults = (db: Database, competitionId: number) =>
  db
    .updateTable('competitions.entry')
    .set({ score: null, max_score: null, percent: null, milliseconds: null, submitted_at: null, rank: null })
    .where('competition_id', '=', competitionId)
    .execute()

/** Who took part: whose paper was handed in and holds. */
export const participants = (db: Database, competitionId: number) =>
  db
    .selectFrom('competitions.entry as n')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'n.trainee_id')
    .where('n.competition_id', '=', competitionId)
    .where('n.score', 'is not', null)
    .where('n.certificate_number', 'is', null)
    .select(['n.id', 't.trainee_name_ar as nameAr', 't.trainee_name_en as nameEn'])
    .orderBy('n.rank')
    .orderBy('n.id')
    .execute()

/** Gives the certificates of participation, and puts the names of those who agreed on the board. */
export async function writeCertificates(
  db: Database,
  competitionId: number,
  given: readonly {
    readonly id: number
    readonly number: string
    readonly code: string
    readonly nameAr: string
    readonly nameEn: string
  }[],
): Promise<void> {
  await sql`update competitions.entry n set certificate_number = g.number, verify_code = g.code, name_ar = g.name_ar, name_en = g.name_en,
      board_name_ar = case when n.shows_name then g.name_ar end, board_name_en = case when n.shows_name then g.name_en end
    from unnest(${given.map(({ id }) => id)}::integer[], ${given.map(({ number }) => number)}::text[],
      ${given.map(({ code }) => code)}::text[], ${given.map(({ nameAr }) => nameAr)}::text[],
      ${given.map(({ nameEn }) => nameEn)}::text[]) as g(id, number, code, name_ar, name_en)
    where n.id = g.id and n.competition_id = ${competitionId}`.execute(db)
}

/** What a certificate of participation says; the own one, or, for its keepers, anybody's. */
export const certified = (db: Database) =>
  db
    .selectFrom('competitions.entry as n')
    .innerJoin('competitions.competition as c', 'c.id', 'n.competition_id')
    .innerJoin('exams.competition_exam_facts as e', 'e.competition_id', 'c.id')
    .where('n.certificate_number', 'is not', null)
    .select([
      'n.id',
      'n.trainee_id as traineeId',
      'n.certificate_number as number',
      'n.verify_code as code',
      'n.name_ar as nameAr',
      'n.name_en as nameEn',
      'n.submitted_at as submittedAt',
      'c.code as competitionCode',
      'c.final_at as finalAt',
      'e.exam_name as competitionName',
    ])
