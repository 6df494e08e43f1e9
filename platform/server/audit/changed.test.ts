import { expect, test } from 'vitest'
import { changed as of } from './changed.ts'

const changed = (before: object | null, after: object | null) => of(before as never, after as never)

test('of two states only what differs is kept', () => {
  const before = { role: 'editor', permissions: ['enteringcourses'], state: 'active' }
  expect(changed(before, { ...before, permissions: [] })).toEqual({
    before: { permissions: ['enteringcourses'] },
    after: { permissions: [] },
  })
  expect(changed({ mark: 61.5 }, { mark: 70, reason: 'x' })).toEqual({
    before: { mark: 61.5, reason: null },
    after: { mark: 70, reason: 'x' },
  })
  expect(changed(before, { ...before })).toEqual({ before: null, after: null })
})

test('what began or ended is kept whole', () => {
  expect(changed(null, { state: 'active', note: undefined })).toEqual({ before: null, after: { state: 'active' } })
  expect(changed({ code: 'T-7' }, null)).toEqual({ before: { code: 'T-7' }, after: null })
})

test('no secret is kept, of a passport the last three characters', () => {
  const person = {
    passwordHash: 'x',
    otp: '123456',
    refresh_token: 'y',
    PassportNumber: 'A12345678',
    contacts: [{ passport_number: 'B7654321', secretAnswer: 'z' }],
  }
  expect(changed(null, person).after).toEqual({
    PassportNumber: '…678',
    contacts: [{ passport_number: '…321' }],
  })
  expect(changed({ PassportNumber: 'A12345678' }, { PassportNumber: 'C00000678' })).toEqual({
    before: { PassportNumber: '…678' },
    after: { PassportNumber: '…678' },
  })
})

test('a long text is kept by its beginning and its hash, so that two can be told apart', () => {
  const text = 'ب'.repeat(5000)
  const { before, after } = changed({ content: text }, { content: `${text}.` })
  expect(before!['content']).toMatch(/^ب{300}… \(5000, sha256 [0-9a-f]{16}\)$/)
  expect(after!['content']).not.toBe(before!['content'])
})
