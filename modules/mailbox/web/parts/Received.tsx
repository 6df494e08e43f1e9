import { Anchor } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Typed } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { mailboxCalls as calls } from '../../contract/calls.ts'
import { LetterOf } from './LetterOf.tsx'
import { tones } from './tones.ts'

type Row = Output<typeof calls.getMailbox>['Items'][number]

/** Letters and notifications to the reader, the newest first. */
export function Received() {
  const t = useText('mailbox')
  const { column, filter, props } = useList(calls.getMailbox, 'mailbox')
  const [opened, setOpened] = useState<Row | null>(null)
  const subject = (row: Row) => {
    if (row.Kind === 'letter')
      return (
        <Anchor component="button" type="button" size="sm" ta="start" underline="always" onClick={() => setOpened(row)}>
          <Typed>{row.Subject}</Typed>
        </Anchor>
      )
    return row.Href === null ? (
      <Typed>{row.Subject}</Typed>
    ) : (
      <AppLink to={row.Href as '/'}>
        <Typed>{row.Subject}</Typed>
      </AppLink>
    )
  }
  return (
    <>
      <DataTable
        {...props}
        id="mailbox"
        columns={[
          column('Subject', { always: true, card: 'title', cell: subject }),
          column('Kind', { words: (kind) => t(`kinds.${kind}`) }),
          column('At'),
          column('State', { tones }),
        ]}
        filters={[filter('Kind', { words: (kind) => t(`kinds.${kind}`) }), filter('State')]}
        searchable
        emptySentence={t('none')}
      />
      <Dialog
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened?.Subject ?? ''}
        drawer
        size="48rem"
      >
        {opened && <LetterOf id={opened.ID} />}
      </Dialog>
    </>
  )
}
