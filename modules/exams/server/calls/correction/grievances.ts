import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { peopleBehind, secondPersonNeeded } from '#platform/shared/record/second-person.ts'
import { resultCalls as calls } from '../../../contract/calls.ts'
import { markOutOfRange, noGrievance, nothingChanges } from '../../../contract/refusals.ts'
import { grievanceActions, grievanceBar, type GrievanceAction } from '../../../rules/marking/grievances.ts'
import { isMarkedByHand } from '../../../rules/question.ts'
import { auditMarks } from '../../acts/marking/answer-marks.ts'
import { finaliseSettled } from '../../acts/closing.ts'
import { grievanceUntil } from '../../acts/grievance-time.ts'
import { changedMarks } from '../../acts/mark-changes.ts'
import { noun } from '../../acts/nouns/grievance-noun.ts'
import { noun as papers } from '../../acts/nouns/paper-noun.ts'
import { paperFor } from '../../acts/paper-for.ts'
import { columnsOf, settle } from '../../acts/settle.ts'
import { examSettings } from '../../exam-settings.ts'
import * as store from '../../store/correction/grievances.ts'
import { hasJudged } from '../../store/correction/markings.ts'
import { noteAttempt } from '../../store/papers/attempts.ts'
import { giveMarks } from '../../store/papers/give-marks.ts'
import { asGiven } from '../../store/papers/mark-changes.ts'
import { paperQuestions } from '../../store/papers/marks.ts'
import type { LockedPaper } from '../../store/papers/papers.ts'

export const searchGrievances: Handler<typeof calls.searchGrievances> = async ({ db, actor, query, request }) => {
  const { rows, total } = await readList(db, store.grievances, query, { actor, language: request.language })
  return { Items: rows, Total: total }
}

export const getOwnGrievances: Handler<typeof calls.getOwnGrievances> = async ({ db, actor, now }) => {
  const results = await store.ownResults(db, actor, null)
  const settings = await examSettings(db)
  const times = new Map<string, Date>()
  for (const { finalAt } of results)
    if (!times.has(finalAt)) times.set(finalAt, await grievanceUntil(db, new Date(finalAt), settings))
  return results.flatMap((result) => {
    const until = times.get(result.finalAt)!
    const { grievance } = result
    const isThere = grievance !== null && grievance.State !== 'withdrawn'
    const bar = grievanceBar({ isFinal: true, hasOne: isThere, until, now })
    if (bar !== null && !grievance) return []
    const { attemptId: _a, finalAt: _f, traineeId: _t, grievance: _g, ...rest } = result
    const { class_id: _c, course_id: _k, competition_id: _p, ...about } = rest
    return [
      {
        ...about,
        ID: grievance?.ID ?? null,
        // as it stood when it was objected to
        ...(isThere && { Percent: grievance.Percent }),
        Until: until.toISOString(),
        State: grievance?.State ?? null,
        Reason: grievance?.Reason ?? null,
        AskedAt: grievance?.AskedAt ?? null,
        Answer: grievance?.Answer ?? null,
        DecidedAt: grievance?.DecidedAt ?? null,
        NewPercent: grievance?.NewPercent ?? null,
        Version: grievance?.Version ?? null,
        Actions: [
          ...(bar === null ? ['submitGrievance'] : []),
          ...(grievance ? grievanceActions(grievance.State, 'trainee') : []),
        ],
      },
    ]
  })
}

export const submitGrievance: Handler<typeof calls.submitGrievance> = async (asked) => {
  const { db, actor, now, body } = asked
  const [known] = await store.ownResults(db, actor, { examId: body.ExamID, number: body.Number })
  if (!known) refuse(noGrievance, { why: 'notFinal' })
  await store.lockPaper(db, known.attemptId)
  // Looked at anew under the lock: two at once do not both find none.
  const [result] = await store.ownResults(db, actor, { examId: body.ExamID, number: body.Number })
  if (!result) refuse(noGrievance, { why: 'notFinal' })
  const bar = grievanceBar({
    isFinal: true,
    hasOne: result.grievance !== null && result.grievance.State !== 'withdrawn',
    until: await grievanceUntil(db, new Date(result.finalAt), await examSettings(db)),
    now,
  })
  if (bar) refuse(noGrievance, { why: bar })
  const id = await store.addGrievance(db, {
    attemptId: result.attemptId,
    reason: body.Reason,
    percent: result.Percent,
    now,
  })
  const { class_id, course_id, competition_id, ExamID: examId, traineeId, Number: attemptNumber } = result
  const made = { id, class_id, course_id, competition_id, examId, traineeId, attemptNumber }
  await writeNew(asked, noun, made, 'submitGrievance')
  return { ID: id, Version: 1 }
}

