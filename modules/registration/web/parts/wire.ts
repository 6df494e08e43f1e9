import type { Output } from '#platform/shared/call.ts'
import type { registrationCalls as calls } from '../../contract/calls.ts'
import { academyTasks, type Task } from '../../rules/tasks.ts'

/** A registration in a list, and with everything around it. */
export type RegistrationRow = Output<typeof calls.getRegistrations>['Items'][number]
export type Registration = Output<typeof calls.getRegistration>
export type UpcomingClass = Output<typeof calls.getUpcoming>['Items'][number]
export type ClassRow = Output<typeof calls.getRegistrationClasses>['Items'][number]
export type Mandatory = Output<typeof calls.getMandatoryData>

/** The four tracks of a row, as the rules take them. */
export const tracksOf = (row: RegistrationRow) => ({
  main: row.Main,
  visa: row.Visa,
  money: row.Money,
  travel: row.Travel,
  hasSeat: row.HasSeat,
  placeAsked: row.PlaceAsked,
  takenOver: row.TakenOver,
  proofWaits: row.Waits.some(({ Task }) => Task === 'verifyPayment'),
})

/** Since when the row waits for what its list is about, else for the academy; of what waits for nobody, since it came. */
export function waitsSince({ Waits, SubmittedAt }: RegistrationRow, only?: readonly Task[]): string | null {
  const asked: readonly string[] = only ?? academyTasks
  return Waits.find(({ Task }) => asked.includes(Task))?.Since ?? SubmittedAt
}
