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
import { classRoomFields } from '../../contract/class-room.ts'

type ClassRoom = Output<typeof calls.getClassRoom>
type Choices = Output<typeof calls.getClassRoomChoices>

/** Adds or changes one class room. */
export default function ClassRoomEditPage() {
  const id = useIdParam('ID')
  const classRoom = useCall(calls.getClassRoom, id === null ? skip : { ID: id }, { keep: false })
  const choices = useCall(calls.getClassRoomChoices, {})
  return (
    <QueryView query={choices} module="planning">
      {(known) =>
        id === null ? (
          <ClassRoomForm classRoom={null} choices={known} />
        ) : (
          <QueryView query={classRoom} module="planning">
            {(found) => <ClassRoomForm key={found.ID} classRoom={found} choices={known} onReload={classRoom.refetch} />}
          </QueryView>
        )
      }
    </QueryView>
  )
}

function ClassRoomForm({
  classRoom,
  choices,
  onReload,
}: {
  classRoom: ClassRoom | null
  choices: Choices
  onReload?: () => unknown
}) {
  const t = useText('planning')
  const currencies = useCurrencies()
  const pick = usePick()
  const go = useGo()
  const form = useRecordForm({
    module: 'planning',
    call: classRoom ? calls.editClassRoom : calls.addClassRoom,
    schema: classRoomFields,
    initial: {
      Code: classRoom?.Code ?? '',
      Name: classRoom?.Name ?? {},
      KindID: classRoom?.KindID ?? null,
      Capacity: (classRoom?.Capacity ?? null) as number | null,
      Building: classRoom?.Building ?? '',
      Floor: classRoom?.Floor ?? '',
      DayPrice: classRoom?.DayPrice ?? { Minor: 0, Currency: 'USD' },
      FacilityIDs: (classRoom?.Facilities.map((each) => each.ID) ?? []) as readonly number[],
      IsActive: classRoom?.IsActive ?? true,
    },
    ...(classRoom && { version: classRoom.Version }),
    toInput: (values, { version }) =>
      (classRoom ? { ID: classRoom.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: t(classRoom ? 'classRooms.saved' : 'classRooms.added'),
    onSaved: () => go('/Setting/ClassRoom'),
    ...(onReload && { onReload }),
  })
  const options = (list: Choices['Facilities']) => list.map((each) => ({ value: each.ID, label: pick(each.Name) }))
  return (
    <Page
      title={classRoom ? <Localized text={classRoom.Name} /> : t('acts.addClassRoom.do')}
      description={classRoom && <Code>{classRoom.Code}</Code>}
      width="form"
    >
      <RecordForm form={form} cancelHref="/Setting/ClassRoom">
        <FieldRow>
          <TextField {...form.field('Code')} kind="code" label={t('fields.code')} maxLength={30} required />
          <NumberField {...form.field('Capacity')} label={t('fields.capacity')} min={1} max={5000} required />
        </FieldRow>
        <TrilingualField {...form.field('Name')} label={t('fields.name')} required />
        <FieldRow>
          <SelectField {...form.field('KindID')} options={options(choices.Kinds)} label={t('fields.kind')} />
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
        <SwitchField {...form.field('IsActive')} label={t('fields.active')} description={t('classRooms.activeHint')} />
      </RecordForm>
    </Page>
  )
}
