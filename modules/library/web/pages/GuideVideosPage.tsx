import { Button, Stack, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { libraryCalls as calls } from '../../contract/calls.ts'
import { VideoPlayer, type Video } from '../parts/VideoPlayer.tsx'

/** The videos that the academy has published for trainees. */
export default function GuideVideosPage() {
  const t = useText('library')
  const format = useFormat()
  const pick = usePick()
  const { column, props } = useList(calls.getOwnDocuments, 'library')
  const [shown, setShown] = useState<Video | null>(null)
  return (
    <Page title={t('screens.videos')} description={t('about.videos')}>
      <DataTable
        {...props}
        id="guide-videos"
        input={{ Kind: 'video' }}
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
          column('CategoryName', { label: t('fields.category') }),
          {
            key: 'Bytes',
            label: t('fields.file'),
            cell: (row) => format.bytes(row.Bytes),
            text: (row) => row.FileName,
          },
          column('ChangedAt'),
          {
            key: 'Play',
            label: t('play'),
            card: 'action',
            cell: (row) => (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconPlayerPlay size="1rem" aria-hidden />}
                aria-label={`${t('playIt')}: ${pick(row.Title)}`}
                onClick={() => setShown(row)}
              >
                {t('playIt')}
              </Button>
            ),
          },
        ]}
        searchable
        exportable={false}
        onRow={setShown}
        emptySentence={t('noVideos')}
      />
      <Dialog
        opened={shown !== null}
        onClose={() => setShown(null)}
        title={shown ? t('playing', { title: pick(shown.Title) }) : ''}
        size="xl"
      >
        {shown && <VideoPlayer key={shown.FileID} video={shown} />}
      </Dialog>
    </Page>
  )
}
