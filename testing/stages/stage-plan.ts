import { addDays } from '#platform/shared/values/dates.ts'
import type { Argument, Output } from '#platform/shared/call.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import type { Asker } from '../asker.ts'
import type { TestServer } from '../server.ts'

type PlanRow = Argument<typeof planningCalls.add>['body']

/** Ids of the cast's courses, class rooms and instructors by their codes: `ids.SMS101`, `ids.R101`, `ids.omar`. */
export async function stageIds(server: TestServer) {
  const courses = await server.db.selectFrom('catalogue.course').select(['id', 'code']).execute()
  const classRooms = await server.db.selectFrom('planning.class_room').select(['id', 'code']).execute()
  const people = await server.db.selectFrom('people.instructor').select(['id', 'code']).execute()
  const of = (rows: { id: number; code: string }[], code: string) => rows.find((row) => row.code === code)!.id
  return {
    SMS101: of(courses, 'SMS-101'),
    SEC201: of(courses, 'SEC-201'),
    GHO110: of(courses, 'GHO-110'),
    R101: of(classRooms, 'R-101'),
    R102: of(classRooms, 'R-102'),
    omar: of(people, 'I-0001'),
    salma: of(people, 'I-0002'),
    karim: of(people, 'I-0003'),
  }
}
type Ids = Awaited<ReturnType<typeof stageIds>>

/** A week of SMS-101 from a Sunday, in R-101 with omar: 25 hours, five mornings. */
export const planRowOf = (ids: Ids, startsOn: string, change: Partial<PlanRow> = {}): PlanRow => ({
  CourseID: ids.SMS101,
  Title: {},
  StartDate: startsOn,
  EndDate: addDays(startsOn, 4),
  Hours: 25,
  Weekdays: [0, 1, 2, 3, 4],
  StartTime: '09:00',
  EndTime: '14:00',
  OnHolidays: false,
  Language: 'ar',
  Place: 'academy',
  ClassRoomID: ids.R101,
  LeadInstructorID: ids.omar,
  BackupInstructorID: null,
  MinTrainees: 6,
  MaxTrainees: 20,
  ExpectedTrainees: 15,
  Fee: { Minor: 60_000, Currency: 'USD' },
  OrganizationID: null,
  Priority: 0,
  Notes: '',
  ...change,
})

const chosen = async (asker: Asker, ID: number) => {
  const { Version } = await asker.send(planningCalls.getPlanRow, { ID })
  return { body: { Rows: [{ ID, Version }] } }
}

export interface Planners {
  readonly huda: Asker
  readonly nadia: Asker
}

/** A row that is proposed and approved, so that its instructors are asked. Gives its id. */
export async function approvedRow({ huda, nadia }: Planners, body: PlanRow): Promise<number> {
  const { ID } = await huda.send(planningCalls.add, { body })
  await huda.send(planningCalls.propose, await chosen(huda, ID))
  await nadia.send(planningCalls.approve, await chosen(nadia, ID))
  return ID
}

/**
 * The class of a row: approved, accepted by its lead, confirmed. `after`: what the administrator makes of the row between
 * the two.
 */
export async function stagedClass(
  planners: Planners,
  lead: Asker,
  body: PlanRow,
  after: Partial<PlanRow> = {},
): Promise<Output<typeof classesCalls.makeFromPlan> & { readonly planRowId: number }> {
  const planRowId = await approvedRow(planners, body)
  await lead.send(planningCalls.accept, { ID: planRowId })
  if (Object.keys(after).length > 0) {
    const { Version } = await planners.nadia.send(planningCalls.getPlanRow, { ID: planRowId })
    await planners.nadia.send(planningCalls.edit, { ID: planRowId, body: { ...body, ...after, Version } })
  }
  const made = await planners.huda.send(classesCalls.makeFromPlan, { annualPlanID: planRowId })
  return { ...made, planRowId }
}
