import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { mailboxCalls as calls } from '../../contract/calls.ts'
import { tones } from './tones.ts'

/** Letters that follow from what the reader did, and what became of each. */
export function Sent() {
  const t = useText('mailbox')
  const { column, filter, props } = useList(calls.getSentLetters, 'mailbox')
  return (
    <DataTable
      {...props}
      id="sentLetters"
      columns={[
        column('Subject', { always: true, card: 'title' }),
        column('To'),
        column('At'),
        column('State', { tones }),
        column('Cause', { words: (cause) => t(`causes.${cause}`) }),
        column('IsOpened'),
      ]}
      filters={[filter('State'), filter('IsOpened')]}
      searchable
      emptySentence={t('noneSent')}
    />
  )
}
