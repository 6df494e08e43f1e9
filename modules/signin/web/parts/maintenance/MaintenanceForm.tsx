import type { Input, Output } from '#platform/shared/call.ts'
import { dayOf, instantOf, timeOf } from '#platform/shared/values/dates.ts'
import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { useAsk } from '#platform/web/ui/dialogs/Ask.tsx'
import { saveMaintenance, type getMaintenance } from '../../../contract/maintenance.ts'
import { maintenanceFields } from '../../maintenance-form.ts'
import { zone } from '#platform/web/start/zone.ts'

type State = Output<typeof getMaintenance>
type Body = Input<typeof saveMaintenance>['body']

export function MaintenanceForm({ state }: { state: State }) {
  const t = useText('account')
  const { ask, dialog } = useAsk()
  const until = state.Until ? new Date(state.Until) : null
  const form = useRecordForm({
    module: 'account',
    call: saveMaintenance,
    schema: maintenanceFields,
    initial: {
      IsOn: state.IsOn,
      Day: until ? dayOf(until, zone()) : (null as string | null),
      Time: until ? timeOf(until, zone()) : (null as string | null),
      Message: state.Message as { ar?: string; en?: string; fr?: string },
    },
    version: state.Version,
    toInput: ({ IsOn, Day, Time, Message }, { version }) => ({
      body: {
        IsOn,
        Until: Day && Time ? instantOf(Day, Time, zone()).toISOString() : null,
        Message: { ar: Message.ar ?? '', en: Message.en ?? '', fr: Message.fr ?? '' },
        Version: version,
      } satisfies Body,
    }),
    success: t('maintenance.saved'),
  })
  const begins = form.values.IsOn && !state.IsOn
  // Stopping everybody's work is asked about; ending it is not.
  const asked = {
    ...form,
    submit: async () => {
      if (!begins) return form.submit()
      ask({
        title: t('maintenance.start'),
        question: t('maintenance.question'),
        danger: true,
        run: () => form.submit(),
      })
    },
  }
  return (
    <>
      {dialog}
      <RecordForm form={asked} submitLabel={begins ? t('maintenance.start') : t('maintenance.save')}>
        <SwitchField {...form.field('IsOn')} label={t('maintenance.isOn')} description={t('maintenance.isOnHint')} />
        <FieldRow>
          <DayField
            {...form.field('Day')}
            label={t('maintenance.untilLabel')}
            description={t('maintenance.untilHint')}
          />
          <TimeField {...form.field('Time')} label={t('maintenance.untilTime')} min="00:00" max="23:30" />
        </FieldRow>
        <TrilingualField {...form.field('Message')} label={t('maintenance.message')} multiline maxLength={500} />
      </RecordForm>
    </>
  )
}
