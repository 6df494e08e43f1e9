import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { attendanceCalls as calls } from '../../contract/calls.ts'

type Waiting = Output<typeof calls.getOpenSheets>[number]

/** The sheets that the instructor can take now, each a step away; nothing where there are none. */
export function OpenSheets() {
  const t = useText('attendance')
  const format = useFormat()
  const { data } = useCall(calls.getOpenSheets, {}, { every: 120_000 })
  if (!data?.length) return null
  return (
    <Section title={t('waiting')} flush>
      <SimpleTable<Waiting>
        caption={t('waiting')}
        rows={data}
        rowKey={(row) => row.SessionID}
        emptySentence={t('noSessions')}
        columns={[
          {
            key: 'session',
            label: t('session'),
            card: 'title',
            cell: (row) => (
              <AppLink
                to={
                  href('/InstructorTraineeAttendance', {}, { class: row.CourseClassID, session: row.SessionID }) as '/'
                }
              >
                <Localized text={row.CourseName} /> {t('sessionNumber', { number: format.count(row.SessionNumber) })}
              </AppLink>
            ),
          },
          { key: 'class', label: t('classCode'), cell: (row) => <Code>{row.ClassCode}</Code> },
          {
            key: 'day',
            label: t('day'),
            cell: (row) => `${format.weekdayAndDay(row.Day)} ${format.timeRange(row.StartsAt, row.EndsAt)}`,
          },
          {
            key: 'unmarked',
            label: t('notMarked'),
            card: 'badge',
            cell: (row) => t('waitingOf', { count: row.Unmarked }),
          },
        ]}
      />
    </Section>
  )
}
