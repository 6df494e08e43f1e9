import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { RowMenu } from '#platform/web/tables/RowMenu.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { useActionRunner } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { sessionActs as acts } from '../../contract/acts.ts'
import type { CourseClass } from './course-class.ts'
import { SessionForm } from './SessionForm.tsx'
import { sessionTones } from './tones.ts'

type Session = CourseClass['CourseClassSessions'][number]

/** The sessions of a class: added, moved and cancelled here. A clash is named where it is refused. */
export function ClassSessions({ found }: { found: CourseClass }) {
  const t = useText('classes')
  const format = useFormat()
  const kit = useKit()
  const [edited, setEdited] = useState<Session | 'new' | null>(null)
  const mayEdit = found.Actions.includes('edit')
  const runner = useActionRunner('classes')
  const actions = (session: Session): Actions =>
    actButtons(acts, session, ['moveSession', 'cancelSession'], {
      moveSession: { always: true, run: () => setEdited(session) },
      cancelSession: {
        always: true,
        run: ({ reason }) => send(acts.table.cancelSession.call, { ID: session.ID, ...(reason && { reason }) }),
      },
    })
  return (
    <Section
      flush
      title={t('tabs.sessions')}
      description={t('sessions.within', { from: found.StartDate, to: found.EndDate })}
      actions={
        mayEdit && (
          // The next step of the class itself is the one filled button, once there are sessions.
          <Button
            size="xs"
            variant={found.CourseClassSessions.length === 0 ? 'filled' : 'default'}
            leftSection={<IconPlus size="1rem" />}
            onClick={() => setEdited('new')}
          >
            {t('acts.addSession.do')}
          </Button>
        )
      }
    >
      <SimpleTable<Session>
        caption={t('tabs.sessions')}
        rows={found.CourseClassSessions}
        rowKey={(session) => session.ID}
        emptySentence={t('sessions.none')}
        columns={[
          {
            key: 'number',
            label: t('fields.session'),
            card: 'title',
            cell: (session) => (session.State === 'cancelled' ? '—' : format.number(session.Number)),
          },
          {
            key: 'day',
            label: t('fields.day'),
            cell: (session) => `${format.weekday(session.Date)} ${format.day(session.Date)}`,
          },
          {
            key: 'time',
            label: t('fields.time'),
            cell: (session) => format.timeRange(session.StartTime, session.EndTime),
          },
          { key: 'classRoom', label: t('fields.classRoom'), cell: (session) => <Code>{session.ClassRoomCode}</Code> },
          { key: 'module', label: t('fields.module'), cell: (session) => <Localized text={session.ModuleName} /> },
          {
            key: 'instructors',
            label: t('fields.instructor'),
            cell: (session) => (
              <Group gap={4}>
                {session.Instructors.length === 0 && <Text size="sm">{'—'}</Text>}
                {session.Instructors.map((each) => (
                  <Localized key={each.InstructorID} text={each.Name} />
                ))}
              </Group>
            ),
          },
          {
            key: 'state',
            label: t('fields.state'),
            card: 'badge',
            cell: (session) => (
              <StateBadge tone={sessionTones[session.State] ?? 'neutral'} label={t(`sessionStates.${session.State}`)} />
            ),
          },
          ...(mayEdit
            ? [
                {
                  key: 'actions',
                  label: kit('table.actions'),
                  align: 'end' as const,
                  cell: (session: Session) =>
                    session.Actions.length > 0 && (
                      <RowMenu
                        row={session}
                        label={t('sessionNumber', { number: format.number(session.Number) })}
                        module="classes"
                        actions={actions}
                        start={(action) => void runner.start(action)}
                      />
                    ),
                },
              ]
            : []),
        ]}
      />
      {runner.dialog}
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={t(edited === 'new' ? 'acts.addSession.do' : 'sessions.edit')}
        size="lg"
      >
        {edited !== null && (
          <SessionForm
            key={edited === 'new' ? 0 : edited.ID}
            found={found}
            session={edited === 'new' ? null : (found.CourseClassSessions.find(({ ID }) => ID === edited.ID) ?? edited)}
            onClose={() => setEdited(null)}
          />
        )}
      </Dialog>
    </Section>
  )
}
