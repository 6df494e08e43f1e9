import type { Trilingual } from '#platform/shared/text.ts'
import type { Place, Shift } from '../../../rules/moving/moving.ts'
import { shifted } from '../../../rules/moving/moving.ts'
import { codeOfRow } from '../../../rules/naming/row-code.ts'

/** A row of the plan that may be moved, with what is said of it meanwhile. */
export interface Movable extends Place {
  readonly ID: number
  readonly Version: number
  readonly Code: string
  readonly CourseName: Trilingual
  readonly ClassRoomCode: string | null
  readonly ClassRoomName: Trilingual | null
  /** It meets at the academy, so that it may be given a class room. */
  readonly isAtAcademy: boolean
}

export interface Moving {
  readonly rows: readonly Movable[]
  readonly shift: Shift
  readonly by: 'pointer' | 'keyboard'
}

export type WishedPlace = Place & { readonly ID: number; readonly Version: number }

/** Where the rows would stand, as the calls are told. */
export const wishesOf = (rows: readonly Movable[], shift: Shift): WishedPlace[] =>
  rows.map((row) => ({ ID: row.ID, Version: row.Version, ...shifted(row, shift) }))

interface PlanRow extends Place {
  readonly ID: number
  readonly Version: number
  readonly CourseCode: string
  readonly Year: number
  readonly RunNumber: number
  readonly CourseName: Trilingual
  readonly ClassRoomCode: string | null
  readonly ClassRoomName: Trilingual | null
  readonly Place: string
}

export const movableOf = (row: PlanRow): Movable => ({
  ID: row.ID,
  Version: row.Version,
  Code: codeOfRow(row),
  CourseName: row.CourseName,
  StartDate: row.StartDate,
  EndDate: row.EndDate,
  ClassRoomID: row.ClassRoomID,
  ClassRoomCode: row.ClassRoomCode,
  ClassRoomName: row.ClassRoomName,
  isAtAcademy: row.Place === 'academy',
})
