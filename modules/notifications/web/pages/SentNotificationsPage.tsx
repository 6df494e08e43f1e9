import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { sendActs } from '../../contract/acts.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { sendAddress } from '../parts/sending/addresses.ts'
import { Send } from '../parts/sending/Send.tsx'
import { sendTones } from '../parts/sending/tones.ts'

/** What was sent by hand, and how far it is; the one that the address names. */
export default function SentNotificationsPage() {
  const id = useIdParam()
  return id === null ? <Sends /> : <Send key={id} id={id} />
}

function Sends() {
  const t = useText('notifications')
  const words = useText('notifications/sending')
  const user = useUser()
  const { column, filter, props } = useList(calls.getSends, 'notifications/sending')
  const states = { words: (state: keyof typeof sendTones) => words(`states.${state}`) }
  return (
    <Page
      title={t('screens.sends')}
      description={words('about')}
      actions={
        <>
          {/* Nobody reads the mailbox of another. */}
          {!user?.acting && (
            <Button variant="default" component={AppLink} to={href('/Mailbox', {}, { tab: 'sent' }) as '/'}>
              {words('letters')}
            </Button>
          )}
          <Button component={AppLink} to="/AddNotification" leftSection={<IconPlus size="1.125rem" aria-hidden />}>
            {t('screens.send')}
          </Button>
        </>
      }
    >
      <DataTable
        {...props}
        id="sends"
        columns={[
          column('Title', { always: true, card: 'title' }),
          column('State', { ...states, tones: sendTones }),
          column('Told'),
          column('People'),
          column('MadeAt'),
          column('By'),
          column('EndedAt', { hidden: true }),
        ]}
        filters={[filter('State', states)]}
        searchable
        rowHref={(row) => sendAddress(row.ID)}
        rowActions={(row) => actButtons(sendActs, row, ['stopSend'])}
        emptySentence={words('none')}
      />
    </Page>
  )
}
