import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { Received } from '../parts/Received.tsx'
import { Sent } from '../parts/Sent.tsx'

/** What the academy sent to the reader; to staff also what they sent. */
export default function MailboxPage() {
  const t = useText('mailbox')
  const sends = useMayPass('staff')
  return (
    <Page title={t('screens.mailbox')} description={t('about.mailbox')}>
      {sends ? (
        <AddressTabs
          tabs={[
            { key: 'received', label: t('tabs.received'), content: () => <Received /> },
            { key: 'sent', label: t('tabs.sent'), content: () => <Sent /> },
          ]}
        />
      ) : (
        <Received />
      )}
    </Page>
  )
}
