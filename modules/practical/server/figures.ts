import { figureOf, type Figure } from '#platform/server/content/figures.ts'
import { assesses } from '../rules/assessing.ts'
import { practicalAnswers } from './store/answers.ts'

/** Sheets that somebody has begun and not signed; the page has a tab for each kind. */
const toSign = (key: 'practicalGeneralToSign' | 'practicalCourseToSign', Kind: 'general' | 'course') =>
  figureOf({
    key,
    roles: ['evaluator', 'instructor'],
    page: {
      path: '/InstructorGeneralPracticalAnswer',
      rule: 'adminEvaluatorInstructorCoordinator',
      also: { tab: Kind },
    },
    list: practicalAnswers,
    about: ({ actor }) => ({ actor, assessesAll: assesses(actor.role, false) }),
    filters: { Kind, IsSigned: false },
    inAddress: (filter) => (filter === 'Kind' ? null : filter),
  })

export const figures: readonly Figure[] = [
  toSign('practicalGeneralToSign', 'general'),
  toSign('practicalCourseToSign', 'course'),
]
