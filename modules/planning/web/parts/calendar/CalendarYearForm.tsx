import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useNewestRow } from '#platform/web/tables/useNewestRow.ts'
import { useText } from '#platform/web/text.ts'
import { calendarYearFields } from '../../../contract/calendar.ts'
import { planningCalls as calls } from '../../../contract/calls.ts'
import { WeekdaysField } from '../row/WeekdaysField.tsx'
import { thisYear } from '../YearChoice.tsx'

type Year = Output<typeof calls.getCalendarYears>['Items'][number]
interface Values {
  Year: number | null
  FirstDay: string
  LastDay: string
  Weekdays: readonly number[]
  StartTime: string
  EndTime: string
  Terms: { Name: Trilingual; FirstDay: string; LastDay: string }[]
}

const valuesOf = ({ Year, FirstDay, LastDay, Weekdays, StartTime, EndTime, Terms }: Year): Values => ({
  Year,
  FirstDay,
  LastDay,
  Weekdays,
  StartTime,
  EndTime,
  Terms: Terms.map((term) => ({ ...term, Name: term.Name as Trilingual })),
})

/** What a new year begins as: the one after the newest, with its week. */
function nextAfter(newest: Year | null): Values {
  const year = newest ? newest.Year + 1 : thisYear()
  return {
    Year: year,
    FirstDay: `${year}-01-01`,
    LastDay: `${year}-12-31`,
    Weekdays: newest?.Weekdays ?? [0, 1, 2, 3, 4],
    StartTime: newest?.StartTime ?? '09:00',
    EndTime: newest?.EndTime ?? '14:00',
    Terms: [],
  }
}

/** A year of the academy: its days, its week and its terms. */
export function CalendarYearForm({
  year: opened,
  newest,
  onClose,
}: {
  year: Year | null
  newest: Year | null
  onClose: () => void
}) {
  const t = useText('calendar')
  const planning = useText('planning')
  const platform = useText('platform')
  const format = useFormat()
  const year = useNewestRow(calls.getCalendarYears, opened)
  const form = useRecordForm({
    module: 'planning',
    call: year ? calls.editCalendarYear : calls.addCalendarYear,
    schema: calendarYearFields,
    initial: year ? valuesOf(year) : nextAfter(newest),
    ...(year && { version: year.Version }),
    toInput: (values, { version }) =>
      (year ? { ID: year.ID, body: { ...values, Version: version } } : { body: values }) as never,
    refusedFields: { calendarYearThere: 'Year' },
    success: platform('toasts.saved'),
    onSaved: onClose,
  })
  const terms = form.list('Terms')
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <FieldRow>
        <NumberField {...form.field('Year')} label={planning('fields.year')} min={2000} max={2200} required />
        <DayField {...form.field('FirstDay')} label={planning('fields.firstDay')} required />
        <DayField {...form.field('LastDay')} label={planning('fields.lastDay')} required />
      </FieldRow>
      <WeekdaysField {...form.field('Weekdays')} label={t('week')} required />
      <FieldRow>
        <TimeField {...form.field('StartTime')} label={planning('fields.startTime')} required />
        <TimeField {...form.field('EndTime')} label={planning('fields.endTime')} required />
      </FieldRow>
      <FieldGroup title={t('terms')}>
        {terms.items.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('noTerms')}
          </Text>
        )}
        {terms.items.map((_, at) => {
          const number = format.number(at + 1)
          return (
            <Stack key={at} gap="xs" role="group" aria-label={t('term', { number })}>
              <TrilingualField {...form.field(`Terms.${at}.Name`)} label={t('term', { number })} required />
              <FieldRow>
                <DayField {...form.field(`Terms.${at}.FirstDay`)} label={planning('fields.firstDay')} required />
                <DayField {...form.field(`Terms.${at}.LastDay`)} label={planning('fields.lastDay')} required />
              </FieldRow>
              <Group>
                <Button variant="subtle" color="red" size="compact-sm" onClick={() => terms.remove(at)}>
                  {t('removeTerm', { number })}
                </Button>
              </Group>
            </Stack>
          )
        })}
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size="1rem" />}
            onClick={() => terms.add({ Name: {}, FirstDay: '', LastDay: '' })}
          >
            {t('addTerm')}
          </Button>
        </Group>
      </FieldGroup>
    </RecordForm>
  )
}
