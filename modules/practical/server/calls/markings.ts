import type { Handler } from '#platform/server/handler.ts'
import type { practicalCalls as calls } from '../../contract/calls.ts'
import type { SheetKind } from '../../rules/sheets.ts'
import * as acts from '../acts/markings.ts'

interface Named {
  readonly CourseClassID: number
  readonly TraineeID: number
  readonly Kind: SheetKind
}
const wanted = ({ CourseClassID, TraineeID, Kind }: Named) => ({
  classId: CourseClassID,
  traineeId: TraineeID,
  kind: Kind,
})

export const saveTraineePractical: Handler<typeof calls.saveTraineePractical> = (asked) =>
  acts.saveDegrees(asked, wanted(asked.body), asked.body.Degrees)

export const signPractical: Handler<typeof calls.signPractical> = (asked) =>
  acts.sign(asked, wanted(asked.body), asked.body.IsAbsent)

export const withdrawPracticalSignature: Handler<typeof calls.withdrawPracticalSignature> = (asked) =>
  acts.withdraw(asked, asked.body)
