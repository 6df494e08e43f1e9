import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { queryText } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import type { Output } from '#platform/shared/call.ts'
import { reportsCalls as calls } from '../../../contract/calls.ts'
import type { Period } from '../../../rules/period.ts'
import { subjects } from '../../../rules/subjects.ts'
import { CountedAhead } from './CountedAhead.tsx'
import { NoPeriod, PeriodChoice, periodIn, type PeriodAddress } from './PeriodChoice.tsx'
import classes from './statistics.module.css'
import { useFigures } from './words.ts'

/** Every subject with its figures in a period; each leads to where it is looked at closely. */
export function Overview({ path }: { path: `/${string}` }) {
  const t = useText('reports')
  const { values, change } = useAddress({ period: 'thisYear', from: '', to: '' })
  const period = periodIn(values)
  return (
    <Page title={t('screens.statistics')} description={t('about.statistics')}>
      <Stack gap="md">
        <Group gap="sm" align="end">
          <PeriodChoice value={values} onChange={change} />
        </Group>
        {period ? <Tiles period={period} path={path} values={values} /> : <NoPeriod value={values} />}
      </Stack>
    </Page>
  )
}

interface TilesProps {
  readonly period: Period
  readonly path: `/${string}`
  readonly values: PeriodAddress
}

function Tiles({ period, path, values }: TilesProps) {
  const query = useCall(calls.getStatisticSums, { From: period.from, To: period.to })
  return (
    <QueryView query={query} module="reports">
      {({ Subjects, Currency, CountedAt }) => (
        <>
          <CountedAhead at={CountedAt} />
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {Subjects.map((sums) => (
              <Tile
                key={sums.Subject}
                sums={sums}
                currency={Currency}
                to={path + queryText({ ...values, period: values.period, subject: sums.Subject })}
              />
            ))}
          </SimpleGrid>
        </>
      )}
    </QueryView>
  )
}

type Sums = Output<typeof calls.getStatisticSums>['Subjects'][number]

function Tile({ sums, currency, to }: { sums: Sums; currency: string; to: string }) {
  const t = useText('reports')
  const { label, write } = useFigures(sums.Subject, currency)
  const { Subject, Figures, Values, Before } = sums
  const at = Figures.indexOf(subjects[Subject].drawn)
  const others = Figures.map((figure, place) => ({ figure, value: Values[place] ?? null }))
    .filter((_, place) => place !== at)
    .slice(0, 3)
  return (
    <AppLink to={to as '/'} className={classes['tile']!}>
      <Text size="sm" c="dimmed">
        {t(`subjects.${Subject}`)}
      </Text>
      <strong>{write(Figures[at]!, Values[at] ?? null)}</strong>
      <Text size="sm">{label(Figures[at]!)}</Text>
      <Text size="xs" c="dimmed">
        {t('beforeIs', { value: write(Figures[at]!, Before[at] ?? null) })}
      </Text>
      <ul className={classes['others']}>
        {others.map(({ figure, value }) => (
          <li key={figure}>
            <span>{label(figure)}</span>
            <span>{write(figure, value)}</span>
          </li>
        ))}
      </ul>
    </AppLink>
  )
}
