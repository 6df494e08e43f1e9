import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import type { Money } from '#platform/shared/values/money.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField, NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { competitionFields } from '../../contract/competitions.ts'
import type { Competition } from './competition.tsx'

interface Values {
  readonly CompetitionName: Trilingual
  readonly About: Trilingual
  readonly CourseID: number | null
  readonly EntriesDate: string | null
  readonly EntriesTime: string | null
  readonly StartDate: string | null
  readonly StartTime: string | null
  readonly EndDate: string | null
  readonly EndTime: string | null
  readonly Minutes: number | null
  readonly Fee: Money | null
}

const empty = { ar: '', en: '', fr: '' }

/** A new one takes entries from tomorrow on and is held in a week, until somebody says otherwise. */
function fresh(): Values {
  const day = today()
  return {
    CompetitionName: empty,
    About: empty,
    CourseID: null,
    EntriesDate: addDays(day, 1),
    EntriesTime: '09:00',
    StartDate: addDays(day, 7),
    StartTime: '18:00',
    EndDate: addDays(day, 7),
    EndTime: '20:00',
    Minutes: 45,
    Fee: null,
  }
}

const valuesOf = (competition: Competition): Values => ({
  CompetitionName: competition.CompetitionName,
  About: { ...empty, ...competition.About },
  CourseID: competition.CourseID,
  EntriesDate: competition.EntriesDate,
  EntriesTime: competition.EntriesTime,
  StartDate: competition.StartDate,
  StartTime: competition.StartTime,
  EndDate: competition.EndDate,
  EndTime: competition.EndTime,
  Minutes: competition.Minutes,
  Fee: competition.Fee,
})

/** What a competition is, when it is held, and what an entry costs. */
export function CompetitionForm(props: {
  competition: Competition | null
  onSaved: (saved: { ID: number }) => void
  onReload?: () => void
  /** In a dialog. */
  onCancel?: () => void
}) {
  const t = useText('competitions')
  const pick = usePick()
  const format = useFormat()
  const { competition } = props
  const form = useRecordForm({
    module: 'competitions',
    call: (competition ? calls.updateCompetition : calls.addCompetition) as typeof calls.updateCompetition,
    schema: competitionFields,
    initial: competition ? valuesOf(competition) : fresh(),
    version: competition?.Version ?? 0,
    toInput: (body, { version }) =>
      (competition ? { ID: competition.ID, body: { ...body, Version: version } } : { body }) as {
        ID: number
        body: never
      },
    success: t('saved'),
    onSaved: props.onSaved,
    ...(props.onReload && { onReload: props.onReload }),
  })
  const usual = competition?.UsualFee ?? { Minor: 0, Currency: 'USD' }
  const { Fee } = form.values
  const fields = (
    <>
      <TrilingualField {...form.field('CompetitionName')} label={t('fields.name')} required />
      <TrilingualField {...form.field('About')} label={t('fields.about')} multiline rows={4} />
      <RecordSelect
        {...form.field('CourseID')}
        call={catalogueCalls.listCourses}
        option={(row) => ({ value: row.ID, label: pick(row.Name), code: row.Code })}
        {...(competition && {
          chosen: [{ value: competition.CourseID, label: pick(competition.CourseName), code: competition.CourseCode }],
        })}
        label={t('fields.course')}
        description={t('courseHint')}
        required
      />
      <FieldRow>
        <DayField {...form.field('EntriesDate')} label={t('fields.entriesDate')} required />
        <TimeField {...form.field('EntriesTime')} label={t('fields.entriesTime')} required />
      </FieldRow>
      <FieldRow>
        <DayField {...form.field('StartDate')} label={t('fields.startDate')} required />
        <TimeField {...form.field('StartTime')} label={t('fields.startTime')} required />
      </FieldRow>
      <FieldRow>
        <DayField {...form.field('EndDate')} label={t('fields.endDate')} required />
        <TimeField {...form.field('EndTime')} label={t('fields.endTime')} required />
      </FieldRow>
      <NumberField {...form.field('Minutes')} label={t('fields.minutes')} min={1} max={1440} step={5} required />
      <SwitchField
        label={t('fields.ownFee')}
        {...(competition && { description: t('ownFeeHint', { fee: format.money(usual) }) })}
        value={Fee !== null}
        onChange={(own: boolean) => form.setValue('Fee', own ? usual : null)}
      />
      {Fee !== null && <MoneyField {...form.field('Fee')} label={t('fields.fee')} required />}
    </>
  )
  if (props.onCancel)
    return (
      <RecordForm form={form} page={false} onCancel={props.onCancel}>
        {fields}
      </RecordForm>
    )
  return (
    <Page title={t('add')} width="form">
      <RecordForm form={form} cancelHref="/CompetitionGeneration">
        {fields}
      </RecordForm>
    </Page>
  )
}
