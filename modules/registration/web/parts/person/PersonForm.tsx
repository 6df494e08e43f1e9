import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { getLoginTrainee, updateLoginTrainee } from '#modules/people/contract/trainees.ts'
import { BirthDateField } from '#modules/people/web/public.ts'
import { ownTraineeForm } from '#modules/people/contract/trainee-shapes.ts'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'

type Own = Output<typeof getLoginTrainee>
type FormProps = { readonly onSaved: () => void; readonly onCancel?: () => void }

/** The trainee's own record as far as registering needs it, saved by the people's call. */
export function PersonForm(props: FormProps) {
  const query = useCall(getLoginTrainee, {})
  return <QueryView query={query}>{(own) => <Fields own={own} onReload={query.refetch} {...props} />}</QueryView>
}

function Fields({ own, onReload, onSaved, onCancel }: FormProps & { own: Own; onReload: () => unknown }) {
  const t = useText('registration')
  const pick = usePick()
  const form = useRecordForm({
    module: 'registration',
    call: updateLoginTrainee,
    schema: ownTraineeForm,
    version: own.Version,
    initial: {
      FullName: { ar: own.FullName.ar ?? '', en: own.FullName.en ?? '' },
      Gender: own.Gender,
      BirthDate: own.BirthDate,
      NationalityID: own.NationalityID,
      PassportNumber: '' as string | undefined,
      PassportExpiresOn: own.PassportExpiresOn,
      PassportFileID: own.PassportFile?.ID ?? null,
      WorkEmail: own.WorkEmail,
      Mobile: own.Mobile,
      JobTitle: own.JobTitle,
      Employer: own.Employer,
    },
    toInput: (values, { version }) => ({ body: { ...values, Version: version } }),
    success: t('register.dataSaved'),
    onSaved,
    onReload,
  })
  const passport = form.field('PassportNumber')
  return (
    <RecordForm form={form} page={false} submitLabel={t('register.saveData')} {...(onCancel && { onCancel })}>
      <TextField
        {...form.field('FullName.ar')}
        label={t('fields.nameAr')}
        description={t('register.namesHint')}
        required
      />
      <TextField {...form.field('FullName.en')} label={t('fields.nameEn')} required />
      <FieldRow>
        <SelectField
          {...form.field('Gender')}
          label={t('fields.gender')}
          options={(['male', 'female'] as const).map((value) => ({ value, label: t(`genders.${value}`) }))}
          required
        />
        <BirthDateField {...form.field('BirthDate')} label={t('fields.birthDate')} required />
      </FieldRow>
      <RecordSelect
        {...form.field('NationalityID')}
        call={lookupsCalls.getLookupOptions}
        input={{ Lookup: 'Nationality' }}
        option={(row) => ({ value: row.ID, label: pick(row.Name) })}
        whole
        label={t('fields.nationality')}
        chosen={own.NationalityID ? [{ value: own.NationalityID, label: pick(own.NationalityName) }] : []}
        required
      />
      <FieldRow>
        <TextField
          {...passport}
          value={passport.value ?? ''}
          onChange={(value) => passport.onChange(value || undefined)}
          kind="code"
          label={t('fields.passportNumber')}
          {...(own.PassportEnding
            ? { description: t('register.passportKeep', { ending: own.PassportEnding }) }
            : { required: true })}
        />
        <DayField {...form.field('PassportExpiresOn')} label={t('fields.passportExpiresOn')} />
      </FieldRow>
      <FieldRow>
        <TextField {...form.field('Mobile')} kind="phone" label={t('fields.mobile')} required />
        <TextField
          {...form.field('WorkEmail')}
          kind="email"
          label={t('fields.workEmail')}
          description={t('register.workEmailHint')}
          required
        />
      </FieldRow>
    </RecordForm>
  )
}
