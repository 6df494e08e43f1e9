import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { useCurrencies, useLanguages } from '#modules/lookups/web/public.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { useGo } from '#platform/web/start/address.ts'
import { usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { RadioField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField, NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { FormDraft } from '#platform/web/forms/drafts/FormDraft.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { LookupSelect, RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm, type RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { classesCalls as calls } from '../../contract/calls.ts'
import { changedClassFields, places } from '../../contract/class-shapes.ts'
import { ClassRoomField } from './ClassRoomField.tsx'
import type { CourseClass } from './course-class.ts'
import { classValues, type ClassValues } from './class-values.ts'

/** The data of a class. The version is added when it is sent, so the schema is checked with it. */
export function ClassForm({ found, onReload }: { found: CourseClass; onReload: () => unknown }) {
  const t = useText('classes')
  const go = useGo()
  const form = useRecordForm({
    module: 'classes',
    call: calls.edit,
    schema: changedClassFields,
    initial: { ...classValues(found), Version: found.Version },
    version: found.Version,
    toInput: (values, { version }) => ({ ID: found.ID, body: { ...values, Version: version } }),
    success: t('saved'),
    onSaved: () => void go('/Setting/CourseClass-Edit/:ID?', { ID: found.ID }),
    onReload,
  })
  return (
    <RecordForm form={form} cancelHref={href('/Setting/CourseClass-Edit/:ID?', { ID: found.ID })}>
      <FormDraft form={form} name={`class ${found.ID}`} />
      <ClassFields form={form as never} found={found} courseId={found.CourseID} />
    </RecordForm>
  )
}

export function ClassFields({
  form,
  found,
  courseId,
}: {
  form: RecordFormState<ClassValues>
  found: CourseClass | null
  courseId: number | null
}) {
  const t = useText('classes')
  const languages = useLanguages()
  const currencies = useCurrencies()
  const pick = usePick()
  return (
    <>
      <FieldRow>
        <DayField {...form.field('StartDate')} label={t('fields.startDate')} required />
        <DayField {...form.field('EndDate')} label={t('fields.endDate')} required />
      </FieldRow>
      <RadioField
        {...form.field('Place')}
        inline
        options={places.map((value) => ({ value, label: t(`places.${value}`) }))}
        label={t('fields.place')}
        required
      />
      {form.values.Place === 'academy' && (
        <ClassRoomField
          field={form.field('ClassRoomID')}
          courseId={courseId}
          known={found}
          {...(found && { description: t('hints.classRoom') })}
        />
      )}
      {form.values.Place === 'online' && (
        <TextField
          {...form.field('OnlineLink')}
          kind="url"
          label={t('fields.onlineLink')}
          description={t('hints.onlineLink')}
          maxLength={500}
        />
      )}
      {form.values.Place !== 'academy' && (
        <LookupSelect
          {...form.field('RequestLocationID')}
          call={lookupsCalls.getLookupOptions}
          lookup="RequestLocation"
          label={t('fields.requestLocation')}
          {...(found?.RequestLocationID && {
            chosen: [{ value: found.RequestLocationID, label: pick(found.RequestLocationName) }],
          })}
        />
      )}
      <FieldRow>
        <NumberField {...form.field('MinTrainees')} label={t('fields.minTrainees')} min={1} required />
        <NumberField {...form.field('MaxTrainees')} label={t('fields.maxTrainees')} min={1} required />
      </FieldRow>
      <FieldRow>
        <MoneyField {...form.field('Fee')} currencies={currencies} label={t('fields.fee')} required />
        <SelectField
          {...form.field('Language')}
          options={languages.options([form.values.Language])}
          label={t('fields.language')}
          required
        />
      </FieldRow>
      <LookupSelect
        {...form.field('TrainingStrategyID')}
        call={lookupsCalls.getLookupOptions}
        lookup="TrainingStrategy"
        label={t('fields.trainingStrategy')}
        {...(found?.TrainingStrategyID && {
          chosen: [{ value: found.TrainingStrategyID, label: pick(found.TrainingStrategyName) }],
        })}
      />
      <RecordSelect
        {...form.field('OrganizationID')}
        call={peopleCalls.listOrganizations}
        option={(each) => ({ value: each.ID, label: pick(each.Name), code: each.Code })}
        {...(found?.OrganizationID && {
          chosen: [{ value: found.OrganizationID, label: pick(found.OrganizationName) }],
        })}
        label={t('fields.organization')}
        description={t('hints.organization')}
      />
      <TextAreaField {...form.field('Notes')} label={t('fields.notes')} maxLength={2000} />
    </>
  )
}
