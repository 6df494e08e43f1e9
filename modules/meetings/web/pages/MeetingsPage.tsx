import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { meetingsCalls as calls } from '../../contract/calls.ts'
import { meetingButtons, meetingTones } from '../parts/meeting.ts'
import { EditMeeting, MeetingForm } from '../parts/MeetingForm.tsx'
import { MeetingView } from '../parts/MeetingView.tsx'

/** The meetings that one has called or is invited to, or one of them. */
export default function MeetingsPage() {
  const id = useIdParam()
  return id === null ? <Meetings /> : <MeetingView key={id} id={id} />
}

function Meetings() {
  const t = useText('meetings')
  const format = useFormat()
  const { column, filter, props } = useList(calls.getMeetings, 'meetings')
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <Page
      title={t('screens.meetings')}
      description={t('about.meetings')}
      actions={
        <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => setEdited('new')}>
          {t('acts.addMeeting.do')}
        </Button>
      }
    >
      <DataTable
        {...props}
        id="meetings"
        columns={[
          column('Name', { always: true, card: 'title' }),
          column('Day'),
          {
            key: 'StartsAt',
            label: t('fields.when'),
            text: (row) => format.timeRange(row.StartsAt, row.EndsAt),
            cell: (row) => format.timeRange(row.StartsAt, row.EndsAt),
          },
          column('OrganizerName'),
          column('ClassCode'),
          column('Place'),
          {
            key: 'Yes',
            label: t('fields.coming'),
            text: (row) => (row.Invited === 0 ? '' : t('of', { count: row.Yes, all: row.Invited })),
            cell: (row) =>
              row.Invited === 0 ? '' : t('of', { count: format.number(row.Yes), all: format.number(row.Invited) }),
          },
          column('State', { tones: meetingTones }),
        ]}
        filters={[
          filter('State'),
          filter('IsMine'),
          { keyFrom: 'From', keyTo: 'To', label: t('fields.day'), kind: 'dayRange' },
        ]}
        searchable
        rowHref={(row) => href('/Meetings/:ID?', { ID: row.ID })}
        rowActions={(row) => meetingButtons(row, () => setEdited(row.ID))}
        emptySentence={t('none')}
      />
      <Dialog
        opened={edited !== null}
        onClose={close}
        title={t(edited === 'new' ? 'newMeeting' : 'screens.meeting')}
        drawer
        size="40rem"
      >
        {edited === 'new' && <MeetingForm meeting={null} onClose={close} />}
        {typeof edited === 'number' && <EditMeeting id={edited} onClose={close} />}
      </Dialog>
    </Page>
  )
}
