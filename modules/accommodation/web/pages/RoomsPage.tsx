import { Button } from '@mantine/core'
import { IconPlus, IconReceipt } from '@tabler/icons-react'
import { LookupEntries } from '#modules/lookups/web/public.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { RoomList } from '../parts/RoomList.tsx'

/** Where people stay: the rooms and allotments, and the hotels that have them, a list of its own. */
export default function RoomsPage() {
  const t = useText('accommodation')
  const words = useText('lookups')
  const { values } = useAddress({ tab: '' })
  return (
    <Page
      title={t('screens.rooms')}
      actions={
        <>
          <Button
            component={AppLink}
            to="/RoomPrice"
            variant="default"
            leftSection={<IconReceipt size="1.125rem" aria-hidden />}
          >
            {t('screens.roomPrices')}
          </Button>
          {/* The list of hotels has its own way to add one. */}
          {values.tab !== 'hotels' && (
            <Button
              component={AppLink}
              to="/Setting/Room-Edit/:ID?"
              leftSection={<IconPlus size="1.125rem" aria-hidden />}
            >
              {t('acts.addRoom.do')}
            </Button>
          )}
        </>
      }
    >
      <AddressTabs
        tabs={[
          { key: 'rooms', label: t('rooms.tab'), content: () => <RoomList /> },
          {
            key: 'hotels',
            label: words('screens.Hotel'),
            content: () => <LookupEntries lookup="Hotel" addressPrefix="hotels" />,
          },
        ]}
      />
    </Page>
  )
}
