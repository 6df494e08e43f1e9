import { writeTold } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import {
  actionsOnChange,
  changeAsked,
  changeOutOfDate,
  refuseDecision,
  refuseWithdrawal,
  type Asking,
} from '#platform/shared/record/second-person.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { statisticsCalls as calls } from '../../../contract/calls.ts'
import { previewOutdated } from '../../../contract/refusals.ts'
import { takesAnother, type AlsoAccepted } from '../../../rules/answers/also-accepted.ts'
import { mayAcceptAnother } from '../../../rules/marking/acceptance.ts'
import { areNamesHidden } from '../../../rules/marking/names.ts'
import { textOf } from '../../../rules/question.ts'
import { settledOutcome } from '../../../rules/scoring.ts'
import { questionFor, raisedBy, regrade } from '../../acts/marking/acceptance.ts'
import { noun } from '../../acts/nouns/acceptance-noun.ts'
import { examSettings } from '../../exam-settings.ts'
import {
  acceptances,
  answersToDecide,
  askedQuestion as askedOf,
  questionExams,
  type AskedQuestion,
} from '../../store/questions/accepted-answers.ts'

/** The accounts behind a request are nobody's to read. */
const withoutAskers = <C extends Asking>({ asked_by: _, asked_by_admin: __, ...change }: C) => change

export const getQuestionExams: Handler<typeof calls.getQuestionExams> = async ({ db, actor, now, query, request }) => {
  const { graceMinutes } = await examSettings(db)
  const reader = { actor, now, graceMinutes, language: request.language }
  const { rows, total } = await readList(db, questionExams, query, reader)
  return {
    Items: rows.map(({ text, isOwn, Change: waits, ...row }) => {
      // An editor who is a trainee too reads no key of an exam of their own.
      const may = !isOwn && takesAnother(row.Type) && mayAcceptAnother(row.State, row.CompetitionID !== null)
      return {
        ...row,
        Preview: textOf(text).slice(0, 220),
        ...(isOwn && { Answers: [], Accepted: [] }),
        Change: waits && !isOwn ? withoutAskers(waits) : null,
        Actions: waits
          ? actionsOnChange(waits, actor, may).filter((action) => !isOwn || action === 'withdrawChange')
          : may
            ? ['acceptAnswer' as const]
            : [],
      }
    }),
    Total: total,
  }
}

export const getAnswersToDecide: Handler<typeof calls.getAnswersToDecide> = async ({ db, actor, query, request }) => {
  const { rows, total } = await readList(db, answersToDecide, query, { actor, language: request.language })
  return { Items: rows.map(({ text, ...row }) => ({ ...row, Preview: textOf(text).slice(0, 220) })), Total: total }
}

const alsoOf = (body: {
  readonly AnswerID: number | null
  readonly Text: string
  readonly Tolerance: number | null
}): AlsoAccepted => ({ answerId: body.AnswerID, text: body.Text, tolerance: body.Tolerance })

export const previewAcceptedAnswer: Handler<typeof calls.previewAcceptedAnswer> = async ({ db, actor, now, body }) => {
  const question = await questionFor({ db, actor, now }, body.ExamQuestionID, false)
  const raised = await raisedBy(db, question, alsoOf(body))
  const { namesHidden } = await examSettings(db)
  const hides = areNamesHidden(namesHidden, question.state)
  return {
    Papers: raised.papers.map(({ paper, from, to, result, isOut }) => {
      const was = settledOutcome({ Percent: paper.percent, Grade: paper.grade, Result: paper.result })
      const becomes = settledOutcome({ Percent: result.percent, Grade: result.grade, Result: paper.result })
      return {
        AttemptID: paper.id,
        TraineeCode: hides ? null : paper.traineeCode,
        TraineeName: hides ? null : paper.traineeName,
        Number: paper.number,
        FromScore: from,
        ToScore: to,
        From: { Percent: was.percent, Grade: was.grade },
        To: { Percent: becomes.percent, Grade: becomes.grade },
        IsOut: isOut,
      }
    }),
    Weight: question.weight,
    SecondPerson: raised.needsSecond,
    Seen: raised.seen,
  }
}

