import { todayOf } from '#platform/server/today.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeFact, writeTold } from '#platform/server/acts/write-act.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import * as no from '../../contract/refusals.ts'
import { assessingBar, type AssessingBar } from '../../rules/assessing.ts'
import { fateOf, markingActions, seatFor, sheetOutcome, type SheetOutcome } from '../../rules/marking.ts'
import { degreeFits, type SheetKind } from '../../rules/sheets.ts'
import { publishes } from '../releasing.ts'
import { enrolledPerson, type PracticalClass } from '../store/classes.ts'
import { examinationForDegrees, lockedExamination } from '../store/examinations.ts'
import * as store from '../store/markings.ts'
import { asMarking } from './as-marking.ts'
import type { Doing } from './doing.ts'
import { degreeNoun, markingNoun, type MarkingRef } from './nouns.ts'
import { actorAssesses, classForAct } from './reached.ts'
import { begin, sheetsOf, type ClassSheet } from './sheets.ts'

function refuseBar(bar: AssessingBar, course: PracticalClass): never {
  if (bar === 'notBegun') return refuse(no.practicalNotBegun, { day: course.starts_on })
  const kinds = {
    notAssessor: no.notAssessor,
    notHeld: no.practicalNotHeld,
    released: no.practicalReleased,
    empty: no.practicalSheetEmpty,
  } as const
  return refuse(kinds[bar])
}

interface Wanted {
  readonly classId: number
  readonly traineeId: number
  readonly kind: SheetKind
}

interface Opened {
  readonly ref: MarkingRef
  readonly sheet: ClassSheet
  readonly marking: store.StoredMarking
}

/** The sheet into which the actor writes about this trainee, open and locked; refuses who gives no degrees there now. */
async function openSheet(doing: Doing, { classId, traineeId, kind }: Wanted): Promise<Opened> {
  const { db, actor, now } = doing
  const course = await classForAct(db, actor, classId)
  if (!actorAssesses(actor, course)) refuse(no.notAssessor)
  if (actor.traineeId === traineeId) refuse(no.ownPractical)
  let examination = await examinationForDegrees(db, classId)
  const bar = assessingBar({
    assesses: true,
    state: examination.state,
    classState: course.class_state as never,
    startsOn: course.starts_on,
    today: await todayOf(db, now),
    questions: 1,
  })
  if (bar) refuseBar(bar, course)
  const person = (await enrolledPerson(db, classId, { traineeId })) ?? refuse(notFound)
  if (examination.state === 'planned') examination = await begin(doing, examination, course.course_id)
  const sheets = await sheetsOf(db, { ...examination, course_id: course.course_id })
  const sheet = sheets.find((each) => each.kind === kind) ?? refuse(no.practicalSheetEmpty)
  const editionId = sheet.editionId!
  await store.lockSheetsAbout(db, person.registration_id, editionId)
  const before = await store.markingsAbout(db, person.registration_id, editionId)
  const seat = seatFor(sheet.asksSecond, before.map(asMarking), actor.userId, sheet.max) ?? refuse(no.assessorsTaken)
  const found = before.find((each) => each.seat === seat)
  const id =
    found?.id ??
    (await store.addMarking(db, {
      examinationId: examination.id,
      editionId,
      registrationId: person.registration_id,
      seat,
      assessorId: sheet.asksSecond ? actor.userId : null,
    }))
  const marking = (await store.markingsAbout(db, person.registration_id, editionId)).find((each) => each.id === id)!
  return { ref: { id, registration_id: person.registration_id, classId, traineeId, kind, seat }, sheet, marking }
}

interface SentDegree {
  readonly ItemID: number
  readonly Degree: number
  readonly GivenAt: string
  readonly Version: number | null
}

