import { Text } from '@mantine/core'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { reportsCalls as calls } from '../../../contract/calls.ts'
import { onWeekday, type SavedReport } from './report.ts'

const ScheduleForm = lazyPart(async () => (await import('./ScheduleForm.tsx')).ScheduleForm)

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
        schedule.Weekday !== null && format.weekday(onWeekday(schedule.Weekday)),
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
