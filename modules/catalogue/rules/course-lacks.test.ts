import { expect, test } from 'vitest'
import { hoursOfModules, lacksOf, partsLookedFor } from './course-lacks.ts'

const text = (ar: string) => ({ ar, en: '', fr: '' })
const whole = { CategoryID: 1, Objectives: text('هدف'), Content: text('وصف'), Modules: [{ IsActive: true }] }

test('a course lacks what it does not say in any language, and modules where none is in use', () => {
  expect(lacksOf(whole)).toEqual([])
  expect(lacksOf({ ...whole, Objectives: { ar: '', en: 'One', fr: '' } })).toEqual([])
  expect(lacksOf({ ...whole, Modules: [{ IsActive: false }] })).toEqual(['modules'])
  expect(lacksOf({ ...whole, CategoryID: null, Content: text('') })).toEqual(['category', 'content'])
  expect(lacksOf({ CategoryID: null, Objectives: text(''), Content: text(''), Modules: [] })).toEqual([
    ...partsLookedFor,
  ])
})

test('the hours of the modules in use add up to the hundredth', () => {
  const module = (Hours: number, IsActive = true) => ({ Hours, IsActive })
  expect(hoursOfModules([])).toBe(0)
  expect(hoursOfModules([module(0.25), module(1.5), module(8, false)])).toBe(1.75)
})
