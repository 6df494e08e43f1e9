import { useCurrencies } from '#modules/lookups/web/public.ts'
import { Button, Stack } from '@mantine/core'
import { useRef } from 'react'
import { addDays } from '#platform/shared/values/dates.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { send } from '#platform/web/client.ts'
import { usePick } from '#platform/web/format.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { planningCalls as calls } from '../../../contract/calls.ts'
import { planRowFields } from '../../../contract/plan-shapes.ts'
import { useUsualWeek } from '../calendar/useUsualWeek.ts'
import { emptyPlanRow, ofCourse, valuesOfRow, type PlanRowValues } from './plan-row-values.ts'
import { PlanPreview } from '../PlanPreview.tsx'
import { PeopleFields, WhenFields, WhereFields } from './PlanRowFields.tsx'
import { usePlanPreview } from '../usePlanPreview.ts'
import classes from '../plan.module.css'

type Row = Output<typeof calls.getPlanRow>

const usualOf = ({ Weekdays, StartTime, EndTime }: Pick<PlanRowValues, 'Weekdays' | 'StartTime' | 'EndTime'>) =>
  [...Weekdays, StartTime, EndTime].join()

/** Adding a row to the plan, or changing one, with its sessions and clashes beside it while it is written. */
export function PlanRowForm({
  row,
  scenario,
  start,
  course,
  onSaved,
  onCancel,
  onReload,
}: {
  row: Row | null
  /** The scenario in which it stands or is added; null: the plan of the year. */
  scenario: number | null
  start?: Partial<PlanRowValues>
  /** The course that `start` names. */
  course?: { readonly ID: number; readonly Name: Trilingual; readonly Code: string }
  onSaved: (id: number, year: number) => void
  onCancel: () => void
  onReload?: () => unknown
}) {
  const t = useText('planning')
  const pick = usePick()
  const currencies = useCurrencies()
  const year = useRef(0)
  const form = useRecordForm({
    module: 'planning',
    call: row ? calls.edit : calls.add,
    schema: planRowFields,
    initial: row ? valuesOfRow(row) : { ...emptyPlanRow, ...start },
    ...(row && { version: row.Version }),
    toInput: (values, { version }) => {
      year.current = Number(values.StartDate.slice(0, 4))
      return row
        ? ({ ID: row.ID, body: { ...values, Version: version } } as never)
        : ({ ...(scenario !== null && { ScenarioID: scenario }), body: values } as never)
    },
    success: t(row ? 'saved' : 'added'),
    onSaved: (answer: { ID: number }) => onSaved(answer.ID, year.current),
    ...(onReload && { onReload }),
  })
  const chosen = useRef<number | null>(null)
  // What is on the form when the course's answer comes, and the last day that was filled in by itself.
  const typed = useRef(form.values)
  typed.current = form.values
  const filled = useRef<string | null>(null)
  const preview = usePlanPreview(form.values, row?.ID ?? null, scenario)
  const usualWeek = useUsualWeek()

  const chooseCourse = async (id: number | null) => {
    chosen.current = id
    form.setValue('CourseID', id)
    form.setValue('LeadInstructorID', null)
    form.setValue('BackupInstructorID', null)
    if (id === null) return
    const course = await send(catalogueCalls.getCourse, { ID: id }).catch(() => null)
    // The defaults are a convenience: without an answer, or when another course was chosen meanwhile, they are left out.
    if (!course || chosen.current !== id) return
    for (const [field, value] of Object.entries(ofCourse(course))) form.setValue(field as 'Hours', value as number)
    const { StartDate, EndDate } = typed.current
    if (EndDate && EndDate === filled.current) fillEnd(StartDate, course.Hours)
  }
  // Weeks of five days; the preview says where that is too short.
  const fillEnd = (start: string, hours: number | null) => {
    filled.current = addDays(start, Math.max(0, Math.ceil((hours ?? 5) / 5) - 1))
    form.setValue('EndDate', filled.current)
  }
  // Until somebody chooses another, a new row meets as the academy usually does on its first day.
  const lastUsual = useRef(usualOf(emptyPlanRow))
  const meetAsUsual = (day: string) => {
    const { Weekdays, StartTime, EndTime } = form.values
    if (row || !usualWeek || usualOf({ Weekdays, StartTime, EndTime }) !== lastUsual.current) return
    const { weekdays, startsAt, endsAt } = usualWeek(day)
    lastUsual.current = usualOf({ Weekdays: weekdays, StartTime: startsAt, EndTime: endsAt })
    form.setValue('Weekdays', weekdays)
    form.setValue('StartTime', startsAt)
    form.setValue('EndTime', endsAt)
  }
  const chooseStart = (day: string | null) => {
    form.setValue('StartDate', day ?? '')
    if (day && /^\d{4}-\d{2}-\d{2}$/.test(day)) meetAsUsual(day)
    const { Hours, EndDate } = form.values
    if (day && /^\d{4}-\d{2}-\d{2}$/.test(day) && (!EndDate || EndDate < day)) fillEnd(day, Hours)
  }

  const said = row ? { ID: row.CourseID, Name: row.CourseName, Code: row.CourseCode } : course
  const named = said ? [{ value: said.ID, label: pick(said.Name), code: said.Code }] : []
  return (
    <Page title={t(row ? 'editRow' : 'screens.newRow')}>
      <div className={classes['editing']}>
        <RecordForm form={form} onCancel={onCancel}>
          <fieldset className={classes['group']}>
            <legend>{t('sections.course')}</legend>
            <RecordSelect
              {...form.field('CourseID')}
              onChange={(id: number | null) => void chooseCourse(id)}
              call={catalogueCalls.listCourses}
              option={(course) => ({ value: course.ID, label: pick(course.Name), code: course.Code })}
              chosen={named}
              label={t('fields.course')}
              description={t('courseDefaults')}
              required
            />
          </fieldset>
          <WhenFields form={form} onStart={chooseStart} />
          <WhereFields form={form} row={row} preview={preview.data} />
          <PeopleFields form={form} row={row} currencies={currencies} />
        </RecordForm>
        <Stack gap="md" className={classes['beside']!}>
          <Section
            title={t('sections.preview')}
            actions={
              preview.data?.FitsBy && (
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => form.setValue('EndDate', preview.data?.FitsBy ?? '')}
                >
                  {t('preview.extend', { day: preview.data.FitsBy })}
                </Button>
              )
            }
          >
            <PlanPreview preview={preview} />
          </Section>
        </Stack>
      </div>
    </Page>
  )
}
