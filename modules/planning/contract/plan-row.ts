import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import { byId, day, instant, queryFlag, queryId, queryNumber, trilingualReply } from '#platform/shared/shapes.ts'
import { offeredClassRooms } from './class-room.ts'
import {
  candidateReply,
  planInstructorReply,
  planRowReply,
  planState,
  previewFields,
  timetableReply,
} from './plan-shapes.ts'
import { planTasks } from '../rules/plan-tasks.ts'

export const getPlanRows = call({
  method: 'GET',
  path: '/api/AnnualPlan/GetPlanRows',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'Lists the rows of the annual plan.',
  ...list({
    row: planRowReply,
    orders: ['StartDate', 'CourseCode', 'State', 'Priority'],
    first: 'StartDate',
    filters: {
      ID: queryId(),
      Year: queryNumber(2000, 2200),
      /** The rows of this scenario and those of its year that have a class; left out, the active plan. */
      ScenarioID: queryId(),
      State: planState,
      /** Rows that wait for this. */
      Task: z.enum(planTasks),
      CourseID: queryId(),
      ClassRoomID: queryId(),
      /** Rows that want any class room of this kind. */
      ClassRoomKindID: queryId(),
      InstructorID: queryId(),
      CoordinatorID: queryId(),
      From: day(),
      To: day(),
      /** Rows without anybody to lead them. */
      NeedsInstructor: queryFlag(),
      /** Rows that this actor coordinates. */
      Mine: queryFlag(),
      /** Rows that anybody may be told of, as campaigns and adverts take them: decided, for nobody alone, and begun after this day. */
      OpenAfter: day(),
    },
  }),
  refusals: [],
})

export const getPlanRow = call({
  method: 'GET',
  path: '/api/AnnualPlan/GetPlanRow',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'One row with its sessions, clashes, instructors and history.',
  query: byId,
  reply: planRowReply.extend({
    Notes: z.string(),
    StateReason: z.string().nullable(),
    WaiverReason: z.string().nullable(),
    Timetable: timetableReply,
    History: z.array(
      z.object({
        ID: z.int(),
        At: instant(),
        By: z.string().nullable(),
        Kind: z.string(),
        Why: z.string().nullable(),
        Data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      }),
    ),
  }),
  refusals: [],
})

/** `reads`: nothing is stored, though it comes by POST for its body. */
export const previewPlanRow = call({
  method: 'POST',
  path: '/api/AnnualPlan/PreviewPlanRow',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'The sessions that a pattern gives, what they clash with, and class rooms and instructors ranked for them.',
  body: previewFields,
  reply: timetableReply.extend({
    ClassRooms: offeredClassRooms,
    Instructors: z.array(candidateReply),
  }),
  refusals: [],
  perSecond: 5,
})

export const getPlanCoordinators = call({
  method: 'GET',
  path: '/api/AnnualPlan/GetPlanCoordinators',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'Who may coordinate rows of the plan, by name.',
  reply: z.array(z.object({ ID: z.int(), Name: trilingualReply })),
  refusals: [],
})

export const getPlanOverview = call({
  method: 'GET',
  path: '/api/AnnualPlan/GetPlanOverview',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary:
    'How many rows of a year stand in each state and which begin next, and what waits for somebody, of all years.',
  query: z.strictObject({
    Year: queryNumber(2000, 2200),
    /** States, months and what begins next are those of this scenario. */
    ScenarioID: queryId().optional(),
  }),
  reply: z.object({
    States: z.array(z.object({ State: planState, Count: z.int() })),
    Months: z.array(z.object({ Month: z.int(), Rows: z.int(), Seats: z.int() })),
    /** Over all years: in autumn it is next year's rows that wait. */
    Tasks: z.array(z.object({ Task: z.enum(planTasks), Count: z.int() })),
    Next: z.array(planRowReply),
  }),
  refusals: [],
})

export const getSubstitutes = call({
  method: 'GET',
  path: '/api/AnnualPlan/GetSubstitutes',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'Who could teach the row instead, best first, and why.',
  query: byId,
  reply: z.object({ Candidates: z.array(candidateReply), Rejected: z.array(planInstructorReply) }),
  refusals: [],
})
