import { Skeleton, Stack, Text } from '@mantine/core'
import { useCallback } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { MediaPlayer } from '#platform/web/ui/media/MediaPlayer.tsx'
import { usePlayAddress } from '#platform/web/ui/media/usePlayAddress.ts'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { libraryCalls } from '../../contract/calls.ts'

export type Video = Output<typeof libraryCalls.getOwnDocuments>['Items'][number]

/** A video of the library with what is said of it. */
export function VideoPlayer({ video }: { video: Video }) {
  const pick = usePick()
  const format = useFormat()
  const ask = useCallback(
    async () => (await send(libraryCalls.openDocument, { body: { ID: video.ID } })).Address,
    [video.ID],
  )
  const { address, problem, renew } = usePlayAddress(ask)
  if (problem !== null) return <ErrorState problem={problem} module="library" onRetry={() => void renew()} />
  return (
    <Stack gap="sm">
      {address === null ? (
        <Skeleton height="12rem" />
      ) : (
        <MediaPlayer kind="video" address={address} renew={() => void renew()} label={pick(video.Title)} autoPlay />
      )}
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
