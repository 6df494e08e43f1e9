import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import type { libraryCalls } from '../../contract/calls.ts'
import classes from './VideoPlayer.module.css'
import { useVideoAddress } from './useVideoAddress.ts'

export type Video = Output<typeof libraryCalls.getOwnDocuments>['Items'][number]

/** Plays by byte ranges. Where its address has ended or the line is cut it goes on from where it was, with another one. */
export function VideoPlayer({ video }: { video: Video }) {
  const t = useText('library')
  const pick = usePick()
  const format = useFormat()
  const { address, problem, renew } = useVideoAddress(video.ID)
  const at = useRef(0)
  const [failed, setFailed] = useState(false)
  if (problem !== null) return <ErrorState problem={problem} module="library" onRetry={() => void renew()} />
  return (
    <Stack gap="sm">
      {address === null ? (
        <Skeleton height="12rem" />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what was uploaded has none
        <video
          className={classes['player']}
          src={address}
          controls
          autoPlay
          playsInline
          preload="metadata"
          aria-label={pick(video.Title)}
          onTimeUpdate={(event) => (at.current = event.currentTarget.currentTime)}
          onLoadedMetadata={(event) => {
            if (at.current > 0) event.currentTarget.currentTime = at.current
          }}
          onError={() => setFailed(true)}
        />
      )}
      {failed && (
        <Alert color="red" role="alert">
          <Group justify="space-between">
            <Text size="sm">{t('unplayable')}</Text>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                setFailed(false)
                void renew()
              }}
            >
              {t('playAgain')}
            </Button>
          </Group>
        </Alert>
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
