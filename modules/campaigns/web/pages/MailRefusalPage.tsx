import { Stack, Text } from '@mantine/core'
import { LetterKeyPage } from '#modules/notifications/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything, skip, useCall } from '#platform/web/data.ts'
import { useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { campaignsCalls as calls } from '../../contract/calls.ts'

/** What the foot of a mail to many opens, without a log-in: out of such mails, and back in. */
export default function MailRefusalPage() {
  const t = useText('campaigns')
  const key = useParam('Key') ?? ''
  const query = useCall(calls.getMailRefusal, key ? { Key: key } : skip, { keep: false })
  return (
    <LetterKeyPage
      title={t('screens.mailRefusal')}
      module="campaigns"
      query={query}
      isGiven={key !== ''}
      unknown={{ sentence: t('mailRefusal.unknown'), label: t('mailRefusal.home'), href: '/UpcomingCourse' }}
    >
      {(found) => <Choice keyOfLetter={key} found={found} />}
    </LetterKeyPage>
  )
}

interface ChoiceProps {
  readonly keyOfLetter: string
  readonly found: Output<typeof calls.getMailRefusal>
}

function Choice({ keyOfLetter, found: { Address, IsRefused, Actions } }: ChoiceProps) {
  const t = useText('campaigns')
  const change = (call: typeof calls.refuseMails | typeof calls.allowMails) => async () => {
    await send(call, { body: { Key: keyOfLetter } })
    await refreshEverything()
  }
  return (
    <Section>
      <Stack gap="md">
        {/* Left to right inside of the sentence, whatever stands around it. */}
        <Text aria-live="polite">
          {t(IsRefused ? 'mailRefusal.refused' : 'mailRefusal.about', { address: `\u2066${Address}\u2069` })}
        </Text>
        <ActionBar
          module="campaigns"
          allowed={Actions}
          actions={{
            refuseMails: { main: true, run: change(calls.refuseMails) },
            allowMails: { run: change(calls.allowMails) },
          }}
        />
      </Stack>
    </Section>
  )
}
