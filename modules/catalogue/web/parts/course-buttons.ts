import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { courseActs } from '../../contract/acts.ts'

/** What may be done with a course; `edit` where a list leads to its page. */
export const courseButtons = (
  row: { readonly ID: number; readonly Version: number },
  edit?: { readonly href: string },
): Actions =>
  actButtons(courseActs, row, ['updateCourse', 'publish', 'unpublish', 'deleteCourse'], { updateCourse: edit ?? false })
