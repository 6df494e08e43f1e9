import * as z from 'zod'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { day, id, optionalLine, timeOfDay } from '#platform/shared/shapes.ts'
import { usePick } from '#platform/web/format.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import type { Registration } from '../wire.ts'

const schema = z
  .object({
    Flight: optionalLine(200),
    ArrivesOn: day().nullable(),
    ArrivesAt: timeOfDay().nullable(),
    DepartureFlight: optionalLine(200),
    DepartsOn: day().nullable(),
    DepartsAt: timeOfDay().nullable(),
    HotelID: id().nullable(),
    Hotel: optionalLine(200),
    RoomTypeID: id().nullable(),
  })
  .refine((travel) => Boolean(travel.Flight || travel.Hotel || travel.HotelID), { error: 'required', path: ['Flight'] })
  .refine(({ ArrivesOn, DepartsOn }) => !ArrivesOn || !DepartsOn || DepartsOn >= ArrivesOn, {
    error: 'endBeforeStart',
    path: ['DepartsOn'],
  })

interface FormProps {
  readonly registration: Registration
  readonly onClose: () => void
  readonly onReload: () => void
  readonly onDone?: (() => void) | undefined
}

/** The flights there and back, the hotel and the room that were arranged. */
export function TravelForm({ registration, onClose, onReload, onDone }: FormProps) {
  const words = useText('registration/travel')
  const t = useText('registration')
  const pick = usePick()
  const form = useRecordForm({
    module: 'registration',
    call: calls.arrangeTravel,
    schema,
    version: registration.Version,
    initial: {
      Flight: registration.Flight,
      ArrivesOn: registration.ArrivesOn,
      ArrivesAt: registration.ArrivesAt,
      DepartureFlight: registration.DepartureFlight,
      DepartsOn: registration.DepartsOn,
      DepartsAt: registration.DepartsAt,
      HotelID: registration.HotelID,
      Hotel: registration.Hotel,
      RoomTypeID: registration.RoomTypeID,
    },
    toInput: (values, { version }) => ({ body: { ID: registration.ID, Version: version, ...values } }),
    success: t('travel.saved'),
    onSaved: () => {
      onDone?.()
      onClose()
    },
    onReload,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('travel.save')} onCancel={onClose}>
      <TextField {...form.field('Flight')} label={t('fields.flight')} description={t('travel.flightHint')} />
      <FieldRow>
        <DayField {...form.field('ArrivesOn')} label={words('arrivalDay')} description={words('dayHint')} />
        <TimeField {...form.field('ArrivesAt')} label={words('arrivalTime')} />
      </FieldRow>
      <TextField {...form.field('DepartureFlight')} label={words('departureFlight')} />
      <FieldRow>
        <DayField {...form.field('DepartsOn')} label={words('departureDay')} />
        <TimeField {...form.field('DepartsAt')} label={words('departureTime')} />
      </FieldRow>
      <LookupSelect
        {...form.field('HotelID')}
        call={lookupsCalls.getLookupOptions}
        lookup="Hotel"
        label={t('fields.hotel')}
        {...(registration.HotelID && {
          chosen: [{ value: registration.HotelID, label: pick(registration.HotelName) }],
        })}
      />
      <TextField {...form.field('Hotel')} label={t('fields.otherHotel')} description={t('travel.otherHotelHint')} />
      <LookupSelect
        {...form.field('RoomTypeID')}
        call={lookupsCalls.getLookupOptions}
        lookup="RoomType"
        label={t('fields.roomType')}
        {...(registration.RoomTypeID && {
          chosen: [{ value: registration.RoomTypeID, label: pick(registration.RoomTypeName) }],
        })}
      />
    </RecordForm>
  )
}
