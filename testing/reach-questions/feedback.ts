import { sql } from 'kysely'
import type { TestServer } from '../server.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

const codeOf = (id: number) => String(id).padStart(32, '0')

/** Rounds about Salma's class and about Salma, and who is asked in them: Layla, Nile Aviation, and Karim as evaluator. */
export async function stageFeedback(
  { db }: TestServer,
  { taught, layla, salma, nile }: Readonly<Record<'taught' | 'layla' | 'salma' | 'nile', number>>,
): Promise<Record<string, number>> {
  const one = async (text: ReturnType<typeof sql>) => (await text.execute(db)).rows[0] as { id: number }
  const round = async (kind: string, state: string) => {
    const sheet = await one(sql`insert into feedback.sheet (kind, number, state, published_on)
      values (${kind}, 1, 'published', '2026-01-01') returning id`)
    const about = kind.startsWith('instructor') ? salma : null
    return (
      await one(sql`insert into feedback.round (kind, sheet_id, class_id, instructor_id, state, by_code, opens_on, closes_on)
        values (${kind}, ${sheet.id}, ${taught}, ${about}, ${state}, false, '2026-03-02', '2026-03-20') returning id`)
    ).id
  }
  const rounds = {
    releasedOfClass: await round('courseByTrainee', 'released'),
    releasedOfSalma: await round('instructorByTrainee', 'released'),
    signedOfSalma: await round('instructorByEvaluator', 'closed'),
    openOfNile: await round('courseByOrganization', 'open'),
  }
  const invite = async (column: string, who: number | ReturnType<typeof sql>, roundId: number) => {
    const { id } = await one(sql`insert into feedback.invitation (class_id, ${sql.ref(column)}, code, invited_on)
      values (${taught}, ${who}, gen_random_uuid()::text, '2026-03-02') returning id`)
    await sql`update feedback.invitation set code = ${codeOf(id)} where id = ${id}`.execute(db)
    await sql`insert into feedback.asked (round_id, invitation_id) values (${roundId}, ${id})`.execute(db)
    return id
  }
  const karim = sql`(select id from accounts.account where email = 'karim@diwan.example')`
  return {
    ...rounds,
    laylaAsked: await invite('trainee_id', layla, rounds.releasedOfClass),
    nileAsked: await invite('organization_id', nile, rounds.openOfNile),
    karimAsked: await invite('account_id', karim, rounds.signedOfSalma),
  }
}

export const feedbackQuestions: Readonly<Record<string, Question>> = {
  feedbackRound: async (asker, ID) => {
    const listed = await answers(asker, 'GET /api/FeedbackRound/GetFeedbackRounds', { pageSize: 100 })
    const alone = await answers(asker, 'GET /api/FeedbackRound/GetFeedbackRound', { ID })
    return admitted({ listed, alone }, (answer, way) =>
      way === 'alone' ? answer.status === 200 : holds(answer, (row) => row['ID'] === ID),
    )
  },
  feedbackInvitation: async (asker, ID) => {
    const own = await answers(asker, 'GET /api/FeedbackAnswer/GetAvailableReviews')
    const byCode = await answers(asker, 'GET /api/FeedbackAnswer/GetReview', { Code: codeOf(ID) })
    return { own: holds(own, (row) => row['Code'] === codeOf(ID)), byCode: byCode.status === 200 }
  },
}
