import { addDays, instantOf } from '#platform/shared/values/dates.ts'
import { roundHalfUp2 } from '#platform/shared/values/money.ts'
import { json, type Database } from '#platform/server/database.ts'
import { bandOf, finalResult } from '#modules/evaluation/rules/final-result.ts'
import { sql } from 'kysely'
import { insertMany } from '../insert-many.ts'
import type { Attended } from './attendance.ts'
import type { SatExam } from './exams.ts'
import { insertMoves } from './insert-registrations.ts'
import { closing } from './registration-stories.ts'
import type { World } from './world.ts'

export interface Evaluated extends Attended {
  readonly passed: boolean
  readonly percent: number
  readonly bandName: object | null
  readonly publishedAt: Date
}

const given = ['participation', 'assignments', 'project'] as const

/** Degrees of everybody, and the published results of the classes that have them; their registrations end with it. */
export async function insertResults(
  db: Database,
  world: World,
  attended: readonly Attended[],
  exams: ReadonlyMap<number, SatExam>,
  percents: ReadonlyMap<number, number>,
): Promise<Evaluated[]> {
  const { random } = world
  const scored = attended
    .filter((each) => each.held.stage !== 'confirmed' && each.held.sessions[0]!.day < world.today)
    .map((each) => ({
      ...each,
      scores: new Map(
        each.held.course.means
          .filter((mean) => (given as readonly string[]).includes(mean.kind))
          .map((mean) => {
            const share = Math.min(1, each.ability * (0.9 + random.next() * 0.2))
            const score = each.attendancePercent === 0 ? 0 : Math.round(mean.max_score * share)
            return [mean.id, mean.kind === 'participation' ? Math.max(1, score) : score] as const
          }),
      ),
    }))
  const isScored = (each: (typeof scored)[number]) => each.held.stage !== 'running'
  await insertMany(
    db,
    'evaluation.mean_score',
    scored.filter(isScored).flatMap((each) =>
      [...each.scores].map(([meanId, score]) => ({
        registration_id: each.id,
        mean_id: meanId,
        score,
        given_by: world.instructors.find((one) => one.id === each.held.instructorId)!.account_id!,
        given_at: instantOf(each.held.endsOn, '16:00'),
      })),
    ),
  )

  const bands = await db.selectFrom('lookups.result_band').select(['id', 'name', 'min_percent as minPercent']).execute()
  const evaluated = scored
    .filter((each) => each.held.stage === 'closed' || each.held.stage === 'resultsPublished')
    .map((each) => {
      const { course } = each.held
      const exam = exams.get(each.held.classId)!
      const means = course.means.map((mean) => ({
        id: mean.id,
        kind: mean.kind,
        percent: mean.percent,
        maxScore: mean.max_score,
        score: mean.kind === 'attendance' ? (each.attendancePercent / 100) * mean.max_score : each.scores.get(mean.id)!,
        isFinal: true,
      }))
      const papers = [
        {
          id: exam.examId,
          share: 100,
          percent: percents.get(each.id) ?? null,
          passDegree: exam.passDegree,
          isMandatory: true,
          isFinal: true,
        },
      ]
      const result = finalResult({
        hasBegun: true,
        means,
        exams: papers,
        passPercent: course.pass_percent,
        practical: null,
        attendancePercent: each.attendancePercent,
        attendanceReachable: each.attendancePercent,
        attendanceThreshold: course.attendance_percent,
        attendanceIsFinal: true,
      })
      const band = result.passed ? bandOf(bands, result.percent) : null
      const arithmetic = {
        Means: course.means.map((mean, at) => ({
          Kind: mean.kind,
          Name: mean.name,
          Percent: mean.percent,
          Score: roundHalfUp2(means[at]!.score),
          MaxScore: mean.max_score,
          Points: result.means[at]!.points,
        })),
        Exams: papers.map((paper, at) => ({
          Name: exam.name,
          SharePercent: paper.share,
          ExamPercent: paper.percent,
          PassDegree: paper.passDegree,
          IsMandatory: true,
          Passed: result.exams[at]!.passed,
          Points: result.exams[at]!.points,
        })),
        MeansWeight: result.meansWeight,
        ExamsWeight: result.examsWeight,
        PassPercent: course.pass_percent,
        AttendancePercent: roundHalfUp2(each.attendancePercent),
        AttendanceThreshold: course.attendance_percent,
        Shortfalls: [...result.shortfalls],
      }
      const publishedAt = instantOf(addDays(each.held.endsOn, 6), '12:00')
      return { ...each, ...result, bandId: band?.id ?? null, bandName: band?.name ?? null, arithmetic, publishedAt }
    })
  await insertMany(
    db,
    'evaluation.final_result',
    evaluated.map((each) => ({
      registration_id: each.id,
      standing: each.standing,
      percent: each.percent,
      band_id: each.bandId,
      passed: each.passed,
      arithmetic: json(each.arithmetic),
      computed_at: each.publishedAt,
      computed_by: world.huda,
      published_at: each.publishedAt,
      published_by: world.huda,
    })),
  )
  await endRegistrations(db, world, attended, evaluated)
  return evaluated
}

/** Attending once the class has begun; with the published result completed or failed, or never seen. */
async function endRegistrations(
  db: Database,
  world: World,
  attended: readonly Attended[],
  evaluated: readonly Evaluated[],
) {
  const resultOf = new Map(evaluated.map((each) => [each.id, each]))
  const ended = attended.flatMap((each) => {
    const { stage, startsOn } = each.held
    if (stage !== 'closed' && stage !== 'resultsPublished' && stage !== 'ended') return []
    const begun = { ...closing.begin, from: 'confirmed', at: instantOf(startsOn, '00:10') }
    const result = resultOf.get(each.id)
    if (!result) return [{ ...each, main: 'attending', moves: [begun] }]
    const end = each.attendancePercent === 0 ? closing.markNoShow : result.passed ? closing.complete : closing.fail
    return [{ ...each, main: end.to, moves: [begun, { ...end, from: 'attending', at: result.publishedAt }] }]
  })
  await insertMoves(db, world, ended)
  const rows = ended.map(({ id, main, moves }) => ({ id, main, moves: moves.length }))
  await sql`update registration.registration r set main = e.main, version = r.version + e.moves
    from jsonb_to_recordset(${json(rows)}) as e(id integer, main text, moves integer) where e.id = r.id`.execute(db)
}
