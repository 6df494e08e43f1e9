import type { Output } from '#platform/shared/call.ts'
import type { Money } from '#platform/shared/values/money.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { costingCalls } from '../../../contract/calls.ts'
import { figuresOf, type Figures } from '../../../rules/figures.ts'
import { repriced } from '../../../rules/what-if.ts'
import { costsOf } from '../sheet/costs.ts'

export type Row = Output<typeof costingCalls.getPlanCosting>['Items'][number]
type Choices = Output<typeof costingCalls.getCostChoices>
type Instructor = Choices['Instructors'][number]
type ClassRoom = Choices['ClassRooms'][number]

/** What is tried out of a row: only what differs from what is stored. */
export interface Trial {
  readonly row: Row
  readonly trainees?: number
  readonly fee?: Money
  /** Null: nobody is to lead it. */
  readonly instructor?: Instructor | null
  readonly classRoom?: ClassRoom | null
}

/** The same with some of it changed; what equals what is stored is left out, and a trial that says nothing is null. */
export function tried(trial: Trial, change: Omit<Trial, 'row'>): Trial | null {
  const { row, ...all } = { ...trial, ...change }
  const same = {
    trainees: all.trainees === row.ExpectedTrainees,
    fee: all.fee?.Minor === row.Fee.Minor && all.fee.Currency === row.Fee.Currency,
    instructor: all.instructor !== undefined && (all.instructor?.ID ?? null) === row.LeadInstructorID,
    classRoom: all.classRoom !== undefined && (all.classRoom?.ID ?? null) === row.ClassRoomID,
  }
  const left = Object.entries(all).filter(([key, value]) => value !== undefined && !same[key as keyof typeof same])
  return left.length === 0 ? null : ({ row, ...Object.fromEntries(left) } as Trial)
}

/** Numbers that are still being typed are no trial yet: they can neither be reckoned with nor saved. */
export const isWhole = ({ trainees, fee }: Trial): boolean =>
  (trainees === undefined || (Number.isInteger(trainees) && trainees >= 0 && trainees <= 5000)) &&
  (fee === undefined || (Number.isInteger(fee.Minor) && fee.Minor >= 0 && fee.Minor <= 2_000_000_000))

/** The figures of a row as it would be; by the same rules as the server’s. `pick` chooses a name’s language. */
export function figuresOfTrial(row: Row, trial: Trial | undefined, pick: (name: Trilingual) => string): Figures {
  if (!trial || !isWhole(trial)) return row.Figures
  const costs = costsOf(row)
  let lines = row.Lines
  if (trial.instructor)
    lines = repriced(lines, {
      kind: 'instructorDays',
      unit: trial.instructor.DailyFee,
      note: pick(trial.instructor.Name),
    })
  if (trial.classRoom)
    lines = repriced(lines, { kind: 'roomDays', unit: trial.classRoom.DayPrice, note: pick(trial.classRoom.Name) })
  return figuresOf(
    { ...costs, lines },
    { trainees: trial.trainees ?? row.ExpectedTrainees, price: trial.fee ?? row.Fee, billedFor: row.ExpectedTrainees },
  )
}

/** What is sent to store a trial. */
export const toStore = ({ row, trainees, fee, instructor, classRoom }: Trial) => ({
  ID: row.ID,
  Version: row.Version,
  SheetVersion: row.SheetVersion,
  ExpectedTrainees: trainees ?? row.ExpectedTrainees,
  Fee: fee ?? row.Fee,
  LeadInstructorID: instructor === undefined ? row.LeadInstructorID : (instructor?.ID ?? null),
  ClassRoomID: classRoom === undefined ? row.ClassRoomID : (classRoom?.ID ?? null),
})
