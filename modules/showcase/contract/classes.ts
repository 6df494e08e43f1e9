import * as z from 'zod'
import { places } from '#modules/classes/contract/class-shapes.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { byId, moneyReply, queryId, trilingualReply } from '#platform/shared/shapes.ts'

const publicClass = z
  .object({
    ID: z.int(),
    Code: codeReply(),
    StartDate: dayReply(),
    EndDate: dayReply(),
    Hours: z.int(),
    Days: z.int(),
    Place: z.enum(places),
    ClassRoomName: trilingualReply.nullable(),
    LanguageName: trilingualReply,
    Fee: moneyReply,
    /** 0: it is full, and whoever registers waits. */
    SeatsLeft: z.int(),
  })
  .meta({ id: 'PublicClass' })

export const getPublicClasses = call({
  method: 'GET',
  path: '/api/Catalogue/GetClasses',
  who: 'anonymous',
  effect: 'reads',
  summary: 'The classes of a course on offer that anybody may register to.',
  ...list({
    row: publicClass,
    orders: ['StartDate'],
    first: 'StartDate',
    filters: {},
    always: { CourseID: queryId() },
  }),
  refusals: [],
})

export const getPublicClass = call({
  method: 'GET',
  path: '/api/Catalogue/GetClass',
  who: 'anonymous',
  effect: 'reads',
  summary: 'A class that anybody may register to, with its sessions and what its course is about.',
  query: byId,
  reply: publicClass
    .extend({
      CourseID: z.int(),
      CourseCode: codeReply(),
      CourseName: trilingualReply,
      CategoryName: trilingualReply.nullable(),
      LevelName: trilingualReply.nullable(),
      ImageID: z.int().nullable(),
      /** One objective a line. */
      Objectives: trilingualReply,
      Prerequisite: trilingualReply,
      Prerequisites: z.array(z.object({ Code: z.string(), Name: trilingualReply })),
      Sessions: z.array(z.object({ Day: z.iso.date(), StartsAt: z.string(), EndsAt: z.string() })),
    })
    .meta({ id: 'PublicClassWhole' }),
  refusals: [],
})
