import { Progress, Text } from '@mantine/core'
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

/** How far a trainee is in each class. */
export function TraineeParts({ home: { Progress: progress } }: { home: Home }) {
  const t = useText('home')
  if (!progress) return null
  return (
    <Section title={t('progress.title')}>
      {progress.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('progress.none')}
        </Text>
      ) : (
        <ul className={classes['cards']}>
          {progress.map((row) => (
            <li key={row.CourseClassID}>
              <OneClass row={row} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function OneClass({ row }: { row: NonNullable<Home['Progress']>[number] }) {
  const t = useText('home')
  const format = useFormat()
  const { All, Over, Attended } = row.Sessions
  const over = t('progress.sessions', { over: format.number(Over), all: format.number(All) })
  return (
    <AppLink to={href('/CourseClassDetail/:ID?', { ID: row.CourseClassID }) as '/'} className={classes['card']!}>
      <span className={classes['cardHead']}>
        <strong>
          <Localized text={row.CourseName} />
        </strong>
        {row.Result && (
          <StateBadge
            tone={row.Result.Passed ? 'success' : 'danger'}
            label={t('progress.result', { percent: format.percent(row.Result.Percent) })}
          />
        )}
      </span>
      <Text size="xs" c="dimmed" component="span">
        <Code>{row.ClassCode}</Code>
        <Sep />
        {format.dayRange(row.StartDate, row.EndDate)}
      </Text>
      <Progress value={All > 0 ? (Over / All) * 100 : 0} size="sm" aria-label={over} />
      <Text size="xs" component="span">
        {over}
      </Text>
      {Over > 0 && (
        <Text size="xs" component="span">
          {t('progress.attended', { attended: format.number(Attended), over: format.number(Over) })}
          <Sep />
          <span className={classes['quiet']}>
            {t('progress.least', { percent: format.percent(row.ThresholdPercent) })}
          </span>
        </Text>
      )}
      <Text size="xs" component="span">
        {row.Exams.All === 0
          ? t('progress.noExams')
          : t('progress.exams', { sat: format.number(row.Exams.Sat), all: format.number(row.Exams.All) })}
      </Text>
    </AppLink>
  )
}
