import { Button, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '../../text.ts'
import classes from './states.module.css'

/** In place of a part whose file did not come. With the network it is asked for again. */
export function LostPart({ onAgain }: { onAgain: () => void }) {
  const t = useText('platform')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was to open above the page has its place at the end of it.
    box.current?.scrollIntoView({ block: 'nearest' })
    addEventListener('online', onAgain)
    return () => removeEventListener('online', onAgain)
  }, [onAgain])
  return (
    <Stack align="center" gap="sm" className={classes['state']} role="alert" ref={box}>
      <Text size="sm" ta="center">
        {t('pages.chunk.title')}
      </Text>
      <Button variant="default" onClick={onAgain}>
        {t('actions.retry')}
      </Button>
    </Stack>
  )
}
