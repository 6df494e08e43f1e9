import { Button, Stack, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { useLookupRecord } from '#modules/lookups/web/public.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { libraryCalls as calls } from '../../contract/calls.ts'
import { VideoPlayer, type Video } from './VideoPlayer.tsx'

interface Shown {
  readonly id: string
  /** The videos alone. */
  readonly kind?: 'video'
  readonly emptySentence: string
}

/** What the library has published for the reader's role: files to download, videos to play. */
export function OwnDocuments({ id, kind, emptySentence }: Shown) {
  const t = useText('library')
  const format = useFormat()
  const pick = usePick()
  const ofLookup = useLookupRecord()
  const { column, filter, props } = useList(calls.getOwnDocuments, 'library')
  const [shown, setShown] = useState<Video | null>(null)
  return (
    <>
      <DataTable
        {...props}
        id={id}
        {...(kind && { input: { Kind: kind }, onRow: setShown })}
        columns={[
          column('Title', {
            always: true,
            card: 'title',
            cell: (row) => (
              <Stack gap={2}>
                <Localized text={row.Title} />
                {pick(row.About) && (
                  <Text size="xs" c="dimmed" lineClamp={2} component="div">
                    <Localized text={row.About} />
                  </Text>
                )}
              </Stack>
            ),
          }),
          ...(kind ? [] : [column('Kind', { words: (each) => t(`kinds.${each}`) })]),
          column('CategoryName', { label: t('fields.category') }),
          {
            key: 'Bytes',
            label: t('fields.file'),
            cell: (row) =>
              row.Kind === 'video' ? (
                format.bytes(row.Bytes)
              ) : (
                <FileLink id={row.FileID} name={row.FileName} size={row.Bytes} />
              ),
            text: (row) => row.FileName,
          },
          column('ChangedAt'),
          {
            key: 'Play',
            label: t('play'),
            card: 'action',
            cell: (row) =>
              row.Kind === 'video' && (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconPlayerPlay size="1rem" aria-hidden />}
                  aria-label={`${t('playIt')}${format.colon}${pick(row.Title)}`}
                  onClick={() => setShown(row)}
                >
                  {t('playIt')}
                </Button>
              ),
          },
        ]}
        {...(!kind && {
          filters: [
            filter('Kind', { words: (each) => t(`kinds.${each}`) }),
            filter('CategoryID', { label: t('fields.category'), record: ofLookup('DocumentCategory') }),
            filter('IsGuide'),
          ],
        })}
        searchable
        exportable={false}
        emptySentence={emptySentence}
      />
      <Dialog
        opened={shown !== null}
        onClose={() => setShown(null)}
        title={shown ? t('playing', { title: pick(shown.Title) }) : ''}
        size="xl"
      >
        {shown && <VideoPlayer key={shown.FileID} video={shown} />}
      </Dialog>
    </>
  )
}
