import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { byId, instant, queryFlag, trilingualReply } from '#platform/shared/shapes.ts'
import { staffRoles } from '../rules/staff.ts'
import { answers, classState, places, sessionReply } from './class-shapes.ts'

const group = '/api/CourseClass'

const ownClass = z.object({
  ID: z.int(),
  Code: codeReply(),
  CourseID: z.int(),
  /** As the class was sold with it. */
  CourseName: trilingualReply,
  StartDate: dayReply(),
  EndDate: dayReply(),
  Place: z.enum(places),
  ClassRoomCode: codeReply().nullable(),
  ClassRoomName: trilingualReply.nullable(),
  State: classState,
  /** When the first session that is not over begins. */
  NextSession: instant().nullable(),
})

export const getOwnClasses = call({
  method: 'GET',
  path: `${group}/GetOwnClasses`,
  who: 'traineeInstructor',
  effect: 'reads',
  summary:
    'The classes in which the caller takes part or did, or on whose staff the caller is; without those that are drafts. Without a sort those held now and to come stand first, the soonest at the top.',
  ...list({
    row: ownClass,
    orders: ['Nearest', 'StartDate', 'Code'],
    first: 'Nearest',
    filters: {
      State: classState,
      /** Not ended, cancelled or closed. */
      Live: queryFlag(),
    },
  }),
  refusals: [],
})

export const getOwnClass = call({
  method: 'GET',
  path: `${group}/GetOwnClass`,
  who: 'traineeInstructor',
  effect: 'reads',
  summary:
    'One of the caller’s own classes with its sessions and who teaches it; nothing of anybody else who takes part.',
  query: byId,
  reply: ownClass.extend({
    Language: z.string(),
    Hours: z.number(),
    CourseHours: z.int(),
    CoordinatorName: trilingualReply.nullable(),
    /** Where an online class meets; empty where it meets elsewhere or it is not known yet. */
    OnlineLink: z.string(),
    Sessions: z.array(sessionReply.omit({ Version: true, Actions: true })),
    /** Who leads it and assists; for its staff everybody on the staff. */
    Staff: z.array(z.object({ Name: trilingualReply, Role: z.enum(staffRoles) })),
    /** The caller’s own places on the staff and what they answered; none of a trainee. */
    Duties: z.array(z.object({ Role: z.enum(staffRoles), State: z.enum(answers) })),
  }),
  refusals: [],
})
