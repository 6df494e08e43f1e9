import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import { hoursOfModules, lacksOf } from '../../../rules/course-lacks.ts'
import type { CourseRecord } from '../course-form.ts'
import { courseHref } from './course-address.ts'

/** What a course itself still lacks, each with the way to its form. */
export function OpenOfCourse({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const format = useFormat()
  if (!course.Actions.includes('updateCourse')) return null
  const form = courseHref(course.ID, { edit: true })
  const lacking = lacksOf(course).map((part) => t(`page.parts.${part}`))
  const hours = hoursOfModules(course.Modules)
  return (
    <>
      {lacking.length > 0 && (
        <OpenThing act={t('page.complete')} href={form}>
          {t(course.IsPublished ? 'page.lacks' : 'page.draftLacks', { parts: format.list(lacking) })}
        </OpenThing>
      )}
      {course.Instructors.length === 0 && (
        <OpenThing act={t('page.chooseInstructors')} href={form}>
          {t('page.noInstructor')}
        </OpenThing>
      )}
      {hours > 0 && hours !== course.Hours && (
        <OpenThing act={t('page.correctHours')} href={form}>
          {t('hoursSum', { sum: format.number(hours), hours: format.number(course.Hours) })}
        </OpenThing>
      )}
    </>
  )
}
