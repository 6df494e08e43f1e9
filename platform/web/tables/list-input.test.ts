import { expect, test } from 'vitest'
import * as z from 'zod'
import { listInput } from './list-input.ts'

test('a list whose call has a body is asked in it, without what is empty; another in the query', () => {
  const asked = { ID: 3, From: '', To: undefined, search: '', pageNum: 1 }
  expect(listInput({ body: z.object({}) }, asked)).toEqual({ body: { ID: 3, pageNum: 1 } })
  expect(listInput({}, asked)).toBe(asked)
})
