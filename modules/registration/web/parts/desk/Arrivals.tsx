import { Button, Group, Stack, Text } from '@mantine/core'
import { addDays } from '#platform/shared/values/dates.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useLookupRecord } from '#modules/lookups/web/public.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { travelTones } from '../state/tones.ts'

/** Who arrives and who leaves, by day and time; the days stand in the address. */
export function Arrivals() {
  const t = useText('registration/travel')
  const format = useFormat()
  const { values, change } = useAddress({ From: '', To: '' })
  const from = values.From || today()
  const to = values.To && values.To >= from ? values.To : addDays(from, 6)
  const { column, filter, props } = useList(calls.getArrivals, 'registration')
  const ofLookup = useLookupRecord()
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <Text size="sm" c="dimmed" maw="44rem">
          {t('arrivals.about')}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={() => change({ From: today(), To: today() })}>
            {t('arrivals.today')}
          </Button>
          <Button variant="default" onClick={() => change({ From: today(), To: addDays(today(), 6) })}>
            {t('arrivals.week')}
          </Button>
          <Button
            component={AppLink}
            to={href('/report/ArrivalsList/:DateFrom?/:DateTo?', { DateFrom: from, DateTo: to }) as '/'}
          >
            {t('arrivals.print')}
          </Button>
        </Group>
      </Group>
      <DataTable
        {...props}
        id="arrivals"
        rowKey={(row) => row.Key}
        columns={[
          column('Day', { label: t('arrivals.day'), cell: (row) => format.weekdayAndDay(row.Day) }),
          { key: 'Time', label: t('arrivals.time'), text: (row) => row.Time, cell: (row) => format.time(row.Time) },
          {
            key: 'Kind',
            label: t('arrivals.kind'),
            text: (row) => t(`arrivals.kinds.${row.Kind}`),
            cell: (row) => (
              <StateBadge tone={row.Kind === 'arrival' ? 'info' : 'neutral'} label={t(`arrivals.kinds.${row.Kind}`)} />
            ),
          },
          column('TraineeName', { always: true, card: 'title' }),
          {
            key: 'Flight',
            label: t('arrivals.flight'),
            text: (row) => row.Flight,
            cell: (row) => row.Flight && <Code>{row.Flight}</Code>,
          },
          {
            key: 'HotelName',
            label: t('arrivals.hotel'),
            cell: (row) => <Localized text={row.HotelName} />,
            text: (row) => row.HotelName?.ar ?? row.HotelName?.en ?? null,
          },
          column('OrganizationName', { hidden: true }),
          column('ClassCode', { label: t('arrivals.class') }),
          column('CourseName', { hidden: true }),
          column('Travel', {
            label: t('arrivals.state'),
            tones: travelTones,
            words: (state) => t(`arrivals.states.${state}`),
            card: 'badge',
          }),
        ]}
        filters={[
          { keyFrom: 'From', keyTo: 'To', label: t('arrivals.day'), kind: 'dayRange' },
          filter('Kind', { label: t('arrivals.kind'), words: (kind) => t(`arrivals.kinds.${kind}`) }),
          filter('ClassID', {
            label: t('arrivals.class'),
            record: {
              call: calls.getRegistrationClasses,
              option: (row) => ({ value: row.ClassID, label: row.ClassCode }),
            },
          }),
          filter('HotelID', { label: t('arrivals.hotel'), record: ofLookup('Hotel') }),
          filter('Travel', { label: t('arrivals.state'), words: (state) => t(`arrivals.states.${state}`) }),
        ]}
        searchable
        rowHref={(row) => href('/CourseRegistration-Edit/:ID', { ID: row.ID })}
        emptySentence={t('arrivals.none')}
      />
    </Stack>
  )
}
