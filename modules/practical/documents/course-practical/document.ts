import { document } from '#platform/shared/document/document.ts'
import { id, optional } from '#platform/shared/document/document-parameters.ts'
import { printedSheet } from '../../contract/printed.ts'
import { practicalResultReach } from '../../rules/reach.ts'

export default document({
  path: '/report/CoursePracticalIACE/:CourseClassID?/:TraineeID?',
  params: { CourseClassID: id, TraineeID: optional(id) },
  who: practicalResultReach,
  paper: 'portrait',
  endedBy: ['practical.reopenPractical', 'practical.withdrawPracticalSignature', 'practical.releasePracticalResult'],
  summary:
    'The practical sheet of the course of a class: of one trainee with the signed degrees, or empty to be filled in by hand.',
  shape: printedSheet,
})
