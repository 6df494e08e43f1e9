import { Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything, skip, useCall } from '#platform/web/data.ts'
import { useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { LetterKeyPage } from '../parts/LetterKeyPage.tsx'

/** What the foot of a letter about a topic opens, without a log-in: out of such letters, and back in. */
export default function StopLettersPage() {
  const t = useText('notifications')
  const words = useText('notifications/stopping')
  const key = useParam('Key') ?? ''
  const query = useCall(calls.getLettersByKey, key ? { Key: key } : skip, { keep: false })
  return (
    <LetterKeyPage
      title={t('screens.stopLetters')}
      module="notifications"
      query={query}
      isGiven={key !== ''}
      unknown={{ sentence: words('unknown'), label: words('home'), href: '/' }}
    >
      {(found) => <Choice keyOfLetter={key} found={found} />}
    </LetterKeyPage>
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
