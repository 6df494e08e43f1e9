import { refuseChanged } from '#modules/accounts/server/public.ts'
import { rowFacts } from '#platform/server/acts/change-row.ts'
import { writeAct, writeTold } from '#platform/server/acts/write-act.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { nobodyToAssess, practicalApart, practicalIncomplete } from '../../contract/refusals.ts'
import { examinationActions, stateAfter, type ExaminationMove } from '../../rules/examination-states.ts'
import { reckon } from '../reckoning.ts'
import type { PracticalClass } from '../store/classes.ts'
import { lockedExamination, type Examination } from '../store/examinations.ts'
import { formerResults, putResult } from '../store/results.ts'
import type { Doing } from './doing.ts'
import { examinationNoun, resultNoun } from './nouns.ts'
import { classForAct } from './reached.ts'

interface Seen {
  readonly CourseClassID: number
  readonly Version: number
}

/** The examination of a class as somebody has seen it, locked. One that nobody has touched was seen as version 0. */
async function take(
  doing: Doing,
  { CourseClassID, Version }: Seen,
): Promise<{ course: PracticalClass; held: Examination }> {
  const { db, actor } = doing
  const course = await classForAct(db, actor, CourseClassID)
  const held = await lockedExamination(db, CourseClassID)
  const isSeen = held.version === Version || (course.examination_id === null && Version === 0)
  return isSeen ? { course, held } : refuseChanged(db, ['courseClass', CourseClassID])
}

function stateOf(held: Examination, move: ExaminationMove) {
  return stateAfter(held.state, move, 'releaser') ?? refuse(notNow, { action: move, state: held.state })
}

const reply = (held: Examination, state = held.state) => ({
  CourseClassID: held.class_id,
  State: state,
  Version: held.version + 1,
})

export async function plan(doing: Doing, body: Seen & { readonly StartsOn: string; readonly EndsOn: string }) {
  const { held } = await take(doing, body)
  if (!examinationActions(held.state, { releases: false, plans: true }).includes('planPractical'))
    refuse(notNow, { action: 'planPractical', state: held.state })
  const set = { starts_on: body.StartsOn, ends_on: body.EndsOn }
  await writeAct(doing, examinationNoun, held, 'planPractical', {
    set,
    data: { fromDay: body.StartsOn, dueOn: body.EndsOn },
  })
  return reply(held)
}

/** Gives the results of a class out: each is kept, in place of the one that was out before. */
export async function release(doing: Doing, body: Seen & { readonly Reason?: string | undefined }) {
  const { db, actor, now } = doing
  const { course, held } = await take(doing, body)
  const state = stateOf(held, 'releasePractical')
  const { people, sheets } = await reckon(db, { ...course, ...held, examination_id: held.id })
  if (people.length === 0) refuse(nobodyToAssess)
  const count = (wanted: 'open' | 'apart') =>
    people.filter((person) => person.sheets.some(({ outcome }) => outcome.state === wanted)).length
  if (count('open') > 0) refuse(practicalIncomplete, { count: count('open') })
  if (count('apart') > 0) refuse(practicalApart, { count: count('apart') })

  const maxDegree = sheets.reduce((sum, { max }) => sum + max, 0)
  const former = new Map((await formerResults(db, held.id)).map((result) => [result.registration_id, result]))
  let passing = 0
  for (const { person, percent, sheets: outcomes } of people) {
    const passed = percent! >= course.pass_percent
    if (passed) passing++
    const old = former.get(person.registration_id)
    const before = old && (await rowFacts(db, resultNoun.stored, old.id))
    const id = await putResult(db, {
      examinationId: held.id,
      registrationId: person.registration_id,
      degree: outcomes.reduce((sum, { outcome }) => sum + outcome.sum!, 0),
      maxDegree,
      percent: percent!,
      passPercent: course.pass_percent,
      passed,
      by: actor.userId,
      at: now,
    })
    const result = {
      id,
      registrationId: person.registration_id,
      classId: held.class_id,
      traineeId: person.trainee_id,
    }
    await writeTold(doing, resultNoun, result, 'releasePracticalResult', {
      data: { passed, again: old !== undefined },
      ...(before && { before }),
      after: await rowFacts(db, resultNoun.stored, id),
    })
  }
  await writeAct(doing, examinationNoun, held, 'releasePractical', {
    set: { state, released_at: now },
    reason: body.Reason,
    data: { people: people.length },
  })
  return { ...reply(held, state), Released: people.length, Passed: passing }
}

export async function reopen(doing: Doing, body: Seen & { readonly Reason: string }) {
  const { held } = await take(doing, body)
  const state = stateOf(held, 'reopenPractical')
  await writeAct(doing, examinationNoun, held, 'reopenPractical', {
    set: { state, released_at: null },
    reason: body.Reason,
  })
  return reply(held, state)
}
