import { Anchor, Text } from '@mantine/core'
import { IconBook } from '@tabler/icons-react'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { catalogueCalls } from '../../../contract/calls.ts'
import classes from './Materials.module.css'

/** The courses that the reader takes part in or teaches, each leading to its page at this path. */
export function OwnCourses({ to }: { to: '/CourseContentDetail/:ID?' | '/CourseContentDetailAndExams/:ID?' }) {
  const t = useText('catalogue')
  const format = useFormat()
  const query = useCall(catalogueCalls.getOwnCourses, {})
  return (
    <QueryView
      query={query}
      module="catalogue"
      empty={({ Items }) => Items.length === 0}
      emptyState={<EmptyState sentence={t('materials.noCourses')} />}
    >
      {({ Items }) => (
        <Section>
          <ul className={classes['list']} aria-label={t('screens.content')}>
            {Items.map((course) => (
              <li key={course.ID} className={classes['row']}>
                <IconBook size="1.25rem" stroke={1.5} aria-hidden />
                <div className={classes['rowText']}>
                  <Anchor component={AppLink} to={to} params={{ ID: course.ID }} fw={500}>
                    <Localized text={course.Name} />
                  </Anchor>
                  <Text size="xs" c="dimmed">
                    <Code>{course.Code}</Code>
                  </Text>
                </div>
                <Text size="sm" c="dimmed" className={classes['whole']!}>
                  {t('materials.count', { count: course.Materials, shown: format.number(course.Materials) })}
                </Text>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </QueryView>
  )
}
