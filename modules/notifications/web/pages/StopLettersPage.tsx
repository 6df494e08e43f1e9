import { Container, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { isProblem, send } from '#platform/web/client.ts'
import { refreshEverything, skip, useCall } from '#platform/web/data.ts'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import { useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'

/** What the foot of a letter about a topic opens, without a log-in: out of such letters, and back in. */
export default function StopLettersPage() {
  const t = useText('notifications')
  const words = useText('notifications/stopping')
  const key = useParam('Key') ?? ''
  const query = useCall(calls.getLettersByKey, key ? { Key: key } : skip, { keep: false })
  const isUnknown =
    key === '' || isProblem(query.error, 'notFound') || (query.error && isProblem(query.error, 'invalidInput'))
  return (
    <>
      <PublicTop />
      <Container size="sm" py="xl">
        <Page title={t('screens.stopLetters')}>
          {isUnknown ? (
            <EmptyState sentence={words('unknown')} action={{ label: words('home'), href: '/' }} />
          ) : query.error ? (
            <ErrorState problem={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <QueryView query={query} module="notifications">
              {(found) => <Choice keyOfLetter={key} found={found} />}
            </QueryView>
          )}
        </Page>
      </Container>
    </>
  )
}

interface ChoiceProps {
  readonly keyOfLetter: string
  readonly found: Output<typeof calls.getLettersByKey>
}

function Choice({ keyOfLetter, found: { Address, About, AreStopped, Actions } }: ChoiceProps) {
  const t = useText('notifications')
  const words = useText('notifications/stopping')
  const change = (call: typeof calls.stopLetters | typeof calls.resumeLetters) => async () => {
    await send(call, { body: { Key: keyOfLetter } })
    await refreshEverything()
  }
  // Left to right inside of the sentence, whatever stands around it.
  const address = `\u2066${Address}\u2069`
  const sentence =
    About === 'daily'
      ? words(AreStopped ? 'dailyStopped' : 'daily', { address })
      : words(AreStopped ? 'stopped' : 'about', { address, topic: t(`topicNames.${About}`) })
  return (
    <Section>
      <Stack gap="md">
        <Text aria-live="polite">{sentence}</Text>
        <ActionBar
          module="notifications"
          allowed={Actions}
          actions={{
            stopLetters: { main: true, run: change(calls.stopLetters) },
            resumeLetters: { run: change(calls.resumeLetters) },
          }}
        />
      </Stack>
    </Section>
  )
}
