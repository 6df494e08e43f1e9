import type { Output } from '#platform/shared/call.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { courseChanges, type CourseContent } from '../../rules/revisions.ts'

export type ToldChange = Output<typeof catalogueCalls.compareCourseRevisions>['Changes'][number]

/** What differs, as replies tell it; nothing where one of both is not there. */
export const toldChanges = (before: CourseContent | undefined, after: CourseContent | undefined): ToldChange[] =>
  before && after ? (courseChanges(before, after) as ToldChange[]) : []
