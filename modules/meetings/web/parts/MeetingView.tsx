import { Alert, Stack } from '@mantine/core'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useGo } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { History } from '#platform/web/ui/History.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { meetingsCalls as calls } from '../../contract/calls.ts'
import { Answering } from './Answering.tsx'
import { Clashes } from './Clashes.tsx'
import { answerTones, isTooLate, meetingButtons, meetingTones, type Meeting } from './meeting.ts'
import { MeetingFacts } from './MeetingFacts.tsx'
import { MeetingForm } from './MeetingForm.tsx'

/** One meeting: what it is, and to whoever keeps it who comes. */
export function MeetingView({ id }: { id: number }) {
  const query = useCall(calls.getMeeting, { ID: id }, { keep: false })
  return (
    <QueryView query={query} module="meetings">
      {(meeting) => <MeetingOf meeting={meeting} />}
    </QueryView>
  )
}

function MeetingOf({ meeting }: { meeting: Meeting }) {
  const t = useText('meetings')
  const pick = usePick()
  const go = useGo()
  const [editing, setEditing] = useState(false)
  const { ID, Own, IsKept } = meeting
  return (
    <Page
      title={pick(meeting.Name)}
      badge={<StateBadge module="meetings" state={meeting.State} tones={meetingTones} />}
      actions={
        <ActionBar
          module="meetings"
          allowed={meeting.Actions}
          actions={meetingButtons(meeting, () => setEditing(true))}
          onDone={(name) => (name === 'deleteMeeting' ? void go('/Meetings/:ID?') : undefined)}
        />
      }
    >
      {isTooLate(meeting) && (
        <Alert color="yellow" role="status">
          {t('refusals.beginsInThePast')}
        </Alert>
      )}
      <Clashes clashes={meeting.Clashes} isScheduled={meeting.State !== 'draft' || isTooLate(meeting)} />
      {Own && (
        <Section title={t('invitation.question')}>
          <Answering
            answer={Own.Answer}
            canAnswer={Own.CanAnswer}
            send={(Answer) => send(calls.answerMyself, { body: { ID, Answer } })}
          />
        </Section>
      )}
      <Section title={t('details')}>
        <MeetingFacts meeting={meeting} columns={3} />
      </Section>
      {IsKept && <Invited meeting={meeting} />}
      {IsKept && (
        <Section title={t('history')}>
          <History module="meetings" items={meeting.History} />
        </Section>
      )}
      <Dialog opened={editing} onClose={() => setEditing(false)} title={t('screens.meeting')} drawer size="40rem">
        {editing && <MeetingForm meeting={meeting} onClose={() => setEditing(false)} />}
      </Dialog>
    </Page>
  )
}

/** Who is invited, and what each has answered. */
function Invited({ meeting }: { meeting: Meeting }) {
  const t = useText('meetings')
  const { column, filter, props } = useList(calls.getMeetingInvitees, 'meetings')
  const { ID, Yes, Maybe, No } = meeting
  const counts = { yes: Yes, maybe: Maybe, no: No, none: meeting.Invited - Yes - Maybe - No }
  const tiles = Object.entries(counts).map(([key, count]) => ({
    key,
    count,
    label: t(`answers.${key as keyof typeof counts}`),
    href: href('/Meetings/:ID?', { ID }, { Answer: key }),
  }))
  return (
    <Section title={t('fields.invited')}>
      <Stack gap="md">
        {meeting.State !== 'draft' && <CountTiles tiles={tiles} />}
        <DataTable
          {...props}
          id="meetingInvitees"
          input={{ MeetingID: ID }}
          columns={[
            column('Name', { always: true, card: 'title', label: t('fields.invitee') }),
            column('As', { words: (as) => t(`kinds.${as}`) }),
            column('Answer', { tones: answerTones, words: (answer) => t(`answers.${answer}`) }),
            column('AnsweredAt'),
            column('ByClass'),
          ]}
          filters={[filter('Answer', { words: (answer) => t(`answers.${answer}`) })]}
          searchable
          emptySentence={t('noInvitees')}
        />
      </Stack>
    </Section>
  )
}
