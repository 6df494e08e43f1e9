import { useCurrencies, useLanguages } from '#modules/lookups/web/public.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField, NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { LookupSelect, RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { today } from '#platform/web/start/zone.ts'
import type { CourseRequest } from './request.ts'

export const emptyRequest = {
  CourseID: null as number | null,
  Topic: '',
  FirstDay: null as string | null,
  LastDay: null as string | null,
  Month: null as string | null,
  Trainees: null as number | null,
  RequestLocationID: null as number | null,
  OwnSite: '',
  Language: 'ar',
  Nights: null as number | null,
  RoomTypeID: null as number | null,
  TraineeBudget: null as Money | null,
  CourseBudget: null as Money | null,
  PayerName: '',
  ContactName: '',
  ContactEmail: '',
  ContactPhone: '',
  Notes: '',
}
export type RequestValues = typeof emptyRequest

export const valuesOf = (request: CourseRequest): RequestValues => ({
  CourseID: request.CourseID,
  Topic: request.Topic,
  FirstDay: request.FirstDay,
  LastDay: request.LastDay,
  Month: request.Month,
  Trainees: request.Trainees,
  RequestLocationID: request.RequestLocationID,
  OwnSite: request.OwnSite,
  Language: request.Language,
  Nights: request.Nights,
  RoomTypeID: request.RoomTypeID,
  TraineeBudget: request.TraineeBudget,
  CourseBudget: request.CourseBudget,
  PayerName: request.PayerName,
  ContactName: request.ContactName,
  ContactEmail: request.ContactEmail,
  ContactPhone: request.ContactPhone,
  Notes: request.Notes,
})

/** The first days of the next eighteen months. */
function nextMonths(from: Day): Day[] {
  const found: Day[] = []
  let at = `${from.slice(0, 7)}-01`
  while (found.length < 18) {
    found.push(at)
    at = `${addDays(at, 32).slice(0, 7)}-01`
  }
  return found
}

/** What somebody asks for: the course, the days, the place, whom to talk to. */
export function RequestFields({ form, alone }: { form: RecordFormState<RequestValues>; alone: boolean }) {
  const t = useText('requests')
  const languages = useLanguages()
  const currencies = useCurrencies()
  const pick = usePick()
  const format = useFormat()
  return (
    <>
      <FieldGroup title={t('sections.what')}>
        <RecordSelect
          {...form.field('CourseID')}
          call={catalogueCalls.listCourses}
          option={(course) => ({ value: course.ID, label: pick(course.Name), code: course.Code })}
          label={t('fields.course')}
        />
        <TextField {...form.field('Topic')} label={t('fields.topic')} description={t('hints.topic')} maxLength={300} />
        <FieldRow>
          <NumberField {...form.field('Trainees')} label={t('fields.trainees')} min={1} max={500} required />
          <SelectField
            {...form.field('Language')}
            label={t('fields.language')}
            options={languages.options([form.values.Language])}
            required
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={t('sections.when')} description={t('hints.days')}>
        <FieldRow>
          <DayField {...form.field('FirstDay')} label={t('fields.firstDay')} />
          <DayField {...form.field('LastDay')} label={t('fields.lastDay')} />
          <SelectField
            {...form.field('Month')}
            label={t('fields.month')}
            options={nextMonths(today()).map((day) => ({ value: day.slice(0, 7), label: format.month(day) }))}
          />
        </FieldRow>
        <FieldRow>
          <LookupSelect
            {...form.field('RequestLocationID')}
            call={lookupsCalls.getLookupOptions}
            lookup="RequestLocation"
            label={t('fields.location')}
          />
          <TextField
            {...form.field('OwnSite')}
            label={t('fields.ownSite')}
            description={t('hints.ownSite')}
            maxLength={300}
          />
        </FieldRow>
        <FieldRow>
          <NumberField
            {...form.field('Nights')}
            label={t('fields.nights')}
            description={t('hints.nights')}
            min={1}
            max={366}
          />
          <LookupSelect
            {...form.field('RoomTypeID')}
            call={lookupsCalls.getLookupOptions}
            lookup="RoomType"
            label={t('fields.roomType')}
          />
        </FieldRow>
        <FieldRow>
          <MoneyField
            {...form.field('TraineeBudget')}
            label={t('fields.traineeBudget')}
            description={t('hints.budget')}
            currencies={currencies}
          />
          {!alone && (
            <MoneyField {...form.field('CourseBudget')} label={t('fields.courseBudget')} currencies={currencies} />
          )}
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={t('sections.contact')}>
        <TextField {...form.field('ContactName')} label={t('fields.contactName')} maxLength={200} required />
        <FieldRow>
          <TextField
            {...form.field('ContactEmail')}
            kind="email"
            label={t('fields.contactEmail')}
            description={t('hints.contactEmail')}
            required
          />
          <TextField {...form.field('ContactPhone')} kind="phone" label={t('fields.contactPhone')} />
        </FieldRow>
        {!alone && (
          <TextField
            {...form.field('PayerName')}
            label={t('fields.payer')}
            description={t('hints.payer')}
            maxLength={200}
          />
        )}
        <TextAreaField {...form.field('Notes')} label={t('fields.notes')} />
      </FieldGroup>
    </>
  )
}
