import { Text } from '@mantine/core'
import { IconCalendar, IconClock } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { LinkCard } from '#platform/web/ui/record/LinkCard.tsx'
import type { showcaseCalls as calls } from '../../contract/calls.ts'
import classes from './Showcase.module.css'

/** A course on offer at a glance: what, how long, when next, how much. */
export function PublicCourseCard({ course }: { course: Output<typeof calls.getPublicCourses>['Items'][number] }) {
  const t = useText('showcase')
  const ofCourse = useText('catalogue')
  const format = useFormat()
  return (
    <LinkCard
      pictureId={course.ImageID}
      head={
        <>
          <Localized text={course.CategoryName} fallback="" />
          <Code>{course.Code}</Code>
        </>
      }
      name={
        <AppLink to="/Catalogue/:ID" params={{ ID: course.ID }}>
          <Localized text={course.Name} />
        </AppLink>
      }
      foot={
        <>
          <Text size="sm" c="dimmed">
            <Localized text={course.LevelName} fallback="" />
          </Text>
          <Text fw={600}>{course.Fee.Minor === 0 ? ofCourse('free') : format.money(course.Fee)}</Text>
        </>
      }
    >
      <ul className={classes['facts']}>
        <li>
          <IconClock size="1rem" aria-hidden />
          <span>
            {ofCourse('days', { count: course.Days, shown: format.number(course.Days) })}
            <Sep />
            {ofCourse('hours', { count: course.Hours, shown: format.number(course.Hours) })}
          </span>
        </li>
        <li>
          <IconCalendar size="1rem" aria-hidden />
          <Text span size="sm" {...(course.NextStart === null ? { c: 'dimmed' } : { fw: 600 })}>
            {course.NextStart === null ? t('noNextStart') : t('nextStart', { day: format.day(course.NextStart) })}
          </Text>
        </li>
      </ul>
    </LinkCard>
  )
}
