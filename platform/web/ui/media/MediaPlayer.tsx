import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useKit } from '../useKit.ts'
import classes from './MediaPlayer.module.css'

export interface MediaPlayerProps {
  readonly kind: 'video' | 'audio'
  /** Under which the server answers with parts of it. */
  readonly address: string
  /** Asks for another address. */
  readonly renew: () => void
  readonly label: string
  readonly autoPlay?: boolean
  /** Without the browser's own button to keep it. */
  readonly isOnlyShown?: boolean
}

/** Plays by byte ranges. Where its address has ended or the line is cut it goes on from where it was, with another one. */
export function MediaPlayer({ kind, address, renew, label, autoPlay = false, isOnlyShown = false }: MediaPlayerProps) {
  const kit = useKit()
  const at = useRef(0)
  const [failed, setFailed] = useState(false)
  const media = {
    className: classes['player'],
    src: address,
    controls: true,
    autoPlay,
    preload: 'metadata',
    'aria-label': label,
    ...(isOnlyShown && { controlsList: 'nodownload' }),
    onTimeUpdate: (event: { currentTarget: HTMLMediaElement }) => (at.current = event.currentTarget.currentTime),
    onLoadedMetadata: (event: { currentTarget: HTMLMediaElement }) => {
      if (at.current > 0) event.currentTarget.currentTime = at.current
    },
    onError: () => setFailed(true),
  } as const
  return (
    <Stack gap="xs">
      {kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what was uploaded has none
        <video playsInline {...media} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what was uploaded has none
        <audio {...media} />
      )}
      {failed && (
        <Alert color="red" role="alert">
          <Group justify="space-between">
            <Text size="sm">{kit('player.unplayable')}</Text>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                setFailed(false)
                renew()
              }}
            >
              {kit('player.playAgain')}
            </Button>
          </Group>
        </Alert>
      )}
    </Stack>
  )
}
