import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { mailboxCalls as calls } from '../../contract/calls.ts'
import { tones } from './tones.ts'

/** Letters of the whole academy that have not left, those that wait for longest first. */
export function Unsent() {
  const t = useText('mailbox')
  const { column, filter, props } = useList(calls.getUnsentLetters, 'mailbox')
  return (
    <DataTable
      {...props}
      id="unsentLetters"
      columns={[
        column('Subject', { always: true, card: 'title' }),
        column('To'),
        column('At'),
        column('State', { tones }),
        column('Cause', { words: (cause) => t(`causes.${cause}`) }),
        column('NextTryAt'),
      ]}
      filters={[filter('State')]}
      searchable
      emptySentence={t('noneUnsent')}
    />
  )
}
