import * as z from 'zod'
import { optionalLine } from '#platform/shared/shapes.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import type { Registration } from '../wire.ts'

const roomTypes = ['single', 'double', 'triple'] as const
const schema = z
  .object({ Flight: optionalLine(200), Hotel: optionalLine(200), RoomType: z.enum(roomTypes).nullable() })
  .refine((travel) => Boolean(travel.Flight || travel.Hotel), { error: 'required', path: ['Flight'] })

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
  const form = useRecordForm({
    module: 'registration',
    call: calls.arrangeTravel,
    schema,
    version: registration.Version,
    initial: { Flight: registration.Flight, Hotel: registration.Hotel, RoomType: registration.RoomType },
    toInput: (values, { version }) => ({ body: { ID: registration.ID, Version: version, ...values } }),
    success: t('travel.saved'),
    onSaved: onClose,
    onReload,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('travel.save')} onCancel={onClose}>
      <TextField {...form.field('Flight')} label={t('fields.flight')} />
      <TextField {...form.field('Hotel')} label={t('fields.hotel')} />
      <SelectField
        {...form.field('RoomType')}
        label={t('fields.roomType')}
        options={roomTypes.map((value) => ({ value, label: t(`roomTypes.${value}`) }))}
      />
    </RecordForm>
  )
}
