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
import { roomCodeUsed, roomInUse } from './refusals.ts'

const named = z.object({ ID: z.int(), Name: trilingualReply }).meta({ id: 'Named' })

const roomReply = z.object({
  ID: z.int(),
  Code: codeReply(),
  Name: trilingualReply,
  RoomTypeID: z.int().nullable(),
  RoomTypeName: trilingualReply.nullable(),
  Capacity: z.int(),
  Building: z.string(),
  Floor: z.string(),
  DayPrice: moneyReply,
  Facilities: z.array(named),
  IsActive: z.boolean(),
  Version: z.int(),
  Actions: z.array(z.enum(['editRoom', 'deleteRoom'])),
})

/** What a room's form sends. */
export const roomFields = z.strictObject({
  Code: code(30),
  Name: trilingual(120),
  RoomTypeID: id().nullable(),
  Capacity: z.int({ error: 'notANumber' }).min(1, 'tooSmall').max(5000, 'tooLarge'),
  Building: optionalLine(80),
  Floor: optionalLine(40),
  DayPrice: money(),
  FacilityIDs: z.array(id()).max(50, tooMany),
  IsActive: z.boolean(),
})

export const getRooms = call({
  method: 'GET',
  path: '/api/Room/GetRooms',
  who: 'roomKeepers',
  effect: 'reads',
  summary: 'Lists rooms with their facilities.',
  ...list({
    row: roomReply,
    orders: ['Code', 'Name', 'Capacity', 'Building'],
    first: 'Code',
    filters: {
      RoomTypeID: queryId(),
      FacilityID: queryId(),
      MinCapacity: queryNumber(1, 5000),
      IsActive: queryFlag(),
    },
  }),
  refusals: [],
})

export const getRoom = call({
  method: 'GET',
  path: '/api/Room/GetRoom',
  who: 'roomKeepers',
  effect: 'reads',
  summary: 'One room with its facilities.',
  query: byId,
  reply: roomReply,
  refusals: [],
})

/** Facilities and room types to choose from, in one reply. */
export const getRoomChoices = call({
  method: 'GET',
  path: '/api/Room/GetRoomChoices',
  who: 'roomKeepers',
  effect: 'reads',
  summary: 'The active room types and facilities that a room may have.',
  reply: z.object({ RoomTypes: z.array(named), Facilities: z.array(named) }),
  refusals: [],
})

export const addRoom = call({
  method: 'POST',
  path: '/api/Room/AddRoom',
  who: 'roomKeepers',
  effect: 'writes',
  summary: 'Adds a room.',
  body: roomFields,
  reply: savedReply,
  refusals: [roomCodeUsed],
})

export const editRoom = call({
  method: 'PUT',
  path: '/api/Room/UpdateRoom',
  who: 'roomKeepers',
  effect: 'writes',
  summary: 'Changes a room.',
  query: byId,
  body: roomFields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [roomCodeUsed, changedMeanwhile],
})

export const deleteRoom = call({
  method: 'DELETE',
  path: '/api/Room/DeleteRoom',
  who: 'roomKeepers',
  effect: 'writes',
  summary: 'Deletes a room that nothing refers to; one in use is set inactive instead.',
  query: byId,
  reply: doneReply,
  refusals: [roomInUse],
})
