import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { courseActs } from '../../contract/acts.ts'

/** What may be done with a course; `href` where a list leads to its page, `duplicate` asks for the code of a copy. */
export const courseButtons = (
  row: { readonly ID: number; readonly Version: number },
  { href, duplicate }: { readonly href?: string; readonly duplicate: () => void },
): Actions =>
  actButtons(courseActs, row, ['updateCourse', 'publish', 'unpublish', 'duplicateCourse', 'deleteCourse'], {
    updateCourse: href === undefined ? false : { href },
    duplicateCourse: { run: async () => duplicate() },
  })