/** Keeps degrees as they come; of each is said what became of it. */
export async function saveDegrees(doing: Doing, wanted: Wanted, sent: readonly SentDegree[]) {
  const { db, actor, now } = doing
  const { ref, sheet, marking } = await openSheet(doing, wanted)
  if (marking.signed_at !== null) refuse(no.practicalSigned)
  const stood = new Map((await store.degreesOf(db, [ref.id])).map((each) => [each.edition_item_id, each]))
  const fates = new Map<number, 'saved' | 'overtaken' | 'conflict'>()
  let written = 0
  for (const [at, one] of sent.entries()) {
    const item = sheet.items.find(({ itemId }) => itemId === one.ItemID) ?? refuse(notFound)
    if (!degreeFits(one.Degree, item.maxDegree))
      refuse(no.practicalDegreeOutOfRange, { max: item.maxDegree }, [
        { path: `Degrees.${at}.Degree`, code: 'tooLarge' },
      ])
    const before = stood.get(item.id!)
    // A clock that is ahead must not win over everything that is given later.
    const givenAt = Math.min(Date.parse(one.GivenAt), now.getTime())
    const fate = fateOf(
      before
        ? {
            degree: before.degree,
            givenBy: before.given_by,
            givenAt: Date.parse(before.given_at),
            version: before.version,
          }
        : null,
      { degree: one.Degree, by: actor.userId, givenAt, version: one.Version },
    )
    fates.set(one.ItemID, fate === 'write' ? 'saved' : fate)
    if (fate !== 'write') continue
    written++
    await store.putDegree(db, {
      markingId: ref.id,
      itemId: item.id!,
      degree: one.Degree,
      givenBy: actor.userId,
      givenAt: new Date(givenAt).toISOString(),
    })
    await writeTold({ db, record: doing.audit }, degreeNoun, { ...ref, itemId: one.ItemID }, 'changePracticalDegree', {
      ...(before && { before: { degree: before.degree } }),
      after: { degree: one.Degree },
    })
  }
  if (written > 0) await writeTold(doing, markingNoun, ref, 'saveTraineePractical', { data: { degrees: written } })
  const stands = new Map((await store.degreesOf(db, [ref.id])).map((each) => [each.edition_item_id, each]))
  return {
    MarkingID: ref.id,
    Degrees: sheet.items.flatMap((item) => {
      const Outcome = fates.get(item.itemId)
      if (!Outcome) return []
      const now = stands.get(item.id!)!
      return [{ ItemID: item.itemId, Outcome, Degree: now.degree, Version: now.version, By: now.by, At: now.given_at }]
    }),
  }
}

/** What the sheet comes to once something was done to one of its seats; says where two lie too far apart. */
async function settled(doing: Doing, ref: MarkingRef, sheet: { asksSecond: boolean; max: number }, editionId: number) {
  const all = await store.markingsAbout(doing.db, ref.registration_id, editionId)
  return sheetOutcome(sheet.asksSecond, all.map(asMarking), sheet.max)
}

const reply = (ref: MarkingRef, version: number, { state }: SheetOutcome) => ({
  MarkingID: ref.id,
  Version: version,
  State: state,
})

export async function sign(doing: Doing, wanted: Wanted, isAbsent: boolean) {
  const { db, actor, now } = doing
  const { ref, sheet, marking } = await openSheet(doing, wanted)
  if (marking.signed_at !== null) refuse(no.practicalSigned)
  if (isAbsent && marking.given > 0) refuse(no.degreesGiven)
  const missing = sheet.items.length - marking.given
  if (!isAbsent && missing > 0) refuse(no.degreesMissing, { count: missing })
  const name = await store.nameOfAccount(db, actor.userId)
  const set = { ...store.signature(actor.userId, name, now), is_absent: isAbsent }
  await writeAct(doing, markingNoun, ref, 'signPractical', { set, data: { isAbsent } })
  const outcome = await settled(doing, ref, sheet, marking.edition_id)
  if (outcome.state === 'apart')
    await writeFact(doing, markingNoun, ref, 'partPractical', { difference: outcome.difference })
  return reply(ref, marking.version + 1, outcome)
}

export async function withdraw(
  doing: Doing,
  { MarkingID, Version, Reason }: { readonly MarkingID: number; readonly Version: number; readonly Reason: string },
) {
  const { db, actor } = doing
  const named = (await store.markingOf(db, MarkingID)) ?? refuse(notFound)
  const course = await classForAct(db, actor, named.class_id)
  // The examination first, as whoever gives degrees takes it: the other way round two would wait for each other.
  const examination = await lockedExamination(db, named.class_id)
  const found = (await store.markingOf(db, MarkingID, { lock: true })) ?? refuse(notFound)
  const person =
    (await enrolledPerson(db, found.class_id, { registrationId: found.registration_id })) ?? refuse(notFound)
  if (found.version !== Version) return refuseChanged(db, ['registration', found.registration_id])
  const may = markingActions({ ...asMarking(found), signedBy: found.signed_by }, examination.state, {
    accountId: actor.userId,
    assesses: actorAssesses(actor, course),
    releases: publishes(actor),
  })
  if (!may.includes('withdrawPracticalSignature'))
    refuse(notNow, { action: 'withdrawPracticalSignature', state: examination.state })
  const sheets = await sheetsOf(db, { ...examination, course_id: course.course_id })
  const sheet = sheets.find((each) => each.editionId === found.edition_id)!
  const ref = {
    id: found.id,
    registration_id: found.registration_id,
    classId: found.class_id,
    traineeId: person.trainee_id,
    kind: sheet.kind,
    seat: found.seat,
  }
  await writeAct(doing, markingNoun, ref, 'withdrawPracticalSignature', { set: store.noSignature, reason: Reason })
  return reply(ref, found.version + 1, await settled(doing, ref, sheet, found.edition_id))
}
