import { Anchor, Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { calendarYearActs } from '../../contract/acts.ts'
import { planningCalls as calls } from '../../contract/calls.ts'
import { CalendarYearForm } from '../parts/calendar/CalendarYearForm.tsx'
import { RecurringHolidays } from '../parts/calendar/RecurringHolidays.tsx'
import { useWeekdayName } from '../parts/words.tsx'

type Year = Output<typeof calls.getCalendarYears>['Items'][number]

/** The academy's years with their terms and working week, and the holidays that come again each year. */
export default function AnnualCalendarPage() {
  const t = useText('calendar')
  const planning = useText('planning')
  const query = useCall(calls.getCalendarYears, {})
  const [edited, setEdited] = useState<Year | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <Page title={planning('screens.calendar')} description={t('about')}>
      <Stack gap="md">
        <Section
          title={t('years')}
          actions={
            <Button leftSection={<IconPlus size="1.125rem" />} onClick={() => setEdited('new')}>
              {planning('acts.addCalendarYear.do')}
            </Button>
          }
        >
          <QueryView query={query} module="planning">
            {({ Items }) => <Years years={Items} onEdit={setEdited} />}
          </QueryView>
        </Section>
        <RecurringHolidays />
      </Stack>
      <Dialog
        opened={edited !== null}
        onClose={close}
        title={edited === 'new' ? planning('acts.addCalendarYear.do') : t('editYear')}
        size="lg"
      >
        {edited !== null && (
          <CalendarYearForm
            year={edited === 'new' ? null : edited}
            newest={query.data?.Items[0] ?? null}
            onClose={close}
          />
        )}
      </Dialog>
    </Page>
  )
}

function Years({ years, onEdit }: { years: readonly Year[]; onEdit: (year: Year) => void }) {
  const t = useText('calendar')
  const planning = useText('planning')
  const format = useFormat()
  const weekday = useWeekdayName()
  const mayOpenHolidays = useMayPass('adminTrainingCoordinator')
  return (
    <SimpleTable
      caption={t('years')}
      rows={years}
      rowKey={(row) => row.ID}
      emptySentence={t('noYears')}
      columns={[
        { key: 'Year', label: planning('fields.year'), card: 'title', cell: (row) => format.count(row.Year) },
        { key: 'FirstDay', label: t('days'), cell: (row) => format.dayRange(row.FirstDay, row.LastDay) },
        { key: 'Weekdays', label: t('week'), cell: (row) => format.list(row.Weekdays.map(weekday)) },
        { key: 'StartTime', label: t('hours'), cell: (row) => format.timeRange(row.StartTime, row.EndTime) },
        {
          key: 'Terms',
          label: t('terms'),
          cell: (row) =>
            row.Terms.length === 0 ? (
              t('noTerms')
            ) : (
              <Stack gap={0}>
                {row.Terms.map((term) => (
                  <span key={term.FirstDay}>
                    <Localized text={term.Name} />: {format.dayRange(term.FirstDay, term.LastDay)}
                  </span>
                ))}
              </Stack>
            ),
        },
        {
          key: 'Actions',
          label: '',
          card: 'action',
          cell: (row) => (
            <Group gap="sm" justify="flex-end" wrap="nowrap">
              {mayOpenHolidays && (
                <Anchor
                  size="sm"
                  flex="none"
                  component={AppLink}
                  to={href('/Planning/Holiday', {}, { Year: row.Year }) as '/'}
                >
                  {t('holidays')}
                </Anchor>
              )}
              <ActionBar
                module="planning"
                allowed={row.Actions}
                actions={actButtons(calendarYearActs, row, ['editCalendarYear', 'deleteCalendarYear'], {
                  editCalendarYear: { run: () => onEdit(row) },
                  deleteCalendarYear: {
                    confirm: planning('acts.deleteCalendarYear.ask', { year: format.count(row.Year) }),
                  },
                })}
              />
            </Group>
          ),
        },
      ]}
    />
  )
}
