import { Button } from '@mantine/core'
import { IconCalculator, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCurrencies, useLookupRecord } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { roomPriceActs } from '../../contract/acts.ts'
import { accommodationCalls as calls } from '../../contract/calls.ts'
import { RoomPriceForm } from '../parts/RoomPriceForm.tsx'
import { StayPrice } from '../parts/StayPrice.tsx'

type RoomPrice = Output<typeof calls.getRoomPrices>['Items'][number]

/** What rooms cost a night, by hotel, type and period. */
export default function RoomPricePage() {
  const t = useText('accommodation')
  const pick = usePick()
  const format = useFormat()
  const currencies = useCurrencies()
  const ofLookup = useLookupRecord()
  const [edited, setEdited] = useState<RoomPrice | 'new' | null>(null)
  const [reckoning, setReckoning] = useState(false)
  const { column, filter, props } = useList(calls.getRoomPrices, 'accommodation')
  return (
    <Page
      title={t('screens.roomPrices')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconCalculator size="1.125rem" aria-hidden />}
            onClick={() => setReckoning(true)}
          >
            {t('stay.title')}
          </Button>
          <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => setEdited('new')}>
            {t('acts.addRoomPrice.do')}
          </Button>
        </>
      }
    >
      <DataTable
        {...props}
        id="roomPrices"
        columns={[
          column('HotelName', { label: t('fields.hotel'), always: true, card: 'title' }),
          column('City', { cell: (row) => <bdi>{row.City}</bdi> }),
          column('RoomTypeName', { label: t('fields.roomType') }),
          column('FirstNight'),
          column('LastNight'),
          column('Nights'),
          column('Price', { label: t('fields.nightPrice') }),
        ]}
        filters={[
          filter('HotelID', { record: ofLookup('Hotel') }),
          filter('RoomTypeID', { record: ofLookup('RoomType') }),
          filter('Night'),
          filter('Currency', { options: currencies.map((value) => ({ value, label: value })) }),
        ]}
        onRow={setEdited}
        rowActions={(row) =>
          actButtons(roomPriceActs, row, ['editRoomPrice', 'deleteRoomPrice'], {
            editRoomPrice: { run: () => setEdited(row) },
            deleteRoomPrice: {
              confirm: t('acts.deleteRoomPrice.ask', {
                hotel: pick(row.HotelName),
                nights: format.dayRange(row.FirstNight, row.LastNight),
              }),
            },
          })
        }
        emptySentence={t('prices.none')}
      />
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={t(edited === 'new' ? 'acts.addRoomPrice.do' : 'prices.edit')}
        size="lg"
      >
        {edited !== null && (
          <RoomPriceForm
            key={edited === 'new' ? 'new' : edited.ID}
            price={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Dialog>
      <Dialog opened={reckoning} onClose={() => setReckoning(false)} title={t('stay.title')} size="lg">
        {reckoning && <StayPrice />}
      </Dialog>
    </Page>
  )
}
