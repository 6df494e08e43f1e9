import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { declaredCalls } from '#apps/server/openapi.ts'
import { accommodationCalls } from '#modules/accommodation/contract/calls.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { competitionsCalls } from '#modules/competitions/contract/calls.ts'
import { diplomasCalls } from '#modules/diplomas/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { requestsCalls } from '#modules/requests/contract/calls.ts'
import type { Call } from '#platform/shared/call.ts'
import type { Asker } from '../asker.ts'
import { refusalOf, startTestServer, type TestServer } from '../server.ts'
import { courseWish } from '../stages/stage-request.ts'
import { anyTime, planRowOf, stageIds } from '../stages/stage-plan.ts'

/* No amount is kept in a currency that the academy has not: it could be neither shown by name nor turned into another. */

let server: TestServer
let nadia: Asker
beforeAll(async () => {
  server = await startTestServer()
  nadia = await server.as('nadia')
})
afterAll(() => server.close())

interface Kept {
  readonly add: Call
  readonly change: Call
  /** The amount's field in the body. */
  readonly field: string
  readonly body: object
  /** What a change does not bear. */
  readonly onlyNew?: readonly string[]
}

async function everyKept(): Promise<Kept[]> {
  const ids = await stageIds(server)
  const organization = await server.db.selectFrom('people.organization').select('id').executeTakeFirstOrThrow()
  const row = planRowOf(ids, '2029-02-04', { LeadInstructorID: null, ClassRoomID: null })
  const { StartDate, EndDate, Place, Language, MinTrainees, MaxTrainees, Notes } = row
  return [
    { add: planningCalls.add, change: planningCalls.edit, field: 'Fee', body: row },
    {
      add: classesCalls.add,
      change: classesCalls.edit,
      field: 'Fee',
      body: {
        StartDate,
        EndDate,
        Place,
        Language,
        MinTrainees,
        MaxTrainees,
        Notes,
        ClassRoomID: null,
        OrganizationID: null,
        CourseID: ids.SMS101,
        CourseClassSessions: [],
        CourseClassInstructors: [],
      },
      onlyNew: ['CourseID', 'CourseClassSessions', 'CourseClassInstructors'],
    },
    ...(['TraineeBudget', 'CourseBudget'] as const).map((field) => ({
      add: requestsCalls.add,
      change: requestsCalls.edit,
      field,
      body: { ...courseWish, Submit: false, OrganizationID: organization.id },
      onlyNew: ['Submit', 'OrganizationID', 'TraineeID'],
    })),
    {
      add: planningCalls.addClassRoom,
      change: planningCalls.editClassRoom,
      field: 'DayPrice',
      body: {
        Code: 'R-900',
        Name: { en: 'ClassRoom' },
        KindID: null,
        Capacity: 30,
        Building: '',
        Floor: '',
        ...anyTime,
        IsActive: true,
      },
    },
    {
      add: diplomasCalls.addDiploma,
      change: diplomasCalls.updateDiploma,
      field: 'Fee',
      body: {
        Code: 'DIP-900',
        Name: { en: 'Diploma' },
        LevelID: null,
        ImageID: null,
        Description: {},
        Objectives: {},
        Admission: {},
      },
    },
    {
      add: peopleCalls.addInstructor,
      change: peopleCalls.updateInstructor,
      field: 'DailyFee',
      body: {
        FullName: {
          ar: 'جديد',
          en: 'New',
        },
        Email: 'new.one@example.com',
        Mobile: '',
        IsExaminer: false,
        IsPracticalAssessor: false,
        StatusID: null,
        IndustrySectorID: null,
        Biography: {},
      },
    },
    {
      add: accommodationCalls.addRoomPrice,
      change: accommodationCalls.editRoomPrice,
      field: 'Price',
      body: { HotelID: 1, RoomTypeID: 1, FirstNight: '2035-01-01', LastNight: '2035-01-31' },
    },
    {
      add: catalogueCalls.addCourse,
      change: catalogueCalls.updateCourse,
      field: 'Fee',
      body: {
        Code: 'NEW-9',
        Name: {
          ar: 'جديدة',
          en: 'New',
        },
        CategoryID: null,
        LevelID: null,
        TypeIDs: [],
        InternalCode: '',
        AreaIDs: [],
        ImageID: null,
        HasAdmissionTest: false,
        PracticalPassPercent: null,
        PrerequisiteIDs: [],
        Languages: ['ar'],
        Hours: 10,
        Days: 2,
        MinTrainees: 4,
        MaxTrainees: 12,
        PassPercent: 60,
        AttendancePercent: 80,
        Objectives: {},
        Prerequisite: {},
        Content: {},
        IsPublished: false,
        Modules: [],
        EvaluationMeans: [],
        InstructorIDs: [],
      },
    },
    {
      add: competitionsCalls.addCompetition,
      change: competitionsCalls.updateCompetition,
      field: 'Fee',
      body: {
        CompetitionName: { en: 'Competition' },
        About: {},
        CourseID: ids.SMS101,
        EntriesDate: '2035-01-01',
        EntriesTime: '09:00',
        StartDate: '2035-02-01',
        StartTime: '09:00',
        EndDate: '2035-02-01',
        EndTime: '12:00',
        Minutes: 60,
      },
    },
  ]
}

/** Sends the body with an amount in this currency. */
const sending = (call: Call, input: object, { field, body }: Kept, Currency: string, more: object = {}) =>
  nadia.send(call as typeof planningCalls.addClassRoom, {
    ...input,
    body: { ...body, [field]: { Minor: 1000, Currency }, ...more } as never,
  })

test('an amount in a currency that is not kept is refused at its field, when it is added and when it is changed', async () => {
  for (const kept of await everyKept()) {
    const unknown = { status: 400, code: 'invalidInput', fields: [{ path: kept.field, code: 'unknownCurrency' }] }
    expect(await refusalOf(sending(kept.add, {}, kept, 'XXX')), kept.add.path).toMatchObject(unknown)
    const { ID, Version } = await sending(kept.add, {}, kept, 'EGP')
    const body = Object.fromEntries(Object.entries(kept.body).filter(([name]) => !(kept.onlyNew ?? []).includes(name)))
    const change = (currency: string) => sending(kept.change, { ID }, { ...kept, body }, currency, { Version })
    expect(await refusalOf(change('XXX')), kept.change.path).toMatchObject(unknown)
    expect((await change('USD')).ID, kept.change.path).toBe(ID)
  }
})

test('every call that takes an amount is tried here', async () => {
  const tried = new Set((await everyKept()).flatMap((kept) => [kept.add.path, kept.change.path]))
  // Those of settings are tried by testing/settings, one by one; entries of lists, which have amounts or none, by lookups.test.ts.
  const takes = declaredCalls()
    .filter(({ module }) => module !== 'settings' && module !== 'lookups')
    .flatMap(({ calls }) => Object.values(calls))
    .filter(
      (call) =>
        // A version of a proposal is written on a request under costing: tried by modules/requests.
        // Costs are written about what is there: tried by modules/costing.
        ![
          '/api/CourseRequest/WriteProposal',
          '/api/Costing/SaveCostSheet',
          '/api/AnnualPlan/SaveAnnualPlanCosting',
        ].includes(call.path) &&
        call.body &&
        /"Currency":\{/.test(JSON.stringify(z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }))),
    )
    .map((call) => call.path)
  expect(takes.toSorted()).toEqual([...tried].toSorted())
})
