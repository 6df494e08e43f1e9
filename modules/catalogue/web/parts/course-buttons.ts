import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { courseActs } from '../../contract/acts.ts'

/**
 * What may be done with a course; `href` leads to where it is changed, `duplicate` asks for the code of a copy, `next` is
 * the filled button.
 */
export const courseButtons = (
  row: { readonly ID: number; readonly Version: number },
  {
    href,
    duplicate,
    next,
  }: {
    readonly href: string
    readonly duplicate: () => void
    readonly next?: 'updateCourse' | 'publish'
  },
): Actions =>
  actButtons(courseActs, row, ['updateCourse', 'publish', 'unpublish', 'duplicateCourse', 'deleteCourse'], {
    updateCourse: { href, ...(next === 'updateCourse' && { main: true }) },
    ...(next === 'publish' && { publish: { main: true } }),
    duplicateCourse: { run: async () => duplicate() },
  })
