import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { call } from '#platform/shared/call.ts'

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('document', { documentElement: {}, addEventListener: () => undefined, cookie: '' })
vi.stubGlobal('window', globalThis)
vi.stubGlobal('addEventListener', () => undefined)
const { queryClient, queryOf } = await import('../data.ts')
const { newestOf } = await import('./useNewestRow.ts')

afterEach(() => queryClient.clear())

const getThings = call({
  method: 'GET',
  path: '/api/Thing/GetAll',
  who: 'anonymous',
  effect: 'reads',
  summary: 'Things.',
  query: z.strictObject({ Kind: z.string(), search: z.string().optional() }),
  reply: z.object({ Items: z.array(z.object({ ID: z.int(), Version: z.int(), Name: z.string() })) }),
  refusals: [],
})
const listed = (input: { Kind: string; search?: string }, Version: number, Name: string) =>
  queryClient.setQueryData(queryOf(getThings, input).queryKey, { Items: [{ ID: 7, Version, Name }] })

test('of a row that a form holds its list knows the newest version, and no other list of the call does', () => {
  const opened = { ID: 7, Version: 1, Name: 'as it was opened' }
  expect(newestOf(getThings, opened, { Kind: 'a' })).toBe(opened)
  listed({ Kind: 'a' }, 2, 'as another saved it')
  listed({ Kind: 'a', search: 'it' }, 1, 'an older answer')
  listed({ Kind: 'b' }, 9, 'another thing of the same number')
  expect(newestOf(getThings, opened, { Kind: 'a' })).toEqual({ ID: 7, Version: 2, Name: 'as another saved it' })
  expect(newestOf(getThings, { ...opened, ID: 8 }, { Kind: 'a' }).ID).toBe(8)
  expect(newestOf(getThings, null, {})).toBeNull()
})
