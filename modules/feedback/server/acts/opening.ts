import { randomBytes } from 'node:crypto'
import { writeFact, writeNew } from '#platform/server/acts/write-act.ts'
import { settings } from '#platform/server/settings.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { feedbackSettings } from '../../contract/settings.ts'
import { familyOf, sheetKinds, type SheetKind } from '../../rules/kinds.ts'
import { isSigned, leastAnswers } from '../../rules/round-states.ts'
import * as store from '../store/opening.ts'
import { lockedRound } from '../store/rounds.ts'
import { publishedSheets } from '../store/sheets.ts'
import type { Doing } from './doing.ts'
import { invitationNoun, noun } from './round-noun.ts'

export interface Wanted {
  readonly kind: SheetKind
  readonly sheetId: number
  readonly instructorId: number | null
  readonly closesOn: Day
  readonly byCode: boolean
  readonly people: readonly store.Person[]
}

/** Enough people are asked for what they say to be counted. */
export const areEnough = (kind: SheetKind, people: readonly unknown[]): boolean =>
  people.length >= (isSigned(kind) ? 1 : leastAnswers)

/**
 * Opens rounds of one class together, and invites everybody whom any of them asks: by one letter each, whatever it is
 * that they are asked. Gives the ids of the rounds.
 */
export async function openRounds(doing: Doing, classId: number, wanted: readonly Wanted[]): Promise<number[]> {
  const { db, now, today } = doing
  const invited = new Map<number, { code: string; dueOn: Day }>()
  const ids: number[] = []
  for (const { kind, sheetId, instructorId, closesOn, byCode, people } of wanted) {
    const id = await store.addRound(db, {
      kind,
      sheet_id: sheetId,
      class_id: classId,
      instructor_id: instructorId,
      by_code: byCode && !isSigned(kind),
      opens_on: today,
      closes_on: closesOn,
      state_since: now,
    })
    const invitationIds: number[] = []
    for (const person of people) {
      // 128 random bits.
      const code = randomBytes(16).toString('hex')
      const invitation = await store.invitationFor(db, person, { classId, code, today })
      invitationIds.push(invitation.id)
      const before = invited.get(invitation.id)
      invited.set(invitation.id, {
        code: invitation.code,
        dueOn: before && before.dueOn < closesOn ? before.dueOn : closesOn,
      })
    }
    await store.addAsked(db, id, invitationIds)
    await writeNew(doing, noun, (await lockedRound(db, id))!, 'openFeedbackRound')
    ids.push(id)
  }
  for (const [id, { code, dueOn }] of invited)
    await writeFact(doing, invitationNoun, { id, classId, code, dueOn }, 'inviteToFeedback')
  return ids
}

const settingOf = {
  courseByTrainee: 'feedbackCourseByTrainee',
  instructorByTrainee: 'feedbackInstructorByTrainee',
  instructorByEvaluator: 'feedbackInstructorByEvaluator',
  courseByInstructor: 'feedbackCourseByInstructor',
  courseByOrganization: 'feedbackCourseByOrganization',
} as const satisfies Record<SheetKind, keyof (typeof feedbackSettings)['table']>

/** Opens by itself what a class whose last session is over is to be asked and was not asked yet. */
export async function openByItself(doing: Doing, classId: number): Promise<void> {
  const { db, today } = doing
  await store.lockClass(db, classId)
  const set = await settings(db, feedbackSettings)
  const [sheets, asked, teachers] = await Promise.all([
    publishedSheets(db),
    store.roundsOfClass(db, classId),
    store.teachersOf(db, classId),
  ])
  const wanted: Wanted[] = []
  for (const kind of sheetKinds) {
    const sheetId = sheets.get(kind)
    if (sheetId === undefined || !set[settingOf[kind]]) continue
    const about = (familyOf(kind) === 'instructor' ? teachers : [null]).filter(
      (instructorId) => !asked.has(`${kind} ${instructorId ?? 0}`),
    )
    const people = about.length === 0 ? [] : await store.peopleAsked(db, classId, kind)
    if (!areEnough(kind, people)) continue
    const closesOn = addDays(today, set.feedbackDays)
    for (const instructorId of about)
      wanted.push({ kind, sheetId, instructorId, closesOn, byCode: set.feedbackByCode, people })
  }
  if (wanted.length > 0) await openRounds(doing, classId, wanted)
}

/** Reminds these of what they have not given. */
export async function remind(doing: Doing, invitations: Awaited<ReturnType<typeof store.toRemind>>): Promise<void> {
  for (const invitation of invitations) {
    await store.noteReminded(doing.db, invitation.id, doing.today)
    await writeFact(doing, invitationNoun, invitation, 'remindOfFeedback')
  }
}
