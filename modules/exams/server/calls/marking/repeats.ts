import { twinsOf } from '#modules/billing/server/public.ts'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import { actSent } from '#platform/shared/record/act.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notAllowed, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { Output } from '#platform/shared/call.ts'
import { repeatActs } from '../../../contract/acts.ts'
import { resultCalls as calls } from '../../../contract/calls.ts'
import { noRepeat } from '../../../contract/refusals.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { next } from '#platform/shared/record/states.ts'
import { repeatReach } from '../../../rules/reach.ts'
import {
  answeredUntil,
  answers,
  repeatActionsFor,
  repeatTable,
  type RepeatAction,
  type RepeatPart,
} from '../../../rules/repeats.ts'
import type { ExamSettings } from '../../../rules/settings.ts'
import { invoiceRepeat, proveRepeat, settleRepeat } from '../../acts/repeat-money.ts'
import { noun } from '../../acts/nouns/repeat-noun.ts'
import { examSettings } from '../../exam-settings.ts'
import { barOf, hasLiveRequest, repeatFacts, untilOf, type RepeatFacts } from '../../store/repeats/repeat-rows.ts'
import { addRepeat, lockRepeats } from '../../store/repeats/repeats.ts'
import { repeatList } from '../../store/repeats/repeat-list.ts'

type Row = Output<typeof calls.getRepeatsForAdmin>[number]

/** Of repeats whose proof waits: where else the same was handed in. */
const waitingTwins = (
  db: Database,
  repeats: readonly { readonly id: number | null; readonly state: string | null }[],
) =>
  twinsOf(
    db,
    'repeatExam',
    repeats.flatMap(({ id, state }) => (state === 'proofUploaded' ? (id ?? []) : [])),
  )

function asRow(facts: RepeatFacts, part: RepeatPart, now: Date, settings: ExamSettings): Row {
  const bar = barOf(facts, now, settings)
  const isLive = hasLiveRequest(facts)
  const isFree = facts.is_free ?? facts.used < settings.freeRepeats
  return {
    ID: bar === null ? null : facts.repeat_id,
    ExamID: facts.ExamID,
    Code: facts.Code,
    ExamName: facts.ExamName,
    CourseClassID: facts.CourseClassID,
    ClassCode: facts.ClassCode,
    CourseName: facts.CourseName,
    TraineeID: facts.TraineeID,
    TraineeCode: facts.TraineeCode,
    TraineeName: facts.TraineeName,
    Percent: facts.Percent,
    PassDegree: facts.PassDegree,
    RepeatsUsed: facts.used,
    MaxRepeats: settings.maxRepeats,
    State: isLive ? facts.repeat_state! : bar === null ? 'eligible' : (facts.repeat_state ?? 'notEligible'),
    Bar: isLive ? null : bar,
    IsFree: isLive ? isFree : facts.used < settings.freeRepeats,
    SwiftCode: facts.swift_code,
    FileID: facts.file_id,
    FileName: facts.file_name,
    Twins: [],
    Reason: facts.reason,
    Until: isLive ? facts.expires_at : bar === null ? untilOf(facts, settings).toISOString() : null,
    Actions: isLive ? repeatActionsFor(facts.repeat_state!, isFree, part) : bar === null ? ['request'] : [],
  }
}

export const searchRepeats: Handler<typeof calls.searchRepeats> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, repeatList, query, { actor })
  const twins = await waitingTwins(
    db,
    rows.map(({ ID, State }) => ({ id: ID, state: State })),
  )
  return {
    Items: rows.map(({ proofId, ...row }) => ({
      ...row,
      Twins: [...(twins.get(proofId ?? 0) ?? [])],
      Actions: repeatActionsFor(row.State, row.IsFree, 'staff'),
    })),
    Total: total,
  }
}

