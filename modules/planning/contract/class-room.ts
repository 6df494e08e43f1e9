import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  byId,
  code,
  doneReply,
  id,
  money,
  moneyReply,
  optionalLine,
  queryFlag,
  queryId,
  queryNumber,
  savedReply,
  trilingual,
  trilingualReply,
  version,
  tooMany,
} from '#platform/shared/shapes.ts'
import { classRoomCodeUsed, classRoomInUse } from './refusals.ts'

const named = z.object({ ID: z.int(), Name: trilingualReply }).meta({ id: 'Named' })

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
  Facilities: z.array(named),
  IsActive: z.boolean(),
  Version: z.int(),
  Actions: z.array(z.enum(['editClassRoom', 'deleteClassRoom'])),
})

/** What a class room's form sends. */
export const classRoomFields = z.strictObject({
  Code: code(30),
  Name: trilingual(120),
  KindID: id().nullable(),
  Capacity: z.int({ error: 'notANumber' }).min(1, 'tooSmall').max(5000, 'tooLarge'),
  Building: optionalLine(80),
  Floor: optionalLine(40),
  DayPrice: money(),
  FacilityIDs: z.array(id()).max(50, tooMany),
  IsActive: z.boolean(),
})

export const getClassRooms = call({
  method: 'GET',
  path: '/api/ClassRoom/GetClassRooms',
  who: 'classRoomKeepers',
  effect: 'reads',
  summary: 'Lists class rooms with their facilities.',
  ...list({
    row: classRoomReply,
    orders: ['Code', 'Name', 'Capacity', 'Building'],
    first: 'Code',
    filters: {
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
  summary: 'One class room with its facilities.',
  query: byId,
  reply: classRoomReply,
  refusals: [],
})

/** Facilities and class room types to choose from, in one reply. */
export const getClassRoomChoices = call({
  method: 'GET',
  path: '/api/ClassRoom/GetClassRoomChoices',
  who: 'classRoomKeepers',
  effect: 'reads',
  summary: 'The active class room types and facilities that a class room may have.',
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
  refusals: [classRoomCodeUsed],
})

export const editClassRoom = call({
  method: 'PUT',
  path: '/api/ClassRoom/UpdateClassRoom',
  who: 'classRoomKeepers',
  effect: 'writes',
  summary: 'Changes a classRoom.',
  query: byId,
  body: classRoomFields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [classRoomCodeUsed, changedMeanwhile],
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
