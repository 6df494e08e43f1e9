import type { SectionOf } from '#platform/web/record-sections.ts'
import { isOfInstructor, mailTypes } from '../../../rules/status-mails.ts'
import { MailToPeople } from './MailToPeople.tsx'

const ofInstructor = mailTypes.filter((type) => isOfInstructor(type))
const ofClass = mailTypes.filter((type) => !isOfInstructor(type))

/** On the page of a class: mails to its trainees and instructors. */
export const MailOfClass = ({ ID }: SectionOf) => <MailToPeople about={{ CourseClassID: ID }} types={ofClass} />

/** On the page of an instructor: mails about the application and the account. */
export const MailOfInstructor = ({ ID }: SectionOf) => (
  <MailToPeople about={{ InstructorID: ID }} types={ofInstructor} />
)
