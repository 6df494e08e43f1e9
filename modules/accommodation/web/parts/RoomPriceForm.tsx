import { useCurrencies } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useNewestRow } from '#platform/web/tables/useNewestRow.ts'
import { useText } from '#platform/web/text.ts'
import { accommodationCalls as calls } from '../../contract/calls.ts'
import { roomPriceFields } from '../../contract/room-price.ts'
import { HotelAndType } from './HotelAndType.tsx'

type RoomPrice = Output<typeof calls.getRoomPrices>['Items'][number]

/** Adds or changes what a room of a type costs in a period. */
export function RoomPriceForm({ price: opened, onClose }: { price: RoomPrice | null; onClose: () => void }) {
  const t = useText('accommodation')
  const currencies = useCurrencies()
  const price = useNewestRow(calls.getRoomPrices, opened)
  const form = useRecordForm({
    module: 'accommodation',
    call: price ? calls.editRoomPrice : calls.addRoomPrice,
    schema: roomPriceFields,
    initial: {
      HotelID: (price?.HotelID ?? null) as number | null,
      RoomTypeID: (price?.RoomTypeID ?? null) as number | null,
      FirstNight: price?.FirstNight ?? '',
      LastNight: price?.LastNight ?? '',
      Price: price?.Price ?? null,
    },
    ...(price && { version: price.Version }),
    toInput: (values, { version }) =>
      (price ? { ID: price.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: t(price ? 'prices.saved' : 'prices.added'),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <HotelAndType hotel={form.field('HotelID')} type={form.field('RoomTypeID')} known={price} />
      <FieldRow>
        <DayField {...form.field('FirstNight')} label={t('fields.firstNight')} required />
        <DayField
          {...form.field('LastNight')}
          label={t('fields.lastNight')}
          description={t('prices.lastNightHint')}
          required
        />
      </FieldRow>
      <MoneyField
        {...form.field('Price')}
        label={t('fields.nightPrice')}
        description={t('prices.priceHint')}
        currencies={currencies}
        required
      />
    </RecordForm>
  )
}
