import { expect, test } from 'vitest'
import { isScarce } from './places.ts'
import { idIn, pathOfClass, pathOfCourse } from './paths.ts'
import { posterOf, posterOfClass } from './poster-id.ts'

test('a poster names a course or a class, and what is no id names nothing', () => {
  expect(posterOf('12')).toEqual({ courseId: 12 })
  expect(posterOf(posterOfClass(7))).toEqual({ classId: 7 })
  for (const wrong of ['', '0', 'class-', 'class-0', 'plan-1', '1a', '-1', '9999999999'])
    expect(posterOf(wrong), wrong).toBeNull()
})

test('the last three places are said to be the last; a full class has none to be', () => {
  expect([0, 1, 3, 4].map(isScarce)).toEqual([false, true, true, false])
})

test('an id in an address is a whole number that an id can be', () => {
  expect(['1', '2147483647'].map(idIn)).toEqual([1, 2_147_483_647])
  for (const wrong of [undefined, '', '0', '01', '2147483648', '1e3', '1.5', '-1', '١', 'x'])
    expect(idIn(wrong), String(wrong)).toBeNull()
  expect([pathOfCourse(3), pathOfClass(4)]).toEqual(['/Catalogue/3', '/Catalogue/Class/4'])
})
