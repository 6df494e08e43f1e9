import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  id,
  optionalLine,
  queryFlag,
  queryId,
  savedReply,
  tooMany,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { roomNumberUsed } from './refusals.ts'

const roomReply = z
  .object({
    ID: z.int(),
    HotelID: z.int(),
    HotelName: trilingualReply,
    City: z.string(),
    /** Of one room; empty where it is an allotment of several. */
    Number: codeReply(),
    Count: z.int(),
    RoomTypeID: z.int(),
    RoomTypeName: trilingualReply,
    /** How many people find a bed: rooms by how many share one. */
    Beds: z.int(),
    Facilities: z.array(z.object({ ID: z.int(), Name: trilingualReply })),
    IsActive: z.boolean(),
    Version: z.int(),
    Actions: z.array(z.enum(['editRoom', 'deleteRoom'])),
  })
  .meta({ id: 'Room' })

const fields = z.strictObject({
  HotelID: id(),
  Number: optionalLine(20),
  /** How many rooms: one that has a number is one. */
  Count: z.int('notANumber').min(1, 'tooSmall').max(2000, 'tooLarge'),
  RoomTypeID: id(),
  FacilityIDs: z
    .array(id())
    .max(50, tooMany)
    .refine((ids) => new Set(ids).size === ids.length, 'alreadyUsed'),
  IsActive: z.boolean(),
})
type Counted = { readonly Number: string; readonly Count: number }
const oneWithNumber = ({ Number: number, Count }: Counted) => number === '' || Count === 1
const atCount = { path: ['Count'], error: 'tooLarge' }

const roomFields = fields.refine(oneWithNumber, atCount)

/** What a room's form holds: which of both it is decides whether it needs a number. */
export const roomKinds = ['room', 'allotment'] as const
export const roomForm = fields
  .extend({ Kind: z.enum(roomKinds) })
  .refine(({ Kind, Number: number }) => Kind === 'allotment' || number !== '', { path: ['Number'], error: 'required' })

export const getRooms = call({
  method: 'GET',
  path: '/api/Room/GetRooms',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'Lists the rooms and allotments of hotels and guest houses.',
  ...list({
    row: roomReply,
    orders: ['HotelName', 'Number', 'Count'],
    first: 'HotelName',
    filters: {
      HotelID: queryId(),
      RoomTypeID: queryId(),
      RoomFacilityID: queryId(),
      IsActive: queryFlag(),
    },
  }),
  refusals: [],
})

export const getRoom = call({
  method: 'GET',
  path: '/api/Room/GetRoom',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'One room or allotment with what it offers.',
  query: byId,
  reply: roomReply,
  refusals: [],
})

export const addRoom = call({
  method: 'POST',
  path: '/api/Room/AddRoom',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Adds a room with its number, or an allotment of several.',
  body: roomFields,
  reply: savedReply,
  refusals: [roomNumberUsed],
})

export const editRoom = call({
  method: 'PUT',
  path: '/api/Room/UpdateRoom',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Changes a room or an allotment.',
  query: byId,
  body: fields.extend({ Version: version() }).refine(oneWithNumber, atCount),
  reply: savedReply,
  refusals: [roomNumberUsed, changedMeanwhile],
})

export const deleteRoom = call({
  method: 'DELETE',
  path: '/api/Room/DeleteRoom',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Deletes a room or an allotment.',
  query: byId,
  reply: doneReply,
  refusals: [],
})