/** How the accepted answer reads in the audit. */
const wordsOf = (question: AskedQuestion, also: AlsoAccepted): string =>
  also.answerId === null
    ? also.text
    : question.answers.find((answer) => answer.id === also.answerId)?.text || `#${also.answerId}`

export const acceptAnswer: Handler<typeof calls.acceptAnswer> = async (asked) => {
  const { db, actor, now, body } = asked
  const question = await questionFor(asked, body.ExamQuestionID, true)
  const also = alsoOf(body)
  const raised = await raisedBy(db, question, also)
  if (raised.seen !== body.Seen) refuse(previewOutdated)
  const reason = body.Reason
  const more = {
    answer_id: also.answerId,
    text: also.text,
    tolerance: also.tolerance,
    seen: raised.seen,
    needs_second: raised.needsSecond,
  }
  const id = (await acceptances.add(db, actor, { subjectId: question.id, reason, now, more })) ?? refuse(changeAsked)
  const told = {
    data: { acceptanceId: id },
    after: { alsoAccepted: wordsOf(question, also), changedPapers: raised.papers.length, reason },
  }
  if (raised.needsSecond) await writeTold(asked, noun, question, 'askAcceptedAnswer', told)
  else {
    await acceptances.decide(db, actor, id, 'approved', null, now)
    await regrade(asked, question, raised, { acceptanceId: id, by: actor.userId, reason })
    await writeTold(asked, noun, question, 'acceptAnswer', told)
  }
  return { ID: id, Asked: raised.needsSecond, Papers: raised.papers.length }
}

export const decideAcceptedAnswer: Handler<typeof calls.decideAcceptedAnswer> = async (asked) => {
  const { db, actor, now, body } = asked
  const question = await questionFor(asked, (await acceptances.subjectOf(db, body.ID)) ?? refuse(notFound), true)
  const change = await acceptances.lock(db, body.ID)
  refuseDecision(change, actor, body)
  const answer = body.Reason || null
  const data = { acceptanceId: change.id, askedBy: change.asked_by }
  await acceptances.decide(db, actor, change.id, body.Approve ? 'approved' : 'rejected', answer, now)
  if (!body.Approve) {
    await writeTold(asked, noun, question, 'rejectAcceptedAnswer', { data, after: { reason: answer } })
    return { Done: true }
  }
  const also = { answerId: change.answer_id, text: change.text, tolerance: change.tolerance }
  const raised = await raisedBy(db, question, also)
  // What the second person agreed to, or nothing.
  if (raised.seen !== change.seen) refuse(changeOutOfDate)
  const { reason } = change
  await regrade(asked, question, raised, { acceptanceId: change.id, by: change.asked_by, reason })
  await writeTold(asked, noun, question, 'approveAcceptedAnswer', {
    data,
    after: { alsoAccepted: wordsOf(question, also), changedPapers: raised.papers.length, reason },
  })
  return { Done: true }
}

export const withdrawAcceptedAnswer: Handler<typeof calls.withdrawAcceptedAnswer> = async (asked) => {
  const { db, actor, now, body } = asked
  const { graceMinutes } = await examSettings(db)
  const id = (await acceptances.subjectOf(db, body.ID)) ?? refuse(notFound)
  const question = (await askedOf(db, { actor, now, graceMinutes }, id, { lock: true })) ?? refuse(notFound)
  const change = await acceptances.lock(db, body.ID)
  refuseWithdrawal(change, actor)
  await acceptances.decide(db, actor, change.id, 'withdrawn', null, now)
  await writeTold(asked, noun, question, 'withdrawAcceptedAnswer', { data: { acceptanceId: change.id } })
  return { Done: true }
}
