import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** What is sealed of an open round; undefined where nobody has answered. */
export const boxOf = async (db: Database, roundId: number): Promise<Buffer | undefined> =>
  (await db.selectFrom('feedback.box').where('round_id', '=', roundId).select('sealed').executeTakeFirst())?.sealed

export const putBox = (db: Database, roundId: number, sealed: Buffer) =>
  db
    .insertInto('feedback.box')
    .values({ round_id: roundId, sealed })
    .onConflict((conflict) => conflict.column('round_id').doUpdateSet({ sealed }))
    .execute()

export const removeBox = (db: Database, roundId: number) =>
  db.deleteFrom('feedback.box').where('round_id', '=', roundId).execute()

export async function addTally(
  db: Database,
  roundId: number,
  tally: readonly { readonly id: number; readonly value: number; readonly count: number }[],
): Promise<void> {
  if (tally.length === 0) return
  await db
    .insertInto('feedback.tally')
    .values(tally.map(({ id, value, count }) => ({ round_id: roundId, sheet_question_id: id, value, count })))
    .execute()
}

/** Their keys are random and they are kept in the order of their keys. */
export async function addComments(
  db: Database,
  roundId: number,
  words: readonly { readonly id: number; readonly text: string }[],
): Promise<void> {
  if (words.length === 0) return
  const keyed = words
    .map((word) => ({ key: randomUUID(), ...word }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  await db
    .insertInto('feedback.comment')
    .values(keyed.map(({ key, id, text }) => ({ id: key, round_id: roundId, sheet_question_id: id, text })))
    .execute()
}

/** What the signed sheets of a round come to. */
export async function signedCounts(db: Database, roundId: number) {
  const { rows } = await sql<{ answers: number; ratings: number; sum: number; squares: number }>`
    select (select count(given_on)::integer from feedback.asked where round_id = ${roundId}) as answers,
      count(s.value)::integer as ratings, coalesce(sum(s.value), 0)::integer as sum,
      coalesce(sum(s.value * s.value), 0)::integer as squares
    from feedback.asked a
    join feedback.signed_answer s on s.asked_id = a.id
    join feedback.sheet_question q on q.id = s.sheet_question_id and q.answer = 'rating'
    where a.round_id = ${roundId}`.execute(db)
  const { answers, ratings, sum, squares } = rows[0]!
  return { is_counted: answers > 0, answers, ratings, rating_sum: sum, rating_squares: squares }
}
