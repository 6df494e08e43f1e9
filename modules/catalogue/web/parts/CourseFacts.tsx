import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { useCurrencies, useLanguages } from '#modules/lookups/web/public.ts'
import { MultiSelectField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField, NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { courseImageField } from '../../contract/course-shapes.ts'
import type { CourseForm, CourseRecord } from './course-form.ts'
import { PictureField } from './editor/PictureField.tsx'

const percentSign = '%'
const usualPractical = 60

/** Name, kind, length, seats, fee and what it takes to pass. */
export function CourseFacts({ form, course }: { form: CourseForm; course: CourseRecord | null }) {
  const t = useText('catalogue')
  const languages = useLanguages()
  const pick = usePick()
  const currencies = useCurrencies()
  const chosen = (value: number | null | undefined, name: CourseRecord['CategoryName'] | undefined) =>
    value ? { chosen: [{ value, label: pick(name) }] } : {}
  const practical = form.field('PracticalPassPercent')
  const options = { call: lookupsCalls.getLookupOptions }
  return (
    <>
      <FieldGroup title={t('sections.identity')}>
        <TrilingualField {...form.field('Name')} label={t('fields.name')} required />
        <FieldRow>
          <TextField {...form.field('Code')} kind="code" label={t('fields.code')} required />
          <TextField
            {...form.field('InternalCode')}
            kind="code"
            label={t('fields.internalCode')}
            description={t('hints.internalCode')}
          />
        </FieldRow>
        <FieldRow>
          <LookupSelect
            {...form.field('CategoryID')}
            {...options}
            lookup="CourseCategory"
            label={t('fields.category')}
            {...chosen(course?.CategoryID, course?.CategoryName)}
          />
          <LookupSelect
            {...form.field('LevelID')}
            {...options}
            lookup="CourseLevel"
            label={t('fields.level')}
            {...chosen(course?.LevelID, course?.LevelName)}
          />
        </FieldRow>
        <FieldRow>
          <LookupSelect
            {...form.field('TypeIDs')}
            {...options}
            multiple
            lookup="CourseType"
            label={t('fields.types')}
            description={t('hints.firstIsMain')}
          />
          <MultiSelectField
            {...form.field('Languages')}
            label={t('fields.taughtIn')}
            description={t('hints.firstIsMain')}
            options={languages.options(form.values.Languages)}
            required
          />
        </FieldRow>
        <FieldRow>
          <LookupSelect
            {...form.field('ProviderID')}
            {...options}
            lookup="Provider"
            label={t('fields.provider')}
            {...chosen(course?.ProviderID, course?.ProviderName)}
          />
          <LookupSelect
            {...form.field('TrainingStrategyID')}
            {...options}
            lookup="TrainingStrategy"
            label={t('fields.trainingStrategy')}
            {...chosen(course?.TrainingStrategyID, course?.TrainingStrategyName)}
          />
        </FieldRow>
        <LookupSelect
          {...form.field('AreaIDs')}
          {...options}
          multiple
          lookup="CourseAreaOfStudy"
          label={t('fields.areas')}
        />
        <PictureField
          {...form.field('ImageID')}
          label={t('fields.image')}
          upload={courseImageField}
          shows={t('pictureOf', { name: pick(form.values.Name) })}
        />
        <SwitchField {...form.field('IsPublished')} label={t('fields.isPublished')} />
      </FieldGroup>
      <FieldGroup title={t('sections.extent')}>
        <FieldRow>
          <NumberField {...form.field('Hours')} label={t('fields.hours')} min={1} required />
          <NumberField {...form.field('Days')} label={t('fields.days')} min={1} required />
          <MoneyField {...form.field('Fee')} label={t('fields.fee')} currencies={currencies} required />
        </FieldRow>
        <FieldRow>
          <NumberField {...form.field('MinTrainees')} label={t('fields.minTrainees')} min={1} required />
          <NumberField {...form.field('MaxTrainees')} label={t('fields.maxTrainees')} min={1} required />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={t('sections.passing')}>
        <FieldRow>
          <NumberField
            {...form.field('PassPercent')}
            label={t('fields.passPercent')}
            decimals={2}
            suffix={percentSign}
            required
          />
          <NumberField
            {...form.field('AttendancePercent')}
            label={t('fields.attendancePercent')}
            decimals={2}
            suffix={percentSign}
            required
          />
        </FieldRow>
        <FieldRow>
          <SwitchField
            value={practical.value !== null}
            onChange={(has) => practical.onChange(has ? usualPractical : null)}
            label={t('fields.hasPractical')}
            description={t('hints.practical')}
          />
          {practical.value !== null && (
            <NumberField
              {...practical}
              label={t('fields.practicalPassPercent')}
              decimals={2}
              suffix={percentSign}
              required
            />
          )}
        </FieldRow>
      </FieldGroup>
    </>
  )
}
