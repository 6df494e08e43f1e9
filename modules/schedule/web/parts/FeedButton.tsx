import { Button, Stack, Text } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

const Feed = lazyPart(async () => (await import('./Feed.tsx')).Feed)

/** Brings the own schedule into the reader's calendar program. */
export function FeedButton() {
  const t = useText('schedule')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarPlus size="1rem" />} onClick={() => setOpened(true)}>
        {t('feed.open')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('feed.title')}>
        <Stack gap="sm">
          <Text size="sm">{t('feed.about')}</Text>
          <Feed />
        </Stack>
      </Dialog>
    </>
  )
}
