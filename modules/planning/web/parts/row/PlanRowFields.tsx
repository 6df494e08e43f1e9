import { useLanguages } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { RadioField, SelectField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField, NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { planningCalls as calls } from '../../../contract/calls.ts'
import { places } from '../../../contract/plan-shapes.ts'
import type { PlanRowValues } from './plan-row-values.ts'
import classes from '../plan.module.css'
import { NotOffered } from '../NotOffered.tsx'
import { codeInSentence, useAvailability } from '../words.tsx'
import { WeekdaysField } from './WeekdaysField.tsx'

type Form = RecordFormState<PlanRowValues>
type Row = Output<typeof calls.getPlanRow>
type Preview = Output<typeof calls.previewPlanRow>

export function WhenFields({ form, onStart }: { form: Form; onStart: (day: string | null) => void }) {
  const t = useText('planning')
  return (
    <fieldset className={classes['group']}>
      <legend>{t('sections.when')}</legend>
      <FieldRow>
        <DayField
          {...form.field('StartDate')}
          onChange={(day) => onStart(day ?? null)}
          label={t('fields.startDate')}
          required
        />
        <DayField {...form.field('EndDate')} label={t('fields.endDate')} required />
      </FieldRow>
      <WeekdaysField {...form.field('Weekdays')} label={t('fields.weekdays')} description={t('hints.hours')} required />
      <FieldRow>
        <TimeField {...form.field('StartTime')} label={t('fields.startTime')} required />
        <TimeField {...form.field('EndTime')} label={t('fields.endTime')} required />
      </FieldRow>
      <FieldRow>
        <NumberField {...form.field('Hours')} label={t('fields.hours')} min={1} required />
      </FieldRow>
      <FieldRow>
        <DayField {...form.field('EarliestStart')} label={t('fields.earliestStart')} description={t('hints.window')} />
        <DayField {...form.field('LatestEnd')} label={t('fields.latestEnd')} />
      </FieldRow>
      <SwitchField {...form.field('OnHolidays')} label={t('fields.onHolidays')} description={t('hints.onHolidays')} />
    </fieldset>
  )
}

export function WhereFields({ form, row, preview }: { form: Form; row: Row | null; preview: Preview | undefined }) {
  const t = useText('planning')
  const pick = usePick()
  const format = useFormat()
  const availabilityOf = useAvailability()
  const choices = useCall(calls.getClassRoomChoices, {}, { freshFor: 60_000 })
  const known = (list: readonly { value: number; label: string }[], value: number | null, label: string) =>
    value === null || list.some((each) => each.value === value) ? list : [{ value, label }, ...list]
  const classRooms = (preview?.ClassRooms.Offered ?? []).map((classRoom) => ({
    value: classRoom.ID,
    label: [
      `${classRoom.Code}${format.separator}${pick(classRoom.Name)}`,
      t('preview.capacity', { count: classRoom.Capacity }),
      classRoom.BusySessions === 0 && classRoom.HeldBy !== null
        ? t('preview.held', { with: t('clash.row', { code: codeInSentence(classRoom.HeldBy) }) })
        : t('preview.busy', { count: classRoom.BusySessions }),
    ].join(' — '),
  }))
  const people = (preview?.Instructors ?? []).map((each) => ({
    value: each.InstructorID,
    label: `${pick(each.Name)} — ${availabilityOf(each)}`,
  }))
  const nameOf = (id: number | null) => pick(row?.Instructors.find((each) => each.InstructorID === id)?.Name)
  const { LeadInstructorID: lead, BackupInstructorID: backup, ClassRoomID: classRoomId } = form.values
  return (
    <fieldset className={classes['group']}>
      <legend>{t('sections.where')}</legend>
      <RadioField
        {...form.field('Place')}
        inline
        options={places.map((value) => ({ value, label: t(`places.${value}`) }))}
        label={t('fields.place')}
        required
      />
      {form.values.Place === 'academy' && (
        <SelectField
          {...form.field('ClassRoomID')}
          options={known(
            classRooms,
            classRoomId,
            row?.ClassRoomID === classRoomId
              ? `${row?.ClassRoomCode ?? ''}${format.separator}${pick(row?.ClassRoomName)}`
              : '',
          )}
          searchable
          label={t('fields.classRoom')}
          description={t(preview ? 'hints.classRoomsFree' : 'hints.chooseCourseFirst')}
        />
      )}
      {form.values.Place === 'academy' && classRoomId === null && (
        <SelectField
          {...form.field('ClassRoomKindID')}
          options={known(
            (choices.data?.Kinds ?? []).map((each) => ({ value: each.ID, label: pick(each.Name) })),
            form.values.ClassRoomKindID,
            pick(row?.ClassRoomKindName),
          )}
          label={t('fields.classRoomKind')}
          description={
            form.values.ClassRoomKindID !== null && preview
              ? t('wish.free', { count: preview.FittingClassRooms.length })
              : t('hints.classRoomKind')
          }
        />
      )}
      {form.values.Place === 'academy' && preview && <NotOffered classRooms={preview.ClassRooms.NotOffered} />}
      <FieldRow>
        <SelectField
          {...form.field('LeadInstructorID')}
          options={known(people, lead, nameOf(lead)).filter((each) => each.value !== backup)}
          label={t('fields.leadInstructor')}
          description={t(preview ? 'hints.instructorsAble' : 'hints.chooseCourseFirst')}
        />
        <SelectField
          {...form.field('BackupInstructorID')}
          options={known(people, backup, nameOf(backup)).filter((each) => each.value !== lead)}
          label={t('fields.backupInstructor')}
        />
      </FieldRow>
    </fieldset>
  )
}

export function PeopleFields({
  form,
  row,
  currencies,
}: {
  form: Form
  row: Row | null
  currencies: readonly string[]
}) {
  const t = useText('planning')
  const languages = useLanguages()
  const pick = usePick()
  const coordinators = useCall(calls.getPlanCoordinators, {}, { freshFor: 60_000 })
  const able = (coordinators.data ?? []).map((each) => ({ value: each.ID, label: pick(each.Name) }))
  // Who coordinates the row by now stands there also without the right to any more.
  const coordinatorOptions =
    row && !able.some((each) => each.value === row.CoordinatorID)
      ? [{ value: row.CoordinatorID, label: pick(row.CoordinatorName) }, ...able]
      : able
  return (
    <fieldset className={classes['group']}>
      <legend>{t('sections.people')}</legend>
      <FieldRow>
        <NumberField {...form.field('MinTrainees')} label={t('fields.minTrainees')} min={1} required />
        <NumberField {...form.field('MaxTrainees')} label={t('fields.maxTrainees')} min={1} required />
      </FieldRow>
      <FieldRow>
        <NumberField {...form.field('ExpectedTrainees')} label={t('fields.expectedTrainees')} min={0} required />
        <NumberField
          {...form.field('Priority')}
          label={t('fields.priority')}
          description={t('hints.priority')}
          min={0}
          max={9}
          required
        />
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
      <RecordSelect
        {...form.field('OrganizationID')}
        call={peopleCalls.listOrganizations}
        option={(each) => ({ value: each.ID, label: pick(each.Name), code: each.Code })}
        {...(row?.OrganizationID && { chosen: [{ value: row.OrganizationID, label: pick(row.OrganizationName) }] })}
        label={t('audiences.organization')}
        description={t('hints.audience')}
      />
      <SelectField
        {...form.field('CoordinatorID')}
        options={coordinatorOptions}
        searchable
        label={t('fields.coordinator')}
        description={t('hints.coordinator')}
      />
      <TrilingualField {...form.field('Title')} label={t('fields.title')} description={t('hints.title')} />
      <TextAreaField {...form.field('Notes')} label={t('fields.notes')} maxLength={2000} />
    </fieldset>
  )
}
