import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Who reaches which courses: whoever works for the academy or edits courses all of them, others those on offer. */
export const courseReach = reach('course', {
  editor: { who: access.editorCourse, reaches: 'all' },
  staff: { who: access.staff, reaches: 'all' },
  trainee: { who: ['trainee'], reaches: 'published' },
  organization: { who: ['customer'], reaches: 'published' },
})
