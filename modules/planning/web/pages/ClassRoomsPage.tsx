import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { LookupEntries } from '#modules/lookups/web/public.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { ClassRoomList } from '../parts/ClassRoomList.tsx'

/** Where classes meet, and the kinds that one may be of, a list of its own. */
export default function ClassRoomsPage() {
  const t = useText('planning')
  const words = useText('lookups')
  const { values } = useAddress({ tab: '' })
  return (
    <Page
      title={t('screens.classRooms')}
      actions={
        // The list of kinds has its own way to add one.
        values.tab !== 'kinds' && (
          <Button component={AppLink} to="/Setting/ClassRoom-Edit/:ID?" leftSection={<IconPlus size="1.125rem" />}>
            {t('acts.addClassRoom.do')}
          </Button>
        )
      }
    >
      <AddressTabs
        tabs={[
          { key: 'rooms', label: t('classRooms.tab'), content: () => <ClassRoomList /> },
          {
            key: 'kinds',
            label: words('screens.ClassRoomKind'),
            content: () => <LookupEntries lookup="ClassRoomKind" addressPrefix="kinds" />,
          },
        ]}
      />
    </Page>
  )
}
