import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

test.each([
  ['/RegistrationStatus/:Code?', { Code: 'REG-2026-0001' }, '/RegistrationStatus/REG-2026-0001'],
  ['/RegistrationStatus/:Code?', { Code: 'a/b?c' }, '/RegistrationStatus/a%2Fb%3Fc'],
  ['/TraineeCoursePass/:CourseClassID?/:TraineeID?', { CourseClassID: 4, TraineeID: 7 }, '/TraineeCoursePass/4/7'],
  ['/TraineeCoursePass/:CourseClassID?/:TraineeID?', {}, '/TraineeCoursePass'],
  ['/InstructorTraineeAttendance', { class: 4, session: 9 }, '/InstructorTraineeAttendance?class=4&session=9'],
] as const)('%s with %j is %s', (path, values, address) => {
  expect(addressOf(path, values)).toBe(address)
})

test('a compulsory part without a value is a bug', () => {
  expect(() => addressOf('/CourseRegistration-Edit/:ID', {})).toThrow('needs ID')
})
