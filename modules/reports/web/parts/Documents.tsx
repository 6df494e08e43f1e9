import { Badge, Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { foldText } from '#platform/shared/text.ts'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { rightKey } from '#platform/web/words/right-words.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { OpenDocument, type ListedDocument } from './OpenDocument.tsx'

/** Every printable document: what it asks for, who may open it, and the way to it. */
export function Documents({ find }: { find: string }) {
  const t = useText('reports')
  const words = useText('platform')
  const format = useFormat()
  const query = useCall(documentCalls.getDocuments, {})
  const [chosen, setChosen] = useState<ListedDocument | null>(null)
  const openedBy = ({ OpenedBy }: ListedDocument) =>
    OpenedBy === null
      ? t('documents.everybody')
      : format.list(OpenedBy.filter((each) => each !== 'anonymous').map((each) => words.maybe(rightKey(each), each)))
  return (
    <>
      <QueryView query={query} empty={(found) => found.length === 0}>
        {(found) => (
          <SimpleTable<ListedDocument>
            caption={t('screens.documents')}
            rows={found.filter(({ Title, Key }) =>
              foldText([...Object.values(Title), Key].join(' ')).includes(foldText(find)),
            )}
            emptySentence={t('registry.none')}
            rowKey={({ Key }) => Key}
            columns={[
              {
                key: 'Title',
                label: t('documents.title'),
                card: 'title',
                cell: (one) => (
                  <>
                    <Localized text={one.Title} /> {one.IsOff && <Badge color="gray">{t('documents.off')}</Badge>}
                  </>
                ),
              },
              { key: 'Key', label: t('documents.key'), card: 'none', cell: ({ Key }) => <Code>{Key}</Code> },
              {
                key: 'Parameters',
                label: t('documents.asks'),
                // On a phone the sixty of them are looked through; what one asks for says its dialog.
                card: 'none',
                cell: ({ Parameters }) =>
                  Parameters.map(({ Name, Kind, IsOptional }) => {
                    const what = t(`documents.kinds.${Kind}`)
                    return (
                      <div key={Name}>
                        <Code>{Name}</Code> {IsOptional ? t('documents.optional', { what }) : what}
                      </div>
                    )
                  }),
              },
              { key: 'OpenedBy', label: t('documents.openedBy'), card: 'none', cell: openedBy },
              {
                key: 'open',
                label: t('documents.open'),
                card: 'action',
                cell: (one) => (
                  <Button
                    size="compact-sm"
                    variant="default"
                    leftSection={<IconPrinter size="1rem" stroke={1.6} />}
                    disabled={one.IsOff}
                    onClick={() => setChosen(one)}
                  >
                    {t('documents.open')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </QueryView>
      {chosen && <OpenDocument document={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
