import { Anchor, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { getHomeModel } from '../../../contract/home.ts'
import classes from './Roles.module.css'

type Home = Output<typeof getHomeModel>

/** The classes in which an organization has people, and whose attendance is at risk there. */
export function OrganizationParts({ home: { People } }: { home: Home }) {
  const t = useText('home')
  const format = useFormat()
  if (!People) return null
  return (
    <Section
      title={t('people.title')}
      actions={
        // The first of them stand here.
        People.length > 0 ? (
          <Anchor component={AppLink} to={href('/AttendanceTrainee', {}, { show: 'all' }) as '/'} size="sm">
            {t('whole')}
          </Anchor>
        ) : undefined
      }
    >
      {People.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('people.none')}
        </Text>
      ) : (
        <ul className={classes['rows']}>
          {People.map((row) => (
            <li key={row.CourseClassID} className={classes['beside']}>
              <AppLink
                to={href('/AttendanceTrainee', {}, { class: row.CourseClassID }) as '/'}
                className={classes['line']!}
              >
                <span className={classes['what']}>
                  <Localized text={row.CourseName} />
                  <Text size="xs" c="dimmed" component="span">
                    <Code>{row.ClassCode}</Code>
                    <Sep />
                    {format.dayRange(row.StartDate, row.EndDate)}
                  </Text>
                </span>
                <Text size="xs" c="dimmed" component="span">
                  {t('people.count', { count: row.People })}
                </Text>
              </AppLink>
              <Risk row={row} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** How many attend too little, which leads to exactly those; where nobody does, that it is so. */
function Risk({ row: { CourseClassID, IsRunning, AtRisk } }: { row: NonNullable<Home['People']>[number] }) {
  const t = useText('home')
  if (!IsRunning) return <StateBadge tone="neutral" label={t('day.later')} />
  const label = t('people.risk', { count: AtRisk })
  if (AtRisk === 0) return <StateBadge tone="success" label={label} />
  return (
    <AppLink
      to={href('/AttendanceTrainee', {}, { class: CourseClassID, risk: CourseClassID }) as '/'}
      className={classes['badge']!}
    >
      <StateBadge tone="danger" label={label} />
    </AppLink>
  )
}
