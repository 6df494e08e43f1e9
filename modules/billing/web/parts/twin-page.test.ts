import { expect, test } from 'vitest'
import { invoiceSubjects } from '../../rules/subjects.ts'
import { pageOfTwin } from './twin-page.ts'

test('the record that another proof was handed in for is opened from where it is pointed out', () => {
  const pages = invoiceSubjects.map((SubjectKind) => pageOfTwin({ SubjectKind, SubjectID: 7, TraineeID: 9 }))
  expect(pages).toEqual([
    '/CourseRegistration-Edit/7',
    '/CourseRequest-Edit/7',
    '/RepeatExams/0/9',
    '/Setting/UserMembershipCardRequest?card=7',
    '/User/Trainee-Edit/9?tab=competitions',
  ])
})
