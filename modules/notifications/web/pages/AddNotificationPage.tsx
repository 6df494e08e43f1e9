import { saysNothing } from '#platform/shared/text.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { CheckboxField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { RichTextField } from '#platform/web/forms/fields/RichTextField.tsx'
import { SelectAllMultiSelect } from '#platform/web/forms/fields/SelectAllMultiSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { NotificationToSend } from '../../contract/notification.ts'
import { useEveryRow } from '../parts/useEveryRow.ts'

/** Sends a notification to a class, to chosen people, or to all members. */
export default function AddNotificationPage() {
  const t = useText('notifications')
  const pick = usePick()
  const go = useGo()
  const form = useRecordForm({
    module: 'notifications',
    call: calls.sendNotification,
    schema: NotificationToSend,
    initial: {
      CourseClassID: null as number | null,
      Trainees: [] as number[],
      Instructors: [] as number[],
      Title: '',
      Subject: '',
      SendToAll: false,
    },
    toInput: (body) => ({ body }),
    success: t('sent'),
    onSaved: () => go.back('/Notifications'),
  })
  const all = form.values.SendToAll
  const classes = useCall(classesCalls.getCourseClassForDisplayName, {})
  const trainees = useEveryRow(peopleCalls.listTrainees, !all)
  const instructors = useEveryRow(peopleCalls.listInstructors, !all)
  const chooseAll = (value: boolean) => {
    form.setValue('SendToAll', value)
    if (!value) return
    form.setValue('CourseClassID', null)
    form.setValue('Trainees', [])
    form.setValue('Instructors', [])
  }
  const toSomebody =
    all || form.values.CourseClassID !== null || form.values.Trainees.length > 0 || form.values.Instructors.length > 0
  const written = form.values.Title.trim() !== '' && !saysNothing(form.values.Subject)
  return (
    <Page title={t('screens.send')} width="form">
      <RecordForm
        form={form}
        submitLabel={t('send')}
        onCancel={() => go.back('/Notifications')}
        sendable={toSomebody && written}
      >
        <FieldGroup title={t('recipients')}>
          <SelectField
            {...form.field('CourseClassID')}
            label={t('courseClass')}
            disabled={all}
            options={(classes.data ?? []).map((row) => ({ value: row.ID, label: row.DisplayName }))}
          />
          <SelectAllMultiSelect
            {...form.field('Trainees')}
            label={t('trainees')}
            disabled={all}
            options={(trainees.data ?? []).map((row) => ({ value: row.ID, label: pick(row.FullName), code: row.Code }))}
          />
          <SelectAllMultiSelect
            {...form.field('Instructors')}
            label={t('instructors')}
            disabled={all}
            options={(instructors.data ?? []).map((row) => ({
              value: row.ID,
              label: pick(row.FullName),
              code: row.Code,
            }))}
          />
          <CheckboxField
            {...form.field('SendToAll')}
            onChange={(value: boolean) => chooseAll(value)}
            label={t('sendToAll')}
            description={t('sendToAllHint')}
          />
        </FieldGroup>
        <FieldGroup title={t('content')}>
          <TextField {...form.field('Title')} label={t('messageTitle')} required />
          <RichTextField {...form.field('Subject')} label={t('subject')} required />
        </FieldGroup>
      </RecordForm>
    </Page>
  )
}
