import { useState } from 'react'
import { useGo } from '#platform/web/start/address.ts'
import { usePick } from '#platform/web/format.tsx'
import {
  CheckboxField,
  CheckboxGroupField,
  MultiSelectField,
  RadioField,
  SelectField,
  SwitchField,
} from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField, DayRangeField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField, NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { LookupSelect, RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { RichTextField } from '#platform/web/forms/fields/RichTextField.tsx'
import { SelectAllMultiSelect } from '#platform/web/forms/fields/SelectAllMultiSelect.tsx'
import { PasswordField, TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { type RecordFormState, useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { UploadInput } from '#platform/web/ui/files/UploadInput.tsx'
import { Frame } from '../Frame.tsx'
import { getOptions, listOrganizations, saveTrainee, traineeFields, trainees } from '../sample.ts'
import { showcase, useWords } from '../words.ts'

const sums = { Stay: [null, null] as [string | null, string | null] }

export default function FormPage() {
  const w = useWords()
  const pick = usePick()
  const go = useGo()
  const [version, setVersion] = useState(1)
  const form = useRecordForm({
    module: showcase,
    call: saveTrainee,
    schema: traineeFields,
    version,
    initial: {
      Name: { ar: version > 1 ? 'أحمد المصري (نسخة أحدث)' : '', en: '', fr: '' },
      Code: 'TR-2026-1000',
      Email: '',
      Phone: '',
      Password: '',
      BirthDate: null as string | null,
      ...sums,
      StartsAt: '09:30',
      Seats: null as number | null,
      Percent: 87.5,
      Fee: { Minor: 45_050, Currency: 'USD' },
      Kind: null as 'theory' | 'practical' | null,
      Gender: 'male' as 'male' | 'female',
      OrganizationID: null as number | null,
      NationalityID: 2 as number | null,
      InstructorIDs: [1] as number[],
      TraineeIDs: [] as number[],
      Languages: ['ar'] as string[],
      Biography: '<p dir="rtl">مهندس طيران بخبرة <b>عشر سنوات</b>.</p>',
      Attachment: null,
      Active: true,
      Terms: false,
    },
    toInput: (values, at) => ({ body: { ...values, Version: at.version } }),
    success: w.save,
    onSaved: () => go('/_kit/table'),
    onReload: () => setVersion((now) => now + 1),
  })
  const organization = (row: { ID: number; Code: string; Name: object }) => ({
    value: row.ID,
    label: pick(row.Name),
    code: row.Code,
  })
  return (
    <Frame>
      <Page title={w.emptyAction} width="form">
        <RecordForm form={form} submitLabel={w.save} cancelHref="/_kit/table">
          <TrilingualField {...form.field('Name')} label={w.name} required />
          <FieldRow>
            <TextField {...form.field('Code')} label={w.code} kind="code" required />
            <TextField {...form.field('Email')} label={w.email} kind="email" required />
          </FieldRow>
          <FieldRow>
            <TextField {...form.field('Phone')} label={w.phone} kind="phone" />
            <PasswordField {...form.field('Password')} label={w.password} checks required />
          </FieldRow>
          <FieldRow>
            <DayField {...form.field('BirthDate')} label={w.birthDate} max="2026-11-20" required />
            <TimeField {...form.field('StartsAt')} label={w.time} />
          </FieldRow>
          <DayRangeField {...form.field('Stay')} label={w.stay} />
          <Numbers form={form} />
          <FieldRow>
            <SelectField
              {...form.field('Kind')}
              label={w.kind}
              required
              options={[
                { value: 'theory' as const, label: w.course },
                { value: 'practical' as const, label: w.form },
              ]}
            />
            <RecordSelect
              {...form.field('OrganizationID')}
              label={w.organization}
              call={listOrganizations}
              option={organization}
              required
            />
          </FieldRow>
          <FieldRow>
            <LookupSelect
              {...form.field('NationalityID')}
              label={w.nationality}
              call={getOptions}
              lookup="Nationality"
            />
            <SelectAllMultiSelect
              {...form.field('TraineeIDs')}
              label={w.trainees}
              required
              options={trainees.slice(0, 30).map((row) => ({ value: row.ID, label: pick(row.Name), code: row.Code }))}
            />
          </FieldRow>
          <RecordSelect
            {...form.field('InstructorIDs')}
            label={w.instructors}
            call={listOrganizations}
            option={organization}
            multiple
            chosen={[
              { value: 1, label: pick({ ar: 'هيئة الطيران المدني', en: 'Civil Aviation Authority' }), code: 'ORG-001' },
            ]}
          />
          <MultiSelectField
            {...form.field('Languages')}
            label={w.languagesKnown}
            options={[
              { value: 'ar', label: 'العربية' },
              { value: 'en', label: 'English' },
              { value: 'fr', label: 'Français' },
            ]}
          />
          <FieldRow>
            <RadioField
              {...form.field('Gender')}
              label={w.gender}
              required
              inline
              options={[
                { value: 'male' as const, label: w.male },
                { value: 'female' as const, label: w.female },
              ]}
            />
            <SwitchField {...form.field('Active')} label={w.active} description={w.description} />
          </FieldRow>
          <RichTextField {...form.field('Biography')} label={w.biography} rows={5} />
          <UploadInput {...form.field('Attachment')} field="passport" label={w.attachment} accept={['pdf', 'jpg']} />
          <Alone />
          <CheckboxField {...form.field('Terms')} label={w.terms} required />
        </RecordForm>
      </Page>
    </Frame>
  )
}

/** Fields without a form. */
function Alone() {
  const w = useWords()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <FieldRow>
      <TextAreaField label={w.note} value={text} onChange={(value) => setText(value ?? '')} />
      <CheckboxGroupField
        label={w.kind}
        value={chosen}
        onChange={(value) => setChosen(value ?? [])}
        options={[
          { value: 'a', label: w.light },
          { value: 'b', label: w.dark, description: w.description },
        ]}
      />
    </FieldRow>
  )
}

/** Fields in a component of their own, as longer forms have them. */
function Numbers({ form }: { form: RecordFormState }) {
  const w = useWords()
  return (
    <FieldRow>
      <NumberField {...form.field('Seats')} label={w.seats} min={1} max={200} required />
      <NumberField {...form.field('Percent')} label={w.percent} decimals={2} suffix="%" />
      <MoneyField {...form.field('Fee')} label={w.fee} currencies={['USD', 'EGP', 'KWD']} />
    </FieldRow>
  )
}
