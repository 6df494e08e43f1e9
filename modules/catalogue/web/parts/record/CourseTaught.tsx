import { inLanguage } from '#platform/shared/text.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import type { CourseRecord } from '../course-form.ts'
import { CourseContents } from '../CourseContents.tsx'
import classes from '../CourseStory.module.css'
import { ResultBar } from '../ResultBar.tsx'
import { CourseAbout } from './CourseAbout.tsx'
import { courseHref } from './course-address.ts'

/** What a course teaches: texts, modules and lessons, those out of use among them, and how its result is made. */
export function CourseTaught({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const language = useLanguage()
  const isEmpty =
    course.Modules.length === 0 &&
    [course.Content, course.Objectives].every((text) => inLanguage(text, language).text === '')
  return (
    <div className={classes['columns']}>
      <div className={classes['main']}>
        {isEmpty && (
          <Section title={t('contents')}>
            <EmptyState
              sentence={t('materials.noneOfContent')}
              {...(course.Actions.includes('updateCourse') && {
                action: { label: t('page.complete'), href: courseHref(course.ID, { edit: true }) },
              })}
            />
          </Section>
        )}
        <CourseContents modules={course.Modules} whole />
        <CourseAbout course={course} />
      </div>
      <div className={classes['side']}>
        <Section title={t('howEvaluated')}>
          <ResultBar course={course} />
        </Section>
      </div>
    </div>
  )
}
