import { Text } from '@mantine/core'
import { ClassRoomName } from '#modules/planning/web/public.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { sessionTones } from '../tones.ts'
import type { OwnClassRecord } from './own-class.ts'

type Session = OwnClassRecord['Sessions'][number]

/** The sessions of an own class: when and where it meets, about what and with whom. */
export function OwnSessions({ found }: { found: OwnClassRecord }) {
  const t = useText('classes')
  const format = useFormat()
  return (
    <Section flush>
      <SimpleTable<Session>
        caption={t('tabs.sessions')}
        rows={found.Sessions}
        rowKey={(session) => session.ID}
        emptySentence={t('own.noSessions')}
        columns={[
          {
            key: 'day',
            label: t('fields.day'),
            card: 'title',
            cell: (session) => (
              <>
                {format.weekdayAndDay(session.Date)}
                <Text component="div" size="xs" c="dimmed">
                  {session.State === 'cancelled'
                    ? t('sessionStates.cancelled')
                    : t('sessionNumber', { number: format.number(session.Number) })}
                </Text>
              </>
            ),
          },
          {
            key: 'time',
            label: t('fields.time'),
            cell: (session) => format.timeRange(session.StartTime, session.EndTime),
          },
          {
            key: 'classRoom',
            label: t('fields.classRoom'),
            cell: (session) => <ClassRoomName of={session} elsewhere={t(`places.${found.Place}`)} />,
          },
          {
            key: 'module',
            label: t('fields.module'),
            cell: (session) => <Localized text={session.ModuleName} fallback="—" />,
          },
          {
            key: 'instructors',
            label: t('fields.instructor'),
            cell: (session) =>
              session.Instructors.length === 0
                ? '—'
                : session.Instructors.map((each) => (
                    <div key={each.InstructorID}>
                      <Localized text={each.Name} />
                    </div>
                  )),
          },
          {
            key: 'state',
            label: t('fields.state'),
            card: 'badge',
            cell: (session) => (
              <StateBadge tone={sessionTones[session.State] ?? 'neutral'} label={t(`sessionStates.${session.State}`)} />
            ),
          },
        ]}
      />
    </Section>
  )
}
