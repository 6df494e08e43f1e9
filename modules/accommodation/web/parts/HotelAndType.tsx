import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { usePick } from '#platform/web/format.tsx'
import type { FieldProps } from '#platform/web/forms/fields/field.ts'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { useText } from '#platform/web/text.ts'

type Field = Omit<FieldProps<any>, 'label'>

/** Which hotel, and which type of its rooms. `known`: what is chosen already, though it may no longer be offered. */
export function HotelAndType({
  hotel,
  type,
  known,
}: {
  hotel: Field
  type: Field
  known?: {
    readonly HotelID: number
    readonly HotelName: Trilingual
    readonly RoomTypeID: number
    readonly RoomTypeName: Trilingual
  } | null
}) {
  const t = useText('accommodation')
  const pick = usePick()
  const call = lookupsCalls.getLookupOptions
  return (
    <FieldRow>
      <LookupSelect
        {...hotel}
        call={call}
        lookup="Hotel"
        label={t('fields.hotel')}
        {...(known && { chosen: [{ value: known.HotelID, label: pick(known.HotelName) }] })}
        required
      />
      <LookupSelect
        {...type}
        call={call}
        lookup="RoomType"
        label={t('fields.roomType')}
        {...(known && { chosen: [{ value: known.RoomTypeID, label: pick(known.RoomTypeName) }] })}
        required
      />
    </FieldRow>
  )
}
