import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { dayReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  byId,
  day,
  doneReply,
  id,
  money,
  moneyReply,
  queryId,
  queryNumber,
  savedReply,
  shortText,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { longestStay } from '../rules/stay.ts'
import { roomPriceOverlaps } from './refusals.ts'

const roomPriceReply = z
  .object({
    ID: z.int(),
    HotelID: z.int(),
    HotelName: trilingualReply,
    City: z.string(),
    RoomTypeID: z.int(),
    RoomTypeName: trilingualReply,
    Occupancy: z.int(),
    FirstNight: dayReply(),
    LastNight: dayReply(),
    Nights: z.int(),
    /** Of the whole room, a night. */
    Price: moneyReply,
    Version: z.int(),
    Actions: z.array(z.enum(['editRoomPrice', 'deleteRoomPrice'])),
  })
  .meta({ id: 'RoomPrice' })

const fields = z.strictObject({
  HotelID: id(),
  RoomTypeID: id(),
  FirstNight: day(),
  LastNight: day(),
  Price: money(),
})
const inOrder = (period: { readonly FirstNight: string; readonly LastNight: string }) =>
  period.LastNight >= period.FirstNight
const atLastNight = { path: ['LastNight'], error: 'endBeforeStart' }

/** What the form of a price sends. */
export const roomPriceFields = fields.refine(inOrder, atLastNight)

export const getRoomPrices = call({
  method: 'GET',
  path: '/api/RoomPrice/GetRoomPrices',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'Lists what rooms cost a night, by hotel, type and period.',
  ...list({
    row: roomPriceReply,
    orders: ['HotelName', 'FirstNight', 'LastNight'],
    first: '-FirstNight',
    filters: {
      HotelID: queryId(),
      RoomTypeID: queryId(),
      /** Those that hold in this night. */
      Night: day(),
      Currency: shortText(3, 'required').regex(/^[A-Z]{3}$/, 'required'),
    },
  }),
  refusals: [],
})

export const getStayPrice = call({
  method: 'GET',
  path: '/api/RoomPrice/GetStayPrice',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'What a room of a type costs night by night, each night at the price of its date.',
  query: z.strictObject({
    HotelID: queryId(),
    RoomTypeID: queryId(),
    FirstNight: day(),
    Nights: queryNumber(1, longestStay),
  }),
  reply: z.object({
    Nights: z.array(z.object({ Night: dayReply(), Price: moneyReply.nullable() })),
    /** One amount a currency. */
    Totals: z.array(moneyReply),
    /** Nights that have no price. */
    Unpriced: z.int(),
  }),
  refusals: [],
})

export const addRoomPrice = call({
  method: 'POST',
  path: '/api/RoomPrice/AddRoomPrice',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Says what a room of a type costs a night in a period; a night has one price.',
  body: roomPriceFields,
  reply: savedReply,
  refusals: [roomPriceOverlaps],
})

export const editRoomPrice = call({
  method: 'PUT',
  path: '/api/RoomPrice/UpdateRoomPrice',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Changes a price or its period.',
  query: byId,
  body: fields.extend({ Version: version() }).refine(inOrder, atLastNight),
  reply: savedReply,
  refusals: [roomPriceOverlaps, changedMeanwhile],
})

export const deleteRoomPrice = call({
  method: 'DELETE',
  path: '/api/RoomPrice/DeleteRoomPrice',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Deletes a price; its nights have none from then on.',
  query: byId,
  reply: doneReply,
  refusals: [],
})
