import type { Database } from '#platform/server/database.ts'
import type { Language } from '#platform/shared/actor.ts'
import { practicalPercent, sheetOutcome, type SheetOutcome } from '../rules/marking.ts'
import { asMarking } from './acts/as-marking.ts'
import { sheetsOf, type ClassSheet } from './acts/sheets.ts'
import { enrolledOf, type EnrolledPerson, type PracticalClass } from './store/classes.ts'
import { markingsOf } from './store/markings.ts'

type ClassMarking = Awaited<ReturnType<typeof markingsOf>>[number]

export interface Reckoned {
  readonly person: EnrolledPerson
  readonly markings: readonly ClassMarking[]
  readonly sheets: readonly { readonly sheet: ClassSheet; readonly outcome: SheetOutcome; readonly max: number }[]
  /** Null until every sheet is settled. */
  readonly percent: number | null
}

/** Everybody of a class with what their sheets come to as they stand now; by names as they are read in the language, where the order is shown. */
export async function reckon(
  db: Database,
  course: Pick<
    PracticalClass,
    'class_id' | 'course_id' | 'examination_id' | 'state' | 'general_edition_id' | 'course_edition_id'
  >,
  language?: Language,
): Promise<{ readonly sheets: readonly ClassSheet[]; readonly people: readonly Reckoned[] }> {
  const [sheets, people, markings] = await Promise.all([
    sheetsOf(db, course),
    enrolledOf(db, course.class_id, language),
    course.examination_id === null ? [] : markingsOf(db, course.examination_id),
  ])
  const byPerson = Map.groupBy(markings, ({ registration_id }) => registration_id)
  return {
    sheets,
    people: people.map((person) => {
      const own = byPerson.get(person.registration_id) ?? []
      const outcomes = sheets.map((sheet) => ({
        sheet,
        max: sheet.max,
        outcome: sheetOutcome(
          sheet.asksSecond,
          own.filter(({ edition_id }) => edition_id === sheet.editionId).map(asMarking),
          sheet.max,
        ),
      }))
      return { person, markings: own, sheets: outcomes, percent: practicalPercent(outcomes) }
    }),
  }
}
