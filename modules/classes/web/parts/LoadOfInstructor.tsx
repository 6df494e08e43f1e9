import { Progress, Stack } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { today } from '#platform/web/start/zone.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { classesCalls as calls } from '../../contract/calls.ts'
import { PeriodChoice } from './schedule/PeriodChoice.tsx'

type Month = Output<typeof calls.getInstructorLoad>[number]

/** What an instructor teaches, month by month of a year; its classes open in their own tab. */
export function LoadOfInstructor({ ID }: SectionOf) {
  const t = useText('classes')
  const format = useFormat()
  const thisYear = Number(today().slice(0, 4))
  const { values, change } = useAddress({ loadYear: thisYear })
  const year = values.loadYear
  const query = useCall(calls.getInstructorLoad, { ID, Year: year })
  const move = (by: number) => change({ loadYear: Math.min(2100, Math.max(2000, year + by)) })
  return (
    <Section
      title={t('load.tab')}
      flush
      actions={
        <PeriodChoice
          label={format.count(year)}
          onPrevious={() => move(-1)}
          onToday={() => change({ loadYear: thisYear })}
          onNext={() => move(1)}
        />
      }
    >
      <QueryView query={query} module="classes">
        {(months) => <Months ID={ID} months={months} year={year} />}
      </QueryView>
    </Section>
  )
}

function Months({ ID, months, year }: { ID: number; months: readonly Month[]; year: number }) {
  const t = useText('classes')
  const format = useFormat()
  const most = Math.max(...months.map((month) => month.Minutes))
  const sum = (key: 'Sessions' | 'Minutes' | 'HeldMinutes') => months.reduce((total, month) => total + month[key], 0)
  return (
    <SimpleTable
      caption={t('load.tab')}
      rows={months}
      rowKey={(month) => month.Month}
      columns={[
        { key: 'Month', label: t('schedule.month'), card: 'title', cell: ({ Month }) => format.monthName(Month) },
        {
          key: 'Classes',
          label: t('screens.classes'),
          align: 'end',
          cell: ({ Month, Classes }) =>
            Classes === 0 ? (
              format.number(0)
            ) : (
              <AppLink to="/Instructor/Add-Edit/:ID?" params={{ ID }} search={{ tab: 'classes', ...days(year, Month) }}>
                {format.number(Classes)}
              </AppLink>
            ),
        },
        { key: 'Sessions', label: t('load.sessions'), align: 'end', cell: ({ Sessions }) => format.number(Sessions) },
        {
          key: 'Minutes',
          label: t('load.hours'),
          cell: ({ Minutes }) => (
            <Stack gap="0.125rem" miw="8rem">
              <span>{format.minutes(Minutes)}</span>
              {Minutes > 0 && <Progress value={(Minutes / most) * 100} size="xs" aria-hidden />}
            </Stack>
          ),
        },
        { key: 'HeldMinutes', label: t('sessionStates.held'), cell: ({ HeldMinutes }) => format.minutes(HeldMinutes) },
      ]}
      totals={{
        Month: format.count(year),
        Sessions: format.number(sum('Sessions')),
        Minutes: format.minutes(sum('Minutes')),
        HeldMinutes: format.minutes(sum('HeldMinutes')),
      }}
    />
  )
}

/** The days of a month, as the tab of classes reads them from the address. */
function days(year: number, month: number) {
  const of = (day: number) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return { 'classes-From': of(1), 'classes-To': of(new Date(Date.UTC(year, month, 0)).getUTCDate()) }
}
