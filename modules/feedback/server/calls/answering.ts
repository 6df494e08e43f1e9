import { todayOf } from '#platform/server/today.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import type { feedbackCalls as calls } from '../../contract/calls.ts'
import { logInToAnswer } from '../../contract/refusals.ts'
import { isSigned } from '../../rules/round-states.ts'
import { give } from '../acts/answering.ts'
import { doingOf } from '../acts/doing.ts'
import { categoriesOf } from '../reply.ts'
import { askedByCode, askedOf, type AskedRow } from '../store/answering.ts'
import { questionsOf } from '../store/sheets.ts'

/** What is over stays in sight for so long, with what was given of it. */
const daysShown = 30

const askedReply = ({ RoundID, Kind, InstructorName, ClosesOn, GivenOn, state }: AskedRow, today: Day) => ({
  RoundID,
  Kind,
  InstructorName,
  ClosesOn,
  GivenOn,
  IsOpen: state === 'open' && ClosesOn >= today && GivenOn === null,
})

export const getAvailableReviews: Handler<typeof calls.getAvailableReviews> = async ({ db, actor, now }) => {
  const today = await todayOf(db, now)
  const rows = await askedOf(db, actor, addDays(today, -daysShown))
  const invitations = [...Map.groupBy(rows, ({ invitationId }) => invitationId).values()].map((of) => ({
    Code: of[0]!.Code,
    ClassID: of[0]!.ClassID,
    ClassCode: of[0]!.ClassCode,
    CourseName: of[0]!.CourseName,
    Sheets: of.map((row) => askedReply(row, today)),
  }))
  const waits = ({ Sheets }: (typeof invitations)[number]) => Sheets.some(({ IsOpen }) => IsOpen)
  return [...invitations.filter(waits), ...invitations.filter((each) => !waits(each)).toReversed()]
}

export const getReview: Handler<typeof calls.getReview> = async ({ db, actor, now, query }) => {
  const rows = await askedByCode(db, actor, query.Code.toLowerCase())
  const [first] = rows
  if (first === undefined) return refuse(notFound)
  const open = rows.filter(({ isOwn, byCode }) => isOwn || byCode)
  if (open.length === 0) refuse(logInToAnswer)
  const [today, questions] = await Promise.all([
    todayOf(db, now),
    questionsOf(
      db,
      open.map(({ sheetId }) => sheetId),
    ),
  ])
  return {
    Code: first.Code,
    ClassID: first.ClassID,
    ClassCode: first.ClassCode,
    CourseName: first.CourseName,
    Sheets: open.map((row) => ({
      ...askedReply(row, today),
      IsSigned: isSigned(row.Kind),
      Intro: row.Intro,
      Categories: categoriesOf(questions.filter(({ sheetId }) => sheetId === row.sheetId)),
    })),
  }
}

export const giveFeedback: Handler<typeof calls.giveFeedback> = async (asked) => {
  const { Code, RoundID, Answers } = asked.body
  const answers = Answers.map(({ ID, Value, Text }) => ({ id: ID, value: Value, text: Text }))
  const given = { code: Code.toLowerCase(), roundId: RoundID, answers }
  return { Done: true, WasGiven: await give(await doingOf(asked), asked.actor, given) }
}
