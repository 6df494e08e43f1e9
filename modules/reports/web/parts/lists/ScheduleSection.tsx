import { Text } from '@mantine/core'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { addDays } from '#platform/shared/values/dates.ts'
import { reportsCalls as calls } from '../../../contract/calls.ts'
import { scheduleFields } from '../../../contract/saved.ts'
import { rhythms, type Rhythm } from '../../../rules/next-run.ts'
import type { SavedReport } from './report.ts'

/** A Sunday. */
const sunday = '2026-03-01'

/** When the author's own report is sent, and to whom. */
export function ScheduleSection({ report }: { report: SavedReport }) {
  const t = useText('reports')
  const format = useFormat()
  const pick = usePick()
  const [editing, setEditing] = useState(false)
  const { Schedule: schedule, ID: ReportID } = report
  const when = schedule
    ? [
        t(`rhythms.${schedule.Rhythm}`),
        schedule.Weekday !== null && format.weekday(addDays(sunday, schedule.Weekday)),
        schedule.MonthDay !== null && format.number(schedule.MonthDay),
        format.time(`${String(schedule.Hour).padStart(2, '0')}:00`),
      ].filter((each) => each !== false)
    : []
  return (
    <Section
      title={t('builder.schedule')}
      actions={
        <ActionBar
          module="reports"
          allowed={report.ScheduleActions}
          actions={{
            setSchedule: { run: () => setEditing(true) },
            pauseSchedule: { run: () => send(calls.pauseSchedule, { ReportID }) },
            resumeSchedule: { main: true, run: () => send(calls.resumeSchedule, { ReportID }) },
            deleteSchedule: { danger: true, confirm: true, run: () => send(calls.deleteSchedule, { ReportID }) },
          }}
        />
      }
    >
      {schedule ? (
        <KeyValues
          items={[
            { label: t('fields.rhythm'), value: format.joined(when) },
            {
              label: t('fields.nextAt'),
              value: schedule.IsPaused ? t('builder.isPaused') : format.dateTime(schedule.NextAt),
            },
            { label: t('fields.lastAt'), value: format.dateTime(schedule.LastAt) },
            {
              label: t('fields.recipients'),
              value: schedule.Recipients.map(({ ID, Name, LostAt, Failure }) => (
                <div key={ID}>
                  <bdi>{pick(Name)}</bdi>
                  {LostAt !== null && (
                    <Text size="sm" c="var(--mantine-color-error)">
                      {t('builder.lost')}
                    </Text>
                  )}
                  {LostAt === null && Failure !== null && (
                    <Text size="sm" c="var(--mantine-color-error)">
                      {t('builder.notMade', { why: t(`failures.${Failure}`) })}
                    </Text>
                  )}
                </div>
              )),
            },
          ]}
        />
      ) : (
        <Text c="dimmed">{t('builder.noSchedule')}</Text>
      )}
      <Dialog opened={editing} onClose={() => setEditing(false)} title={t('builder.schedule')} size="lg">
        {editing && <ScheduleForm report={report} onClose={() => setEditing(false)} />}
      </Dialog>
    </Section>
  )
}

function ScheduleForm({ report, onClose }: { report: SavedReport; onClose: () => void }) {
  const t = useText('reports')
  const format = useFormat()
  const pick = usePick()
  const { Schedule: schedule } = report
  const form = useRecordForm({
    module: 'reports',
    call: calls.setSchedule,
    schema: scheduleFields,
    initial: {
      ReportID: report.ID,
      Rhythm: (schedule?.Rhythm ?? 'weekly') as Rhythm,
      Weekday: schedule?.Weekday ?? (null as number | null),
      MonthDay: schedule?.MonthDay ?? (null as number | null),
      Hour: schedule?.Hour ?? 8,
      PeopleIDs: schedule?.Recipients.map(({ ID }) => ID) ?? ([] as number[]),
    },
    toInput: (values) => ({ body: values }) as never,
    success: t('builder.scheduleSet'),
    onSaved: onClose,
  })
  const { Rhythm: rhythm } = form.values as { Rhythm: Rhythm }
  const rhythmField = form.field('Rhythm')
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <FieldRow>
        <SelectField<Rhythm>
          {...rhythmField}
          onChange={(value) => {
            rhythmField.onChange((value ?? 'daily') as never)
            form.setValue('Weekday', null as never)
            form.setValue('MonthDay', null as never)
          }}
          label={t('fields.rhythm')}
          options={rhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
          required
        />
        {rhythm === 'weekly' && (
          <SelectField<number>
            {...form.field('Weekday')}
            label={t('fields.weekday')}
            options={[0, 1, 2, 3, 4, 5, 6].map((value) => ({ value, label: format.weekday(addDays(sunday, value)) }))}
            required
          />
        )}
        {rhythm === 'monthly' && (
          <NumberField
            {...form.field('MonthDay')}
            label={t('fields.monthDay')}
            description={t('hints.monthDay')}
            min={1}
            max={31}
            required
          />
        )}
        <SelectField<number>
          {...form.field('Hour')}
          label={t('fields.hour')}
          description={t('hints.hour')}
          options={Array.from({ length: 24 }, (_, value) => ({
            value,
            label: format.time(`${String(value).padStart(2, '0')}:00`),
          }))}
          required
        />
      </FieldRow>
      <RecordSelect
        {...form.field('PeopleIDs')}
        multiple
        label={t('fields.recipients')}
        description={t('hints.recipients')}
        call={calls.getReportPeople}
        input={{ ReportID: report.ID }}
        option={(row) => ({ value: row.ID, label: pick(row.Name) })}
        chosen={schedule?.Recipients.map(({ ID, Name }) => ({ value: ID, label: pick(Name) })) ?? []}
        required
      />
    </RecordForm>
  )
}
