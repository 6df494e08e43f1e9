import { href } from '#platform/web/href.ts'
import type { InvoiceSubject } from '../../rules/subjects.ts'

interface TwinOf {
  readonly SubjectKind: InvoiceSubject
  readonly SubjectID: number
  readonly TraineeID: number | null
}

const pages: Readonly<Record<InvoiceSubject, (twin: TwinOf) => string>> = {
  registration: ({ SubjectID: ID }) => href('/CourseRegistration-Edit/:ID', { ID }),
  courseRequest: ({ SubjectID: ID }) => href('/CourseRequest-Edit/:ID?', { ID }),
  membershipCard: ({ SubjectID: card }) => href('/Setting/UserMembershipCardRequest', {}, { card }),
  // A repeat stands among those of its trainee, in whatever class.
  repeatExam: ({ TraineeID }) => href('/RepeatExams/:CourseClassID?/:TraineeID?', { CourseClassID: 0, TraineeID }),
  // An entry bears no word of its competition; its trainee's page leads on to it.
  competitionEntry: ({ TraineeID: ID }) => href('/User/Trainee-Edit/:ID?', { ID }, { tab: 'competitions' }),
}

/** Where the record stands that the other proof was handed in for. */
export const pageOfTwin = (twin: TwinOf): string => pages[twin.SubjectKind](twin)
