import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { AfterAWhile, LinesSkeleton } from '#platform/web/ui/states/QueryView.tsx'
import { fetchFile } from '#platform/web/ui/files/files.ts'
import { libraryCalls as calls } from '../../contract/calls.ts'

type Video = Output<typeof calls.getOwnDocuments>['Items'][number]

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
        ]}
        searchable
        exportable={false}
        rowActions={(row) => ({
          play: {
            label: t('play'),
            always: true,
            main: true,
            icon: <IconPlayerPlay size="1rem" aria-hidden />,
            run: () => setShown(row),
          },
        })}
        emptySentence={t('noVideos')}
      />
      <Dialog
        opened={shown !== null}
        onClose={() => setShown(null)}
        title={shown ? t('playing', { title: pick(shown.Title) }) : ''}
        size="xl"
      >
        {shown && <Player key={shown.FileID} video={shown} />}
      </Dialog>
    </Page>
  )
}

function Player({ video }: { video: Video }) {
  const t = useText('library')
  const pick = usePick()
  const format = useFormat()
  const sentence = useSentence('library')
  const [address, setAddress] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let made: string | null = null
    let gone = false
    setProblem(null)
    fetchFile(video.FileID).then(
      (blob) => {
        if (gone) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      },
      (error: unknown) => !gone && setProblem(sentence(error)),
    )
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
    // The sentence is the language's, which does not change what is fetched.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [video.FileID, tries])
  if (problem)
    return (
      <Alert color="red" role="alert">
        <Group justify="space-between">
          {problem}
          <Button variant="default" size="compact-sm" onClick={() => setTries((number) => number + 1)}>
            {t('play')}
          </Button>
        </Group>
      </Alert>
    )
  if (!address)
    return (
      <AfterAWhile>
        <LinesSkeleton />
      </AfterAWhile>
    )
  return (
    <Stack gap="sm">
      {/* Nobody has written what is said in them. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        src={address}
        controls
        autoPlay
        style={{ inlineSize: '100%', maxBlockSize: '70vh', background: '#000' }}
        aria-label={pick(video.Title)}
        onError={() => setProblem(t('cannotPlay'))}
      />
      {pick(video.About) && (
        <Text size="sm">
          <Localized text={video.About} />
        </Text>
      )}
      <Text size="xs" c="dimmed" component="div">
        {format.dateTime(video.ChangedAt)}
        <Sep />
        {format.bytes(video.Bytes)}
      </Text>
    </Stack>
  )
}
