import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { getHomeModel } from '../../../contract/home.ts'
import classes from './Roles.module.css'

/** The classes in which an organization has people, and whose attendance is at risk there. */
export function OrganizationParts({ home: { People } }: { home: Output<typeof getHomeModel> }) {
  const t = useText('home')
  const format = useFormat()
  if (!People) return null
  return (
    <Section title={t('people.title')}>
      {People.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('people.none')}
        </Text>
      ) : (
        <ul className={classes['rows']}>
          {People.map((row) => (
            <li key={row.CourseClassID}>
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
                <span className={classes['end']}>
                  <StateBadge
                    tone={!row.IsRunning ? 'neutral' : row.AtRisk > 0 ? 'danger' : 'success'}
                    label={row.IsRunning ? t('people.risk', { count: row.AtRisk }) : t('day.later')}
                  />
                  <Text size="xs" c="dimmed" component="span">
                    {t('people.count', { count: row.People })}
                  </Text>
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
