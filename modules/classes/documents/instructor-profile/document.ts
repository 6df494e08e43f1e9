import * as z from 'zod'
import { Instructor } from '#modules/people/contract/instructors.ts'
import { instructorReach } from '#modules/people/rules/reach.ts'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { day, trilingualReply } from '#platform/shared/shapes.ts'
import { classState } from '../../contract/class-shapes.ts'
import { staffRoles } from '../../rules/staff.ts'

/** What a paper says of the record; fee, contract and the account stay where they are. */
export const ProfileOfInstructor = Instructor.pick({
  Code: true,
  FullName: true,
  TitleName: true,
  NationalityName: true,
  CountryName: true,
  Email: true,
  WorkEmail: true,
  Mobile: true,
  IsExaminer: true,
  IsPracticalAssessor: true,
  IndustrySectorName: true,
  Biography: true,
  WorkExperience: true,
  Contacts: true,
  Education: true,
  Languages: true,
  Areas: true,
  Sectors: true,
  Obtained: true,
})

export default document({
  path: '/report/InstructorProfileIACE/:InstructorID?',
  params: { InstructorID: id },
  who: instructorReach,
  paper: 'portrait',
  series: 'instructor',
  summary: 'The record of an instructor with the courses that they are able to deliver and the classes that they held.',
  shape: z.object({
    Instructor: ProfileOfInstructor,
    Courses: z.array(z.object({ Code: z.string(), Name: trilingualReply, Hours: z.number() })),
    Classes: z.array(
      z.object({
        Code: z.string(),
        CourseName: trilingualReply,
        StartDate: day(),
        EndDate: day(),
        Roles: z.array(z.enum(staffRoles)),
        State: classState,
      }),
    ),
  }),
})
