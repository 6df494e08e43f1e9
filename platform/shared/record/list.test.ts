import * as z from 'zod'
import { expect, test } from 'vitest'
import { call } from '../call.ts'
import {
  choicesOf,
  codeReply,
  dayReply,
  filtersOf,
  isFlag,
  list,
  lookOf,
  ordersOf,
  percentReply,
  rowOf,
} from './list.ts'
import { day, instant, moneyReply, queryFlag, queryId, queryNumber, trilingualReply } from '../shapes.ts'

const rooms = call({
  method: 'GET',
  path: '/api/Room/GetRooms',
  who: 'all',
  effect: 'reads',
  summary: '',
  ...list({
    row: z.object({
      ID: z.int(),
      Code: codeReply(),
      Name: trilingualReply.nullable(),
      Price: moneyReply,
      Share: percentReply().nullable(),
      Since: dayReply().nullable(),
      At: instant(),
      Kind: z.enum(['a', 'b']),
      IsActive: z.boolean(),
      Note: z.string().optional(),
      Facilities: z.array(z.string()),
    }),
    orders: ['Code', 'Name'],
    first: '-Code',
    filters: {
      Kind: z.enum(['a', 'b']),
      IsActive: queryFlag(),
      BuildingID: queryId(),
      Year: queryNumber(1, 9),
      From: day(),
    },
  }),
  refusals: [],
})

test('the shape of a field says how it is shown', () => {
  const looks = Object.fromEntries(Object.entries(rowOf(rooms)).map(([field, shape]) => [field, lookOf(shape)]))
  expect(looks).toEqual({
    ID: 'number',
    Code: 'code',
    Name: 'trilingual',
    Price: 'money',
    Share: 'percent',
    Since: 'day',
    At: 'instant',
    Kind: 'choice',
    IsActive: 'flag',
    Note: 'text',
    Facilities: null,
  })
})

test('filters say what they are, and may all be left out; the order is the first where none is asked for', () => {
  const filters = filtersOf(rooms)
  expect(choicesOf(filters['Kind']!)).toEqual(['a', 'b'])
  expect([isFlag(filters['IsActive']!), isFlag(filters['BuildingID']!)]).toEqual([true, false])
  expect(['From', 'BuildingID', 'Year', 'Kind'].map((key) => lookOf(filters[key]!))).toEqual([
    'text',
    'number',
    'number',
    'choice',
  ])
  expect(ordersOf(rooms)).toEqual({ orders: new Set(['Code', 'Name']), first: '-Code' })
  expect(rooms.query!.parse({})).toEqual({ pageNum: 1, pageSize: 20, sort: '-Code' })
  expect(rooms.query!.safeParse({ sort: 'Kind' }).success).toBe(false)
})
