import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { reportActs } from '../../contract/acts.ts'
import { chatCalls as calls } from '../../contract/calls.ts'
import { LookDrawer } from '../parts/LookDrawer.tsx'

type Room = Output<typeof calls.getAllRooms>['Items'][number]
type Report = Output<typeof calls.getReports>['Items'][number]

const tones = { reported: 'warning', dismissed: 'neutral', upheld: 'danger' } as const

/** What was reported, and all rooms; opening one is written down. */
export default function AllChatsPage() {
  const t = useText('chat')
  const { values, change } = useAddress({ look: 0 })
  return (
    <Page title={t('screens.all')} description={t('lookLogged')}>
      <Section title={t('reports')} flush>
        <Reports onLook={(look) => change({ look }, { push: true })} />
      </Section>
      <Section title={t('rooms')} flush>
        <AllRooms onLook={(look) => change({ look }, { push: true })} />
      </Section>
      <LookDrawer roomId={values.look || null} onClose={() => change({ look: 0 })} />
    </Page>
  )
}

function Reports({ onLook }: { onLook: (roomId: number) => void }) {
  const t = useText('chat')
  const { column, filter, props, waiting } = useList(calls.getReports, 'chat')
  const columns: Column<Report>[] = [
    column('Text', {
      always: true,
      card: 'title',
      cell: (row) => (
        <>
          {(row.Text || !row.File) && (
            <Text span size="sm" dir="auto" lineClamp={3}>
              {row.Text || t('aFile')}
            </Text>
          )}
          {row.File && <FileLink id={row.File.ID} name={row.File.Name} size={row.File.Size} />}
        </>
      ),
    }),
    column('SenderName', { label: t('fields.sender') }),
    column('Reason'),
    column('ReporterName', { label: t('fields.reporter') }),
    column('ClassCode'),
    column('CourseName', { label: t('fields.course'), hidden: true }),
    column('SentAt', { hidden: true }),
    column('ReportedAt'),
    column('State', { tones }),
    column('Decision', { hidden: true }),
  ]
  return (
    <DataTable
      {...props}
      id="chat-reports"
      addressPrefix="reports-"
      columns={columns}
      filters={[filter('State')]}
      needsAction={waiting({ State: 'reported' })}
      rowActions={(row) => ({
        look: { label: t('openRoomOf'), always: true, run: () => onLook(row.RoomID) },
        ...actButtons(reportActs, row, ['upholdReport', 'dismissReport']),
      })}
      emptySentence={t('noReports')}
    />
  )
}

function AllRooms({ onLook }: { onLook: (roomId: number) => void }) {
  const t = useText('chat')
  const format = useFormat()
  const { column, filter, props } = useList(calls.getAllRooms, 'chat')
  const columns: Column<Room>[] = [
    column('ClassCode', { always: true }),
    column('CourseName', { label: t('fields.course'), card: 'title' }),
    column('Kind', { words: (kind) => t(`kinds.${kind as Room['Kind']}`) }),
    column('InstructorName', { label: t('fields.instructor'), cell: (row) => <Localized text={row.InstructorName} /> }),
    column('TraineeName', { label: t('fields.trainee'), cell: (row) => <Localized text={row.TraineeName} /> }),
    column('Messages', { cell: (row) => format.number(row.Messages) }),
    column('LastAt'),
    column('Reports'),
  ]
  return (
    <DataTable
      {...props}
      id="chat-rooms"
      columns={columns}
      filters={[filter('Kind', { words: (kind) => t(`kinds.${kind as Room['Kind']}`) }), filter('IsReported')]}
      onRow={(row) => onLook(row.ID)}
      searchable
      searchLabel={t('searchAll')}
      emptySentence={t('noRoomsAtAll')}
    />
  )
}
