import { Text } from '@mantine/core'
import { IconCalendar, IconClock, IconLanguage } from '@tabler/icons-react'
import { useLanguages } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { LinkCard } from '#platform/web/ui/record/LinkCard.tsx'
import type { catalogueCalls } from '../../contract/calls.ts'
import classes from './CourseCard.module.css'

type Course = Output<typeof catalogueCalls.listCourses>['Items'][number]

/** A course at a glance; the whole card leads to it. */
export function CourseCard({ course }: { course: Course }) {
  const t = useText('catalogue')
  const format = useFormat()
  const languages = useLanguages()
  return (
    <LinkCard
      pictureId={course.ImageID}
      head={
        <>
          <Localized text={course.CategoryName} />
          <Code>{course.Code}</Code>
        </>
      }
      name={
        <AppLink to="/CourseDetail/:ID?" params={{ ID: course.ID }}>
          <Localized text={course.Name} />
        </AppLink>
      }
      foot={
        <>
          <Text size="sm" c="dimmed">
            <Localized text={course.LevelName} />
          </Text>
          <Text fw={600}>{course.Fee.Minor === 0 ? t('free') : format.money(course.Fee)}</Text>
        </>
      }
    >
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
          {languages.name(course.Language)}
        </li>
      </ul>
    </LinkCard>
  )
}
