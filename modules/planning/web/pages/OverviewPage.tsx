import { Anchor, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useAddress } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href, type Search } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { Output } from '#platform/shared/call.ts'
import { planningCalls as calls } from '../../contract/calls.ts'
import { thisYear, YearChoice } from '../parts/YearChoice.tsx'
import classes from '../parts/overview.module.css'
import { planTones } from '../parts/tones.ts'

type Overview = Output<typeof calls.getPlanOverview>

/** Where the year stands: what waits for somebody, counts by state and month, and the courses that begin next. */
export default function OverviewPage() {
  const t = useText('planning')
  const { values, change } = useAddress({ Year: thisYear() })
  const query = useCall(calls.getPlanOverview, { Year: values.Year })
  return (
    <Page
      title={t('screens.overview')}
      actions={
        <>
          <YearChoice year={values.Year} onChange={(Year) => change({ Year })} />
          <Button component={AppLink} to="/planning/AnnualPlan" search={{ Year: values.Year }}>
            {t('overview.openPlan')}
          </Button>
        </>
      }
    >
      <QueryView query={query} module="planning">
        {(overview) => (
          <Stack gap="md">
            <NextSteps overview={overview} />
            <SimpleGrid cols={{ base: 1, lg: 2 }}>
              <ByState overview={overview} year={values.Year} />
              <ByMonth overview={overview} year={values.Year} />
            </SimpleGrid>
            <NextRows overview={overview} />
          </Stack>
        )}
      </QueryView>
    </Page>
  )
}

const plan = (search: Search) => href('/planning/AnnualPlan', {}, search) as '/'

/** Of all years, as the list that a tile opens: the year above chooses what is drawn below. */
function NextSteps({ overview }: { overview: Overview }) {
  const t = useText('planning')
  const waiting = overview.Tasks.filter((task) => task.Count > 0)
  return (
    <Section title={t('overview.steps')}>
      {waiting.length === 0 && <Text size="sm">{t('overview.nothing')}</Text>}
      <CountTiles
        tiles={waiting.map(({ Task, Count }) => ({
          key: Task,
          count: Count,
          label: t(`overview.${Task}`),
          href: plan({ Task }),
        }))}
      />
    </Section>
  )
}

function ByState({ overview, year }: { overview: Overview; year: number }) {
  const t = useText('planning')
  const format = useFormat()
  const total = overview.States.reduce((sum, each) => sum + each.Count, 0)
  return (
    <Section title={t('overview.byState')}>
      <Stack gap="xs">
        {overview.States.map(({ State, Count }) => (
          <Group key={State} justify="space-between" wrap="nowrap">
            <StateBadge module="planning" state={State} tones={planTones} />
            <Anchor component={AppLink} to={plan({ Year: year, State })} className={classes['number']!} c="inherit">
              {format.number(Count)}
            </Anchor>
          </Group>
        ))}
        <Group justify="space-between" className={classes['total']!}>
          <Text size="sm">{t('overview.total')}</Text>
          <Text size="sm" className={classes['number']!}>
            {format.number(total)}
          </Text>
        </Group>
      </Stack>
    </Section>
  )
}

function ByMonth({ overview, year }: { overview: Overview; year: number }) {
  const t = useText('planning')
  const format = useFormat()
  const most = Math.max(1, ...overview.Months.map((each) => each.Rows))
  return (
    <Section title={t('overview.byMonth')}>
      <ul className={classes['months']}>
        {overview.Months.map(({ Month, Rows, Seats }) => (
          <li key={Month}>
            <AppLink to={plan({ Year: year, view: 'calendar', month: Month })} className={classes['monthLine']}>
              <span>{format.monthName(Month)}</span>
              <span className={classes['track']} aria-hidden>
                <span style={{ inlineSize: `${(Rows / most) * 100}%` }} />
              </span>
              <span className={classes['number']}>{t('rowsInMonth', { count: Rows })}</span>
              <Text size="xs" c="dimmed" component="span">
                {t('overview.seats', { count: Seats })}
              </Text>
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NextRows({ overview }: { overview: Overview }) {
  const t = useText('planning')
  const format = useFormat()
  return (
    <Section title={t('overview.next')} flush>
      <SimpleTable
        caption={t('overview.next')}
        rows={overview.Next}
        rowKey={(row) => row.ID}
        emptySentence={t('overview.noneNext')}
        columns={[
          {
            key: 'course',
            label: t('fields.course'),
            card: 'title',
            cell: (row) => (
              <Anchor component={AppLink} to={plan({ Year: row.Year, row: row.ID })} c="inherit" fw={600} size="sm">
                <Localized text={row.CourseName} />
              </Anchor>
            ),
          },
          { key: 'dates', label: t('fields.dates'), cell: (row) => format.dayRange(row.StartDate, row.EndDate) },
          {
            key: 'classRoom',
            label: t('fields.classRoom'),
            cell: (row) => (row.ClassRoomCode ? <Code>{row.ClassRoomCode}</Code> : t(`places.${row.Place}`)),
          },
          {
            key: 'lead',
            label: t('fields.leadInstructor'),
            cell: (row) =>
              row.NeedsInstructor ? (
                <StateBadge tone="danger" label={t('fields.needsInstructor')} />
              ) : (
                <Localized
                  text={row.Instructors.find((each) => each.Role === 'lead' && each.State !== 'rejected')?.Name}
                />
              ),
          },
          {
            key: 'state',
            label: t('fields.state'),
            card: 'badge',
            cell: (row) => <StateBadge module="planning" state={row.State} tones={planTones} />,
          },
        ]}
      />
    </Section>
  )
}
