import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import { id, moneyReply, queryFlag, queryId, trilingualReply, version } from '#platform/shared/shapes.ts'
import { moveRefusals, roomFull, roomMixed, roomOfAnotherKind } from '../refusals.ts'
import { movedReply, registrationRow } from '../shapes.ts'

export const roomingRow = registrationRow
  .pick({
    ID: true,
    Code: true,
    Version: true,
    TraineeName: true,
    OrganizationName: true,
    RoomTypeName: true,
    Nights: true,
  })
  .extend({
    /** The number of the room in the class's list; null: in none. */
    Room: z.int().nullable(),
    Gender: z.enum(['male', 'female']).nullable(),
    HotelName: trilingualReply.nullable(),
    /** How many share a room of the type. */
    Occupancy: z.int().nullable(),
    /** What this person pays of the room in the nights, one amount a currency; null while hotel, type or nights are not known. */
    Share: z.array(moneyReply).nullable(),
    /** Nights without a price. */
    Unpriced: z.int(),
  })
  .meta({ id: 'RoomingRow' })

export const getRooming = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetRooming',
  who: 'reviewers',
  effect: 'reads',
  summary: 'Who of a class asked for a room, with whom they share it and what they pay of it.',
  ...list({
    row: roomingRow,
    orders: ['Room', 'TraineeName'],
    first: 'Room',
    filters: {
      ClassID: queryId(),
      /** Those in no room yet: true; in one: false. */
      WithoutRoom: queryFlag(),
    },
  }),
  refusals: [],
})

export const countRooming = call({
  method: 'GET',
  path: '/api/CourseRegistration/CountRooming',
  who: 'reviewers',
  effect: 'reads',
  summary: 'How many people of a class asked for a room, how many rooms they have, and how many are in none.',
  query: z.strictObject({ ClassID: queryId() }),
  reply: z.object({ Guests: z.int(), Rooms: z.int(), WithoutRoom: z.int() }),
  refusals: [],
})

export const pairRooms = call({
  method: 'POST',
  path: '/api/CourseRegistration/PairRooms',
  who: 'reviewers',
  effect: 'writes',
  summary:
    'Gives rooms to those of a class who are in none: by gender, hotel and type, organizations together where it works out.',
  body: z.strictObject({ ClassID: id() }),
  reply: z.object({ Paired: z.int(), WithoutRoom: z.int() }),
  refusals: [],
})

export const assignRoom = call({
  method: 'POST',
  path: '/api/CourseRegistration/AssignRoom',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Puts somebody into a room of the class’s list, or out of one (null).',
  body: z.strictObject({
    ID: id(),
    Version: version(),
    Room: z.int('notANumber').min(1, 'tooSmall').max(999, 'tooLarge').nullable(),
  }),
  reply: movedReply,
  refusals: [...moveRefusals, roomFull, roomMixed, roomOfAnotherKind],
})
