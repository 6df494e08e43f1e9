import { expect, test } from 'vitest'
import { failedChecks } from './password.ts'

test('a good password passes every check', () => {
  expect(failedChecks('Diwan-Sample-2026')).toEqual([])
  expect(failedChecks('Ünïcode-Wörter-9')).toEqual([])
})

test('each check fails alone', () => {
  expect(failedChecks('Ab1-xyz')).toEqual(['characters'])
  expect(failedChecks('Abcdefg-')).toContain('number')
  expect(failedChecks('river-stone-7')).toEqual(['uppercase'])
  expect(failedChecks('RiverStone7')).toEqual(['special'])
})

test('from fifteen characters on no kind of sign is asked for, but a common word stays one', () => {
  expect(failedChecks('river stones in winter')).toEqual([])
  expect(failedChecks('نهر وحجارة في الشتاء')).toEqual([])
  expect(failedChecks('river stones w')).toEqual(['number', 'uppercase', 'special'])
  expect(failedChecks('password0000000')).toEqual(['notCommon'])
})

test('a common word stays common with a capital, digits and signs around it', () => {
  for (const password of ['Password123!', '2024!Welcome1', 'P@ssw0rd2024!', 'Qwertyuiop-1']) {
    expect(failedChecks(password), password).toEqual(['notCommon'])
  }
})
