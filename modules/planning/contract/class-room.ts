import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  givenCode,
  id,
  money,
  moneyReply,
  optionalLine,
  queryFlag,
  queryId,
  queryNumber,
  savedReply,
  timeOfDay,
  tooMany,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { classRoomCodeUsed, classRoomInUse, setupTooLong } from './refusals.ts'

const named = z.object({ ID: z.int(), Name: trilingualReply }).meta({ id: 'Named' })

const whole = (min: number, max: number) => z.int({ error: 'notANumber' }).min(min, 'tooSmall').max(max, 'tooLarge')
const once = (facilities: readonly { FacilityID: number }[]) =>
  new Set(facilities.map((each) => each.FacilityID)).size === facilities.length

const classRoomReply = z.object({
  ID: z.int(),
  Code: codeReply(),
  Name: trilingualReply,
  KindID: z.int().nullable(),
  KindName: trilingualReply.nullable(),
  Capacity: z.int(),
  Building: z.string(),
  Floor: z.string(),
  DayPrice: moneyReply,
  /** Minutes that it needs before each session. */
  SetupMinutes: z.int(),
  /** Between which times of day it may be booked; null at any. */
  BookableFrom: z.string().nullable(),
  BookableTo: z.string().nullable(),
  Facilities: z.array(named.extend({ Quantity: z.int() })),
  Photos: z.array(z.object({ ID: z.int(), Name: z.string(), Size: z.int() })),
  IsActive: z.boolean(),
  Version: z.int(),
  Actions: z.array(z.enum(['editClassRoom', 'deleteClassRoom'])),
})

/** The upload field of its photos. */
export const classRoomPhotoField = 'classRoomPhoto'

const fields = {
  Code: givenCode(30),
  Name: trilingual(120),
  KindID: id().nullable(),
  Capacity: whole(1, 5000),
  Building: optionalLine(80),
  Floor: optionalLine(40),
  DayPrice: money(),
  SetupMinutes: whole(0, 240),
  BookableFrom: timeOfDay().nullable(),
  BookableTo: timeOfDay().nullable(),
  Facilities: z
    .array(z.strictObject({ FacilityID: id(), Quantity: whole(1, 999) }))
    .max(50, tooMany)
    .refine(once, 'alreadyUsed'),
  PhotoIDs: z.array(id()).max(8, tooMany),
  IsActive: z.boolean(),
}

type Hours = { readonly BookableFrom: string | null; readonly BookableTo: string | null }
const bothHours = (value: Hours) => (value.BookableFrom === null) === (value.BookableTo === null)
const inOrder = ({ BookableFrom, BookableTo }: Hours) =>
  BookableFrom === null || BookableTo === null || BookableTo > BookableFrom
const atEnd = (error: string) => ({ path: ['BookableTo'], error })

/** What a class room's form sends. */
export const classRoomFields = z
  .strictObject(fields)
  .refine(bothHours, atEnd('required'))
  .refine(inOrder, atEnd('endBeforeStart'))
const changedClassRoomFields = z
  .strictObject({ ...fields, Version: version() })
  .refine(bothHours, atEnd('required'))
  .refine(inOrder, atEnd('endBeforeStart'))

export const getClassRooms = call({
  method: 'GET',
  path: '/api/ClassRoom/GetClassRooms',
  who: 'classRoomKeepers',
  effect: 'reads',
  summary: 'Lists class rooms with their equipment and photos.',
  ...list({
    row: classRoomReply,
    orders: ['Code', 'Name', 'Capacity', 'Building'],
    first: 'Code',
    filters: {
      ID: queryId(),
      KindID: queryId(),
      FacilityID: queryId(),
      MinCapacity: queryNumber(1, 5000),
      IsActive: queryFlag(),
    },
  }),
  refusals: [],
})

export const getClassRoom = call({
  method: 'GET',
  path: '/api/ClassRoom/GetClassRoom',
  who: 'classRoomKeepers',
  effect: 'reads',
  summary: 'One class room with its equipment and photos.',
  query: byId,
  reply: classRoomReply,
  refusals: [],
})

/** Equipment and kinds to choose from, in one reply. */
export const getClassRoomChoices = call({
  method: 'GET',
  path: '/api/ClassRoom/GetClassRoomChoices',
  who: 'classRoomKeepers',
  effect: 'reads',
  summary: 'The active kinds of class rooms and the equipment that one may have.',
  reply: z.object({ Kinds: z.array(named), Facilities: z.array(named) }),
  refusals: [],
})

export const addClassRoom = call({
  method: 'POST',
  path: '/api/ClassRoom/AddClassRoom',
  who: 'classRoomKeepers',
  effect: 'writes',
  summary: 'Adds a classRoom.',
  body: classRoomFields,
  reply: savedReply,
  refusals: [classRoomCodeUsed, fileNotFound, fileTaken],
})

export const editClassRoom = call({
  method: 'PUT',
  path: '/api/ClassRoom/UpdateClassRoom',
  who: 'classRoomKeepers',
  effect: 'writes',
  summary: 'Changes a classRoom.',
  query: byId,
  body: changedClassRoomFields,
  reply: savedReply,
  refusals: [classRoomCodeUsed, setupTooLong, fileNotFound, fileTaken, changedMeanwhile],
})

export const deleteClassRoom = call({
  method: 'DELETE',
  path: '/api/ClassRoom/DeleteClassRoom',
  who: 'classRoomKeepers',
  effect: 'writes',
  summary: 'Deletes a class room that nothing refers to; one in use is set inactive instead.',
  query: byId,
  reply: doneReply,
  refusals: [classRoomInUse],
})

/** The class rooms that are offered for a course, and those that are not, with what they lack. */
export const offeredClassRooms = z.object({
  Offered: z.array(
    z.object({
      ID: z.int(),
      Code: z.string(),
      Name: trilingualReply,
      Capacity: z.int(),
      BusySessions: z.int(),
      /** The plan row, by its code, that has it at one of these times and is not decided yet. */
      HeldBy: z.string().nullable(),
    }),
  ),
  NotOffered: z.array(
    z.object({
      ID: z.int(),
      Code: z.string(),
      Name: trilingualReply,
      Lacks: z.array(z.object({ Name: trilingualReply, Needed: z.int(), Has: z.int() })),
    }),
  ),
})

export const getClassRoomsForCourse = call({
  method: 'GET',
  path: '/api/ClassRoom/GetClassRoomsForCourse',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'The class rooms that have what a course needs, and what the others lack.',
  query: z.strictObject({ courseID: queryId() }),
  reply: offeredClassRooms,
  refusals: [],
})
