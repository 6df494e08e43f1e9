import { expect, test } from 'vitest'
import { openAttendanceCode } from '#modules/attendance/contract/arrival-code.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import type { Call, Calls } from '#platform/shared/call.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { withoutServer } from '#apps/server/openapi.ts'
import { englishSentences } from '#apps/server/sentences.ts'

const served = (name: string, calls: Calls): ModuleServer => ({
  ...withoutServer().find((module) => module.name === name)!,
  implemented: [{ calls, handlers: {} }],
})

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

test('no call answers with a bare code, also where the sentence counts something', async () => {
  const modules = withoutServer()
  const unsaid = new Set<string>()
  const sentence = await englishSentences(modules)
  for (const { name, implemented } of modules) {
    for (const call of implemented.flatMap(({ calls }) => Object.values(calls))) {
      const asked = { method: call.method, url: call.path }
      for (const { code } of call.refusals) if (sentence(code, {}, asked) === code) unsaid.add(`${name}: ${code}`)
    }
  }
  expect([...unsaid]).toEqual([])
  expect(sentence('maximumBelowTaken', { taken: 1 })).toBe('One seat is taken; the maximum cannot be lower.')
  expect(sentence('maximumBelowTaken', { taken: 12 })).toBe('12 seats are taken; the maximum cannot be lower.')
})
