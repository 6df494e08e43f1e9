import { Alert, Badge, Group, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { attendanceCalls as calls } from '../../contract/calls.ts'

type Course = Output<typeof calls.getMyAttendance>[number]
const tones = { present: 'green', late: 'yellow', leftEarly: 'yellow', excused: 'blue', absent: 'red' } as const

/** On the page of a class, for a trainee of it. */
export function OwnAttendanceOfClass({ ID }: SectionOf) {
  const t = useText('attendance')
  const query = useCall(calls.getMyAttendance, {})
  return (
    <QueryView query={query}>
      {(classes) => {
        const course = classes.find((each) => each.CourseClassID === ID)
        if (!course) return <EmptyState sentence={t('noSessions')} />
        return (
          <Section>
            {course.IsAtRisk && (
              <Alert color="red" title={t('atRisk')}>
                {t('atRiskHint')}
              </Alert>
            )}
            <OwnAttendance course={course} />
          </Section>
        )
      }}
    </QueryView>
  )
}

/** The trainee's own attendance in a class: the percentages, then session by session. */
export function OwnAttendance({ course }: { course: Course }) {
  const t = useText('attendance')
  const format = useFormat()
  return (
    <Stack gap="md">
      <KeyValues
        columns={4}
        items={[
          { label: t('taken'), value: format.percent(course.TakenPercent) },
          { label: t('final'), value: format.percent(course.FinalPercent) },
          { label: t('reachable'), value: format.percent(course.ReachablePercent) },
          { label: t('required'), value: format.percent(course.ThresholdPercent) },
        ]}
      />
      <SimpleTable
        caption={t('sessions')}
        rows={course.Sessions}
        rowKey={(session) => session.SessionID}
        emptySentence={t('noSessions')}
        columns={[
          {
            key: 'number',
            label: t('session'),
            card: 'title',
            cell: (session) => t('sessionNumber', { number: format.number(session.SessionNumber) }),
          },
          { key: 'day', label: t('day'), cell: (session) => format.day(session.Day) },
          {
            key: 'time',
            label: t('time'),
            cell: (session) => format.timeRange(session.StartsAt, session.EndsAt),
          },
          {
            key: 'mark',
            label: t('mark'),
            card: 'badge',
            cell: (session) =>
              session.SessionState === 'cancelled' ? (
                <Text size="sm" c="dimmed">
                  {t('sessionStates.cancelled')}
                </Text>
              ) : session.State ? (
                <Group gap={4}>
                  <Badge variant="light" color={tones[session.State]}>
                    {t(`marks.${session.State}`)}
                  </Badge>
                  {session.Minutes > 0 && <Text size="xs">{format.minutes(session.Minutes)}</Text>}
                </Group>
              ) : (
                <Text size="sm" c="dimmed">
                  {t('notMarked')}
                </Text>
              ),
          },
        ]}
      />
    </Stack>
  )
}