export const withdrawGrievance: Handler<typeof calls.withdrawGrievance> = async (asked) => {
  const { db, actor, body } = asked
  const found = await store.lockedGrievance(db, actor, body.ID)
  if (!found || found.traineeId !== actor.traineeId) refuse(notFound)
  await open(db, found, body.Version, 'withdrawGrievance')
  await writeAct(asked, noun, found, 'withdrawGrievance', { set: { state: 'withdrawn' } })
  return { Done: true }
}

async function open(
  db: Database,
  found: store.StoredGrievance,
  version: number,
  action: GrievanceAction,
): Promise<void> {
  if (found.version !== version) return refuseChanged(db, ['grievance', found.id])
  const part = action === 'withdrawGrievance' ? 'trainee' : 'marker'
  if (!grievanceActions(found.state, part).includes(action)) refuse(notNow, { action, state: found.state })
}

/** The grievance and its paper, both locked, if this actor decides about it. */
async function toDecide(
  db: Database,
  actor: Actor,
  body: { readonly ID: number; readonly Version: number },
  action: GrievanceAction,
) {
  const grievance = (await store.lockedGrievance(db, actor, body.ID)) ?? refuse(notFound)
  const paper = await paperFor({ db, actor }, grievance.attemptId, 'saveMarks')
  await open(db, grievance, body.Version, action)
  return { grievance, paper }
}

export const rejectGrievance: Handler<typeof calls.rejectGrievance> = async (asked) => {
  const { db, actor, now, body } = asked
  const { grievance } = await toDecide(db, actor, body, 'rejectGrievance')
  await writeAct(asked, noun, grievance, 'rejectGrievance', {
    set: { state: 'rejected', answer: body.Reason, decided_by: actor.userId, decided_at: now },
    reason: body.Reason,
  })
  return { ID: grievance.id, Version: grievance.version + 1 }
}

export const upholdGrievance: Handler<typeof calls.upholdGrievance> = async (asked) => {
  const { db, actor, now, body } = asked
  const { grievance, paper } = await toDecide(db, actor, body, 'upholdGrievance')
  const people = peopleBehind(actor)
  if (await hasJudged(db, paper.id, people)) refuse(secondPersonNeeded)
  const percent =
    paper.finish_kind === 'closedViolation' && paper.score === null
      ? await reinstated(asked, paper)
      : await marked(asked, paper)
  await noteAttempt(db, paper.id, 'grievance', now, actor.userId, { reason: body.Reason })
  await writeAct(asked, noun, grievance, 'upholdGrievance', {
    set: {
      state: 'upheld',
      answer: body.Reason,
      decided_by: actor.userId,
      decided_at: now,
      new_percent: percent,
    },
    reason: body.Reason,
  })
  await finaliseSettled(db, paper.exam_id, now)
  return { ID: grievance.id, Version: grievance.version + 1 }
}

type Upholding = Parameters<Handler<typeof calls.upholdGrievance>>[0]

/** A fail for leaving the exam falls: the paper is marked as if it had been handed in. */
async function reinstated(asked: Upholding, paper: LockedPaper): Promise<number | null> {
  const settled = await settle(asked.db, paper.id)
  const set = { ...columnsOf(settled), review_reason: asked.body.Reason }
  await writeAct(asked, papers, paper, 'changeByGrievance', { set, reason: asked.body.Reason })
  return settled.unmarked > 0 ? null : settled.percent
}

async function marked(asked: Upholding, paper: LockedPaper): Promise<number> {
  const { db, actor, now, body } = asked
  const questions = await paperQuestions(db, paper.id)
  for (const mark of body.Marks) {
    const at = questions.findIndex((question) => question.id === mark.ExamQuestionID)
    if (!questions[at]) refuse(notFound)
    if (mark.Score > questions[at].weight) refuse(markOutOfRange, { number: at + 1, max: questions[at].weight })
  }
  const changed = changedMarks(questions, body.Marks)
  if (changed.length === 0) refuse(nothingChanges)
  await giveMarks(db, actor.userId, paper.id, changed.map(asGiven), body.Reason, now)
  const machines = questions.filter(
    ({ type, id }) => !isMarkedByHand(type) && changed.some((each) => each.exam_question_id === id),
  )
  await store.setByHand(
    db,
    paper.id,
    machines.map((question) => question.id),
  )
  const settled = await settle(db, paper.id, 'final')
  await auditMarks(asked, paper, changed)
  await writeAct(asked, papers, paper, 'changeByGrievance', { set: columnsOf(settled), reason: body.Reason })
  return settled.percent
}
