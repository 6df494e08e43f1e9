import { Text } from '@mantine/core'
import { IconCalendar, IconClock, IconLanguage } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import classes from './CourseCard.module.css'

type Course = Output<typeof catalogueCalls.listCourses>['Items'][number]

// The name stands below it.
const noWords = ''

/** A course at a glance; the whole card leads to it. */
export function CourseCard({ course }: { course: Course }) {
  const t = useText('catalogue')
  const format = useFormat()
  return (
    <article className={classes['card']}>
      {course.ImageID !== null && (
        <div className={classes['picture']}>
          <FilePicture fileId={course.ImageID} description={noWords} />
        </div>
      )}
      <Text size="sm" c="dimmed" component="div" className={classes['head']}>
        <Localized text={course.CategoryName} />
        <Code>{course.Code}</Code>
      </Text>
      <h2 className={classes['name']}>
        <AppLink to="/CourseDetail/:ID?" params={{ ID: course.ID }} className={classes['link']!}>
          <Localized text={course.Name} />
        </AppLink>
      </h2>
      <ul className={classes['facts']}>
        <li>
          <IconClock size="1rem" aria-hidden />
          {t('hours', { count: course.Hours, shown: format.number(course.Hours) })}
        </li>
        <li>
          <IconCalendar size="1rem" aria-hidden />
          {t('days', { count: course.Days, shown: format.number(course.Days) })}
        </li>
        <li>
          <IconLanguage size="1rem" aria-hidden />
          {t(`languages.${course.Language}`)}
        </li>
      </ul>
      <div className={classes['foot']}>
        <Text size="sm" c="dimmed">
          <Localized text={course.LevelName} />
        </Text>
        <Text fw={600}>{course.Fee.Minor === 0 ? t('free') : format.money(course.Fee)}</Text>
      </div>
    </article>
  )
}
