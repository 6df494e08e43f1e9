import { useCall } from '#platform/web/data.ts'
import { Localized, nothing, Typed, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { libraryCalls } from '../../contract/calls.ts'

/** Every version of a document, the newest first. */
export function DocumentVersions({ id }: { id: number }) {
  const t = useText('library')
  const format = useFormat()
  const query = useCall(libraryCalls.getDocumentVersions, { ID: id })
  return (
    <QueryView query={query} module="library">
      {({ Items }) => (
        <SimpleTable
          caption={t('showVersions')}
          rows={Items}
          rowKey={(row) => row.Number}
          columns={[
            { key: 'Number', label: t('fields.number'), card: 'title', cell: (row) => format.number(row.Number) },
            {
              key: 'File',
              label: t('fields.file'),
              cell: (row) => <FileLink id={row.FileID} name={row.FileName} size={row.Bytes} />,
            },
            {
              key: 'Note',
              label: t('fields.note'),
              cell: (row) => (row.Note ? <Typed>{row.Note}</Typed> : nothing),
            },
            { key: 'By', label: t('fields.by'), cell: (row) => (row.By ? <Localized text={row.By} /> : nothing) },
            { key: 'ChangedAt', label: t('fields.changedAt'), cell: (row) => format.dateTime(row.ChangedAt) },
          ]}
        />
      )}
    </QueryView>
  )
}
