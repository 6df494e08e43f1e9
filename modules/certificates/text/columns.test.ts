import { expect, test } from 'vitest'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

test('of somebody’s courses the percentage and whether they passed bear different names', () => {
  for (const { courses } of [ar, en, fr]) expect(courses.result).not.toBe(courses.outcome)
})
