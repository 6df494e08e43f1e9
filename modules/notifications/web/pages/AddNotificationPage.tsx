import { saysNothing } from '#platform/shared/text.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { CheckboxField, CheckboxGroupField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { RichTextField } from '#platform/web/forms/fields/RichTextField.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { NotificationToSend } from '../../contract/send.ts'
import { namesSomebody, sendRoles } from '../../rules/sends.ts'
import { sendAddress } from '../parts/sending/addresses.ts'
import { Recipients } from '../parts/sending/Recipients.tsx'

const nobodyChosen = {
  CourseClassID: null as number | null,
  CourseID: null as number | null,
  AudienceID: null as number | null,
  Roles: [] as (typeof sendRoles)[number][],
  Trainees: [] as number[],
  Instructors: [] as number[],
}

/** Sends a notification to a class or course, to roles, to an audience, to chosen people, or to all members. */
export default function AddNotificationPage() {
  const t = useText('notifications')
  const words = useText('notifications/sending')
  const platform = useText('platform')
  const format = useFormat()
  const pick = usePick()
  const go = useGo()
  const form = useRecordForm({
    module: 'notifications',
    call: calls.sendNotification,
    schema: NotificationToSend,
    initial: { ...nobodyChosen, Title: '', Subject: '', SendToAll: false },
    toInput: (body) => ({ body }),
    success: ({ recipientsCount, ToldCount }) =>
      ToldCount < recipientsCount ? words('begun', { count: format.number(recipientsCount) }) : t('sent'),
    onSaved: ({ recipientsCount, ToldCount, SendID }) =>
      ToldCount < recipientsCount ? go(sendAddress(SendID) as '/') : go.back('/Notifications'),
  })
  const { Title, Subject, ...to } = form.values
  const all = to.SendToAll
  const audiences = useCall(calls.getSendAudiences, {})
  const chooseAll = (value: boolean) => {
    form.setValue('SendToAll', value)
    if (!value) return
    for (const [field, nothing] of Object.entries(nobodyChosen)) form.setValue(field as 'CourseID', nothing as null)
  }
  const written = Title.trim() !== '' && !saysNothing(Subject)
  return (
    <Page title={t('screens.send')} width="form">
      <RecordForm
        form={form}
        submitLabel={t('send')}
        onCancel={() => go.back('/Notifications')}
        sendable={namesSomebody(to) && written}
      >
        <FieldGroup title={t('recipients')}>
          <CheckboxField
            {...form.field('SendToAll')}
            onChange={(value: boolean) => chooseAll(value)}
            label={t('sendToAll')}
            description={t('sendToAllHint')}
          />
          <FieldRow>
            <RecordSelect
              {...form.field('CourseClassID')}
              label={t('courseClass')}
              disabled={all}
              call={classesCalls.getCourseClasses}
              option={(row) => ({ value: row.ID, label: pick(row.CourseName), code: row.Code })}
            />
            <RecordSelect
              {...form.field('CourseID')}
              label={words('course')}
              description={words('courseHint')}
              disabled={all}
              call={catalogueCalls.listCourses}
              option={(row) => ({ value: row.ID, label: pick(row.Name), code: row.Code })}
            />
          </FieldRow>
          <SelectField
            {...form.field('AudienceID')}
            label={words('audience')}
            disabled={all}
            options={(audiences.data?.Items ?? []).map((row) => ({ value: row.ID, label: pick(row.Name) }))}
          />
          <CheckboxGroupField
            {...form.field('Roles')}
            label={words('roles')}
            disabled={all}
            options={sendRoles.map((value) => ({ value, label: platform(`roles.${value}`) }))}
          />
          <RecordSelect
            {...form.field('Trainees')}
            label={t('trainees')}
            disabled={all}
            multiple
            call={peopleCalls.listTrainees}
            option={(row) => ({ value: row.ID, label: pick(row.FullName), code: row.Code })}
          />
          <RecordSelect
            {...form.field('Instructors')}
            label={t('instructors')}
            disabled={all}
            multiple
            call={peopleCalls.listInstructors}
            option={(row) => ({ value: row.ID, label: pick(row.FullName), code: row.Code })}
          />
          <Recipients to={to} />
        </FieldGroup>
        <FieldGroup title={t('content')}>
          <TextField {...form.field('Title')} label={t('messageTitle')} required />
          <RichTextField {...form.field('Subject')} label={t('subject')} required />
        </FieldGroup>
      </RecordForm>
    </Page>
  )
}
