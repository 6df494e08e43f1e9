import type { Output } from '#platform/shared/call.ts'
import { placeOf, type EntryKind, type KeptEntry } from '#platform/web/kept/entries.ts'
import { keptReading } from '#platform/web/kept/kept-reading.ts'
import type { practicalCalls } from '../../contract/calls.ts'
import type { SheetKind } from '../../rules/sheets.ts'
import type { PracticalClass } from '../parts/class.ts'

export type SaveReply = Output<typeof practicalCalls.saveTraineePractical>
export type SavedDegree = SaveReply['Degrees'][number]

/** Which degree: of whom, on which sheet, for which question. */
export interface DegreePlace {
  readonly classId: number
  readonly traineeId: number
  readonly kind: SheetKind
  readonly itemId: number
}

/** One degree that somebody has given, as the browser keeps it. */
export interface KeptDegree extends DegreePlace, KeptEntry<SavedDegree> {
  readonly degree: number
}

export const degrees: EntryKind<KeptDegree> = {
  database: 'diwan-degrees',
  table: 'degrees',
  place: ['classId', 'traineeId', 'kind', 'itemId'],
  together: ['classId', 'traineeId', 'kind'],
}

export const placeKey = (place: DegreePlace): string => placeOf(degrees, place)

/** The class that somebody gives degrees in. */
export const keptClass = keptReading<PracticalClass>('keptPracticalClass')
