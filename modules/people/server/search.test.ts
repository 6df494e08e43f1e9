import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTrainees } from '#database/seeds/world/people.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { traineeCalls } from '../contract/calls.ts'

/** The order of the names is that of the numbers. */
const inFour = (number: number) => String(number).padStart(4, '0')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await addTrainees(
    server.db,
    Array.from({ length: 2100 }, (_, at) => ({
      code: `MANY-${at + 1}`,
      names: { ar: `كثيرون ${inFour(at + 1)}`, en: `Many ${inFour(at + 1)}` },
      gender: 'male' as const,
      email: `many${at + 1}@x.example`,
      is_active: (at + 1) % 10 > 0,
    })),
  )
})
afterAll(() => server.close())

const search = async (query: object) => {
  const huda = await server.as('huda')
  const { Items, Total } = await huda.send(traineeCalls.listTrainees, { pageSize: 10, ...query } as never)
  return { codes: Items.map(({ Code }) => Code), Total }
}

test('a whole code is the one trainee, in any case; a part of it finds all that bear it', async () => {
  expect(await search({ search: 'many-21' })).toEqual({ codes: ['MANY-21'], Total: 1 })
  expect((await search({ search: 'many-21', IsActive: false })).codes).toEqual(['MANY-210', 'MANY-2100'])
  expect((await search({ search: 'any-21' })).Total).toBe(12)
  expect(await search({ search: 'any-21', sort: '-FullName' })).toMatchObject({
    codes: expect.arrayContaining(['MANY-2100']),
  })
})

test('a search that thousands answer has its order, its pages and its total', async () => {
  for (const _ of ['counted', 'known']) {
    const first = await search({ search: 'كثيرون' })
    expect(first).toEqual({ codes: Array.from({ length: 10 }, (_none, at) => `MANY-${at + 1}`), Total: 2100 })
    const last = await search({ search: 'كثيرون', sort: '-FullName', pageNum: 210 })
    expect(last).toEqual({ codes: Array.from({ length: 10 }, (_none, at) => `MANY-${10 - at}`), Total: 2100 })
  }
  const none = await search({ search: 'كثيرون', pageNum: 211 })
  expect(none).toEqual({ codes: [], Total: 2100 })
})

test('a search that few answer is paged and counted at once', async () => {
  expect(await search({ search: 'كثيرون 00', pageNum: 10 })).toEqual({
    codes: Array.from({ length: 9 }, (_none, at) => `MANY-${91 + at}`),
    Total: 99,
  })
})

test('a search across a space finds where one word ends and the next begins, and then words in another order', async () => {
  const found = { codes: ['MANY-7'], Total: 1 }
  for (const text of ['كثيرون 0007', 'رون 0007', '  0007 MANY 7 ', '0007 many 7 many-7', '0007 كثيرون']) {
    expect(await search({ search: text }), text).toEqual(found)
  }
  for (const text of ['كثيرون0007', 'كثيرونـ0008ـ0007']) {
    expect((await search({ search: text })).Total, text).toBe(0)
  }
})
