import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, InstantText } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { scheduleCalls as calls } from '../../contract/calls.ts'

type Reply = Output<typeof calls.getFeed>

/** Since when there is a private address, and what may be done with it. A new one is shown until the page is left. */
export function Feed() {
  const query = useCall(calls.getFeed, {})
  const [address, setAddress] = useState<string | null>(null)
  return (
    <QueryView query={query} module="schedule">
      {(feed) => (
        <Stack gap="sm">
          {address !== null && feed.MadeAt !== null && <NewAddress address={address} />}
          <Standing feed={feed} onAddress={setAddress} onDone={() => void query.refetch()} />
        </Stack>
      )}
    </QueryView>
  )
}

function Standing({
  feed,
  onAddress,
  onDone,
}: {
  feed: Reply
  onAddress: (address: string | null) => void
  onDone: () => void
}) {
  const t = useText('schedule')
  return (
    <>
      <Text size="sm">
        {feed.MadeAt === null ? (
          t('feed.none')
        ) : (
          <>
            {t('feed.since')} <InstantText at={feed.MadeAt} />
          </>
        )}
      </Text>
      <ActionBar
        module="schedule"
        allowed={feed.Actions}
        onDone={onDone}
        actions={{
          makeFeed: { main: true, run: async () => onAddress((await send(calls.makeFeed, {})).Address) },
          renewFeed: { confirm: true, run: async () => onAddress((await send(calls.renewFeed, {})).Address) },
          revokeFeed: {
            danger: true,
            confirm: true,
            run: async () => {
              await send(calls.revokeFeed, {})
              onAddress(null)
            },
          },
        }}
      />
    </>
  )
}

function NewAddress({ address }: { address: string }) {
  const t = useText('schedule')
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast.done(t('feed.copied'))
  }
  return (
    <Alert color="green" title={t('feed.made')}>
      <Stack gap="xs">
        <Text size="sm">{t('feed.once')}</Text>
        <Text size="sm">
          {/* Read and copied as a whole, on as many lines as it takes. */}
          <Code style={{ display: 'inline-block', overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{address}</Code>
        </Text>
        <Group gap="sm">
          {navigator.clipboard && (
            <Button size="xs" onClick={() => void copy()}>
              {t('feed.copy')}
            </Button>
          )}
          <Anchor size="sm" href={address.replace(/^https?:/, 'webcal:')}>
            {t('feed.inProgram')}
          </Anchor>
        </Group>
      </Stack>
    </Alert>
  )
}
