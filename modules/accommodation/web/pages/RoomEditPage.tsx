import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, usePick } from '#platform/web/format.tsx'
import { RadioField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { accommodationCalls as calls } from '../../contract/calls.ts'
import { roomForm, roomKinds } from '../../contract/room.ts'

type Room = Output<typeof calls.getRoom>

/** Adds or changes a room, or an allotment of several. */
export default function RoomEditPage() {
  const id = useIdParam('ID')
  const room = useCall(calls.getRoom, id === null ? skip : { ID: id }, { keep: false })
  if (id === null) return <RoomForm room={null} />
  return (
    <QueryView query={room} module="accommodation">
      {(found) => <RoomForm key={found.ID} room={found} onReload={room.refetch} />}
    </QueryView>
  )
}

function RoomForm({ room, onReload }: { room: Room | null; onReload?: () => unknown }) {
  const t = useText('accommodation')
  const pick = usePick()
  const go = useGo()
  const form = useRecordForm({
    module: 'accommodation',
    call: room ? calls.editRoom : calls.addRoom,
    schema: roomForm,
    initial: {
      Kind: (room?.Number === '' ? 'allotment' : 'room') as (typeof roomKinds)[number],
      HotelID: (room?.HotelID ?? null) as number | null,
      Number: room?.Number ?? '',
      Count: (room?.Count ?? 1) as number | null,
      RoomTypeID: (room?.RoomTypeID ?? null) as number | null,
      FacilityIDs: room?.Facilities.map(({ ID }) => ID) ?? [],
      IsActive: room?.IsActive ?? true,
    },
    ...(room && { version: room.Version }),
    toInput: ({ Kind, ...values }, { version }) => {
      const fields = Kind === 'room' ? { ...values, Count: 1 } : { ...values, Number: '' }
      return (room ? { ID: room.ID, body: { ...fields, Version: version } } : { body: fields }) as never
    },
    success: t(room ? 'rooms.saved' : 'rooms.added'),
    onSaved: () => go('/Setting/Room'),
    ...(onReload && { onReload }),
  })
  const options = { call: lookupsCalls.getLookupOptions }
  const chosen = (value: number | undefined, name: Room['HotelName'] | undefined) =>
    value !== undefined && name ? { chosen: [{ value, label: pick(name) }] } : {}
  return (
    <Page
      title={room ? <Localized text={room.HotelName} /> : t('acts.addRoom.do')}
      description={room && (room.Number ? <Code>{room.Number}</Code> : t('rooms.allotment', { count: room.Count }))}
      width="form"
    >
      <RecordForm form={form} cancelHref="/Setting/Room">
        <LookupSelect
          {...form.field('HotelID')}
          {...options}
          lookup="Hotel"
          label={t('fields.hotel')}
          {...chosen(room?.HotelID, room?.HotelName)}
          required
        />
        <RadioField
          {...form.field('Kind')}
          label={t('fields.kind')}
          options={roomKinds.map((value) => ({
            value,
            label: t(`rooms.kinds.${value}`),
            description: t(`rooms.kindHints.${value}`),
          }))}
          required
        />
        <FieldRow>
          {form.values.Kind === 'room' ? (
            <TextField {...form.field('Number')} kind="code" label={t('fields.number')} maxLength={20} required />
          ) : (
            <NumberField {...form.field('Count')} label={t('fields.count')} min={1} max={2000} required />
          )}
          <LookupSelect
            {...form.field('RoomTypeID')}
            {...options}
            lookup="RoomType"
            label={t('fields.roomType')}
            {...chosen(room?.RoomTypeID, room?.RoomTypeName)}
            required
          />
        </FieldRow>
        <LookupSelect
          {...form.field('FacilityIDs')}
          {...options}
          multiple
          lookup="RoomFacility"
          label={t('fields.facilities')}
          {...(room && { chosen: room.Facilities.map(({ ID, Name }) => ({ value: ID, label: pick(Name) })) })}
        />
        <SwitchField {...form.field('IsActive')} label={t('fields.active')} description={t('rooms.activeHint')} />
      </RecordForm>
    </Page>
  )
}
