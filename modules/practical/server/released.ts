import type { Actor } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import type { practicalCalls } from '../contract/calls.ts'
import { countingSeats, showsDegrees, type MarkingReader } from '../rules/marking.ts'
import type { SheetKind } from '../rules/sheets.ts'
import { asMarking } from './acts/as-marking.ts'
import { editionsOf } from './store/examinations.ts'
import { degreesOf, markingsOf } from './store/markings.ts'
import { releasedResult } from './store/results.ts'

type Reply = Output<typeof practicalCalls.getTraineePractical>
type Sheet = Reply['Sheets'][number]

/** What a class keeps its sheets by. */
export interface KeptSheets {
  readonly examinationId: number
  readonly generalId: number | null
  readonly courseId: number | null
}

/**
 * The signed sheets about one trainee, question by question, as far as they count; `reader`: an assessor, to whom they are
 * empty until their own is signed, where the sheet asks for two.
 */
export async function sheetsAbout(
  db: Database,
  registrationId: number,
  kept: KeptSheets,
  reader: MarkingReader | null = null,
): Promise<Sheet[]> {
  const wanted: [SheetKind, number | null][] = [
    ['general', kept.generalId],
    ['course', kept.courseId],
  ]
  const [editions, all] = await Promise.all([
    editionsOf(
      db,
      wanted.flatMap(([, id]) => (id === null ? [] : [id])),
    ),
    markingsOf(db, kept.examinationId),
  ])
  const own = all.filter(({ registration_id }) => registration_id === registrationId)
  const degrees = await degreesOf(
    db,
    own.map(({ id }) => id),
  )
  return wanted.flatMap(([Kind, id]): Sheet[] => {
    const edition = id === null ? undefined : editions.get(id)
    if (!edition) return []
    const about = own.filter(({ edition_id }) => edition_id === edition.id)
    const facts = about.map(asMarking)
    const max = edition.items.reduce((sum, { maxDegree }) => sum + maxDegree, 0)
    const seats = countingSeats(edition.asksSecond, facts, max)
    const isShown = facts.every((one) => reader === null || showsDegrees(edition.asksSecond, one, facts, reader))
    const counted = isShown ? about.filter(({ seat }) => seats.includes(seat)) : []
    const Items = edition.items.map((item) => ({
      Text: item.text as never,
      MaxDegree: item.maxDegree,
      Degree: mean(
        counted.map((marking) =>
          marking.is_absent
            ? 0
            : (degrees.find((each) => each.marking_id === marking.id && each.edition_item_id === item.id)?.degree ?? 0),
        ),
      ),
    }))
    return [
      {
        Kind,
        Edition: edition.number,
        Items,
        Degree: Items.reduce((sum, { Degree }) => sum + (Degree ?? 0), 0),
        MaxDegree: max,
        Assessors: counted.map((marking) => ({
          Name: marking.signed_name!,
          SignedAt: marking.signed_at!,
          IsAbsent: marking.is_absent,
        })),
      },
    ]
  })
}

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** A released result that the actor may see, question by question; null where there is none. */
export async function releasedReply(
  db: Database,
  actor: Actor,
  traineeId: number,
  classId: number,
): Promise<Reply | null> {
  const found = await releasedResult(db, actor, traineeId, classId)
  if (!found) return null
  const { examinationId, generalId, courseId, ...result } = found
  return { ...result, Sheets: await sheetsAbout(db, result.RegistrationID, { examinationId, generalId, courseId }) }
}