export const getRepeatsForAdmin: Handler<typeof calls.getRepeatsForAdmin> = async ({ db, actor, now, query }) => {
  const filter = { traineeId: query.traineeID ?? null, classId: query.CourseClassID ?? null }
  const [facts, settings] = await Promise.all([repeatFacts(db, actor, filter), examSettings(db)])
  const twins = await waitingTwins(
    db,
    facts.map((each) => ({ id: each.repeat_id, state: each.repeat_state })),
  )
  return facts.map((each) => ({
    ...asRow(each, 'staff', now, settings),
    Twins: [...(twins.get(each.proof_id ?? 0) ?? [])],
  }))
}

export const getRepeatsForTrainee: Handler<typeof calls.getRepeatsForTrainee> = async ({ db, actor, now, query }) => {
  if (query.traineeID !== undefined && query.traineeID !== actor.traineeId) return []
  const filter = { traineeId: actor.traineeId ?? 0, classId: query.CourseClassID ?? null }
  const [facts, settings] = await Promise.all([repeatFacts(db, actor, filter), examSettings(db)])
  return facts.map((each) => asRow(each, 'trainee', now, settings))
}

/** A trainee acts for the own person only; staff never for the own person. */
const partOf = (actor: Actor, traineeId: number): RepeatPart => {
  const [part] = standingsOf(repeatReach, actor)
  return actor.traineeId === traineeId ? 'trainee' : part === 'staff' ? part : refuse(notFound)
}

export const updateRepeat: Handler<typeof calls.updateRepeat> = async (asked) => {
  const { db, actor, now, body } = asked
  const part = partOf(actor, body.TraineeID)
  await lockRepeats(db, body.CourseClassExamID, body.TraineeID)
  const [facts] = await repeatFacts(db, actor, { examId: body.CourseClassExamID, traineeId: body.TraineeID })
  if (!facts) refuse(notFound)
  const owner = { class_id: facts.CourseClassID, course_id: facts.owner_course, competition_id: null }
  const of = { examId: facts.ExamID, traineeId: facts.TraineeID, ...owner }
  if (body.Action === 'request') {
    const settings = await examSettings(db)
    const bar = barOf(facts, now, settings)
    if (bar) refuse(noRepeat, { why: bar })
    const repeat = { isFree: facts.used < settings.freeRepeats, by: actor.userId, now, until: untilOf(facts, settings) }
    const id = await addRepeat(db, facts, repeat)
    await writeNew(asked, noun, { id, ...of }, 'requestRepeat')
    return { ID: id, State: 'requested' as const }
  }
  const id = facts.repeat_id
  const after = id === null ? null : moved(facts, body.Action, part)
  if (id === null || after === null) {
    if (part === 'trainee' && body.Action !== 'uploadProof') refuse(notAllowed)
    return refuse(notNow, { action: body.Action, state: facts.repeat_state ?? 'notEligible' })
  }
  const repeat = { id, ...of }
  const doing = { db, record: asked.record, userId: actor.userId, now }
  if (body.Action === 'invoice') await invoiceRepeat(doing, repeat, { code: facts.Code, name: facts.ExamName })
  else if (body.Action === 'uploadProof') await proveRepeat(doing, actor, repeat, body)
  else await settleRepeat(doing, repeat, body.Action, body.Reason)
  await writeAct(asked, noun, repeat, actSent(repeatActs, calls.updateRepeat, body), {
    set: {
      state: after,
      ...(body.Reason !== '' && { reason: body.Reason }),
      ...(answers.includes(body.Action) && { expires_at: answeredUntil(new Date(facts.expires_at!), now) }),
      ...(body.Action !== 'uploadProof' && { decided_at: now, decided_by: actor.userId }),
    },
  })
  return { ID: id, State: after }
}

function moved(facts: RepeatFacts, action: RepeatAction, part: RepeatPart) {
  const state = facts.repeat_state!
  const isAllowed = repeatActionsFor(state, facts.is_free ?? false, part).includes(action)
  return isAllowed ? next(repeatTable, state, action, part) : null
}
