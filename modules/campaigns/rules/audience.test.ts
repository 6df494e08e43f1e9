import { expect, test } from 'vitest'
import { audienceKinds, kindsLeft, noConditions, type Conditions } from './audience.ts'

const none: Conditions = { ...noConditions, Kinds: audienceKinds }

test('a condition that a kind of people cannot meet leaves that kind out', () => {
  expect(kindsLeft(none)).toEqual(['trainee', 'instructor', 'contact'])
  expect(kindsLeft({ ...none, Kinds: ['contact'] })).toEqual(['contact'])
  expect(kindsLeft({ ...none, CourseIDs: [1] })).toEqual(['trainee', 'instructor', 'contact'])
  expect(kindsLeft({ ...none, DiplomaIDs: [1] })).toEqual(['trainee'])
  expect(kindsLeft({ ...none, NationalityIDs: [1] })).toEqual(['trainee', 'instructor'])
  expect(kindsLeft({ ...none, SectorIDs: [1] })).toEqual(['instructor'])
  expect(kindsLeft({ ...none, OrganizationIDs: [1] })).toEqual(['trainee', 'contact'])
  expect(kindsLeft({ ...none, Kinds: ['instructor'], States: ['confirmed'] })).toEqual([])
})
