import * as z from 'zod'
import { Trainee } from '#modules/people/contract/trainee-shapes.ts'
import { traineeReach } from '#modules/people/rules/reach.ts'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { PersonCourse } from '../../contract/person-courses.ts'

/** What a paper says of the record; the rest of it stays where it is. */
export const ProfileOfTrainee = Trainee.pick({
  Code: true,
  FullName: true,
  TitleName: true,
  Gender: true,
  BirthDate: true,
  NationalityName: true,
  CountryName: true,
  MaritalStatusName: true,
  Email: true,
  WorkEmail: true,
  Mobile: true,
  JobTitle: true,
  Employer: true,
  OrganizationName: true,
  PassportEnding: true,
  PassportExpiresOn: true,
  VisaKind: true,
  VisaNumber: true,
  VisaExpiresOn: true,
  Contacts: true,
  Education: true,
})

export default document({
  path: '/report/TraineeProfileIACE/:TraineeID?',
  params: { TraineeID: id },
  who: traineeReach,
  paper: 'portrait',
  series: 'trainee',
  summary: 'The record of a trainee, with the courses of theirs that the reader may know of.',
  shape: z.object({
    Trainee: ProfileOfTrainee,
    Courses: z.array(PersonCourse),
  }),
})
