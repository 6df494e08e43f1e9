import { Button } from '@mantine/core'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { Received } from '../parts/Received.tsx'
import { Sent } from '../parts/Sent.tsx'
import { Unsent } from '../parts/Unsent.tsx'

/** What the academy sent to the reader; to staff also what they sent, to administrators all that has not left. */
export default function MailboxPage() {
  const t = useText('mailbox')
  const sends = useMayPass('staff')
  const keeps = useMayPass('admin')
  const notifies = useMayPass('editor')
  const { tab } = useAddress({ tab: 'received' }).values
  const shown = sends && tab === 'sent' ? tab : keeps && tab === 'unsent' ? tab : 'mailbox'
  return (
    <Page
      title={t('screens.mailbox')}
      description={t(`about.${shown}`)}
      actions={
        shown === 'sent' &&
        notifies && (
          <Button variant="default" component={AppLink} to={'/SentNotifications' as '/'}>
            {t('sends')}
          </Button>
        )
      }
    >
      {sends ? (
        <AddressTabs
          tabs={[
            { key: 'received', label: t('tabs.received'), content: () => <Received /> },
            { key: 'sent', label: t('tabs.sent'), content: () => <Sent /> },
            ...(keeps ? [{ key: 'unsent', label: t('tabs.unsent'), content: () => <Unsent /> }] : []),
          ]}
        />
      ) : (
        <Received />
      )}
    </Page>
  )
}
