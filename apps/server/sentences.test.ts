import { expect, test } from 'vitest'
import { openAttendanceCode } from '#modules/attendance/contract/arrival-code.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import type { Call } from '#platform/shared/call.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { englishSentences } from './sentences.ts'

const served = (name: string, calls: Readonly<Record<string, Call>>) =>
  ({ name, implemented: Object.values(calls).map((call) => ({ call })) }) as unknown as ModuleServer

test('of two modules with one code each call is answered in its own words', async () => {
  const modules = [served('signin', signinCalls), served('attendance', { openAttendanceCode })]
  for (const inTurn of [modules, modules.toReversed()]) {
    const sentence = await englishSentences(inTurn)
    const said = ({ method, path }: Call) => sentence('sessionOver', {}, { method, url: path })
    expect(said(signinCalls.refresh)).toBe('Your session has ended. Log in again.')
    expect(said(openAttendanceCode)).toBe('The session is over. Whoever is not marked yet is marked on the sheet.')
  }
})

test('what is no call’s own is said all the same', async () => {
  const sentence = await englishSentences([served('signin', signinCalls)])
  const { method, path } = signinCalls.refresh
  expect(sentence('notFound', {}, { method, url: path })).toMatch(/^This record does not exist/)
  expect(sentence('tooManyTries', { seconds: 90 }, { method: 'GET', url: undefined })).toContain('90 seconds')
  expect(sentence('noSuchCode')).toBe('noSuchCode')
})
