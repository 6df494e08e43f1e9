import * as z from 'zod'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { id, optionalLine } from '#platform/shared/shapes.ts'
import { usePick } from '#platform/web/format.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import type { Registration } from '../wire.ts'

const schema = z
  .object({
    Flight: optionalLine(200),
    HotelID: id().nullable(),
    Hotel: optionalLine(200),
    RoomTypeID: id().nullable(),
  })
  .refine((travel) => Boolean(travel.Flight || travel.Hotel || travel.HotelID), { error: 'required', path: ['Flight'] })

interface DialogProps {
  readonly registration: Registration
  readonly opened: boolean
  readonly onClose: () => void
  readonly onReload: () => void
}

/** The flight, the hotel and the room that were arranged. */
export function TravelDialog({ opened, onClose, ...rest }: DialogProps) {
  const t = useText('registration')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('travel.title')}>
      {opened && <Fields onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function Fields({ registration, onClose, onReload }: Omit<DialogProps, 'opened'>) {
  const t = useText('registration')
  const pick = usePick()
  const form = useRecordForm({
    module: 'registration',
    call: calls.arrangeTravel,
    schema,
    version: registration.Version,
    initial: {
      Flight: registration.Flight,
      HotelID: registration.HotelID,
      Hotel: registration.Hotel,
      RoomTypeID: registration.RoomTypeID,
    },
    toInput: (values, { version }) => ({ body: { ID: registration.ID, Version: version, ...values } }),
    success: t('travel.saved'),
    onSaved: onClose,
    onReload,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('travel.save')} onCancel={onClose}>
      <TextField {...form.field('Flight')} label={t('fields.flight')} description={t('travel.flightHint')} />
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
