import { useCurrencies } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, usePick } from '#platform/web/format.tsx'
import { CheckboxGroupField, SelectField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField, NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { planningCalls as calls } from '../../contract/calls.ts'
import { roomFields } from '../../contract/room.ts'

type Room = Output<typeof calls.getRoom>
type Choices = Output<typeof calls.getRoomChoices>

/** Adds or changes one room. */
export default function RoomEditPage() {
  const id = useIdParam('ID')
  const room = useCall(calls.getRoom, id === null ? skip : { ID: id }, { keep: false })
  const choices = useCall(calls.getRoomChoices, {})
  return (
    <QueryView query={choices} module="planning">
      {(known) =>
        id === null ? (
          <RoomForm room={null} choices={known} />
        ) : (
          <QueryView query={room} module="planning">
            {(found) => <RoomForm key={found.ID} room={found} choices={known} onReload={room.refetch} />}
          </QueryView>
        )
      }
    </QueryView>
  )
}

function RoomForm({ room, choices, onReload }: { room: Room | null; choices: Choices; onReload?: () => unknown }) {
  const t = useText('planning')
  const currencies = useCurrencies()
  const pick = usePick()
  const go = useGo()
  const form = useRecordForm({
    module: 'planning',
    call: room ? calls.editRoom : calls.addRoom,
    schema: roomFields,
    initial: {
      Code: room?.Code ?? '',
      Name: room?.Name ?? {},
      RoomTypeID: room?.RoomTypeID ?? null,
      Capacity: (room?.Capacity ?? null) as number | null,
      Building: room?.Building ?? '',
      Floor: room?.Floor ?? '',
      DayPrice: room?.DayPrice ?? { Minor: 0, Currency: 'USD' },
      FacilityIDs: (room?.Facilities.map((each) => each.ID) ?? []) as readonly number[],
      IsActive: room?.IsActive ?? true,
    },
    ...(room && { version: room.Version }),
    toInput: (values, { version }) =>
      (room ? { ID: room.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: t(room ? 'rooms.saved' : 'rooms.added'),
    onSaved: () => go('/Setting/Room'),
    ...(onReload && { onReload }),
  })
  const options = (list: Choices['Facilities']) => list.map((each) => ({ value: each.ID, label: pick(each.Name) }))
  return (
    <Page
      title={room ? <Localized text={room.Name} /> : t('acts.addRoom.do')}
      description={room && <Code>{room.Code}</Code>}
      width="form"
    >
      <RecordForm form={form} cancelHref="/Setting/Room">
        <FieldRow>
          <TextField {...form.field('Code')} kind="code" label={t('fields.code')} maxLength={30} required />
          <NumberField {...form.field('Capacity')} label={t('fields.capacity')} min={1} max={5000} required />
        </FieldRow>
        <TrilingualField {...form.field('Name')} label={t('fields.name')} required />
        <FieldRow>
          <SelectField
            {...form.field('RoomTypeID')}
            options={options(choices.RoomTypes)}
            label={t('fields.roomType')}
          />
          <MoneyField {...form.field('DayPrice')} label={t('fields.dayPrice')} currencies={currencies} required />
        </FieldRow>
        <FieldRow>
          <TextField {...form.field('Building')} label={t('fields.building')} maxLength={80} />
          <TextField {...form.field('Floor')} label={t('fields.floor')} maxLength={40} />
        </FieldRow>
        <CheckboxGroupField
          {...form.field('FacilityIDs')}
          options={options(choices.Facilities)}
          label={t('fields.facilities')}
        />
        <SwitchField {...form.field('IsActive')} label={t('fields.active')} description={t('rooms.activeHint')} />
      </RecordForm>
    </Page>
  )
}
