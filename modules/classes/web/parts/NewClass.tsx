import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod'
import { layOut } from '#modules/planning/rules/sessions.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { day } from '#platform/shared/shapes.ts'
import { useUsualWeek, WeekdaysField } from '#modules/planning/web/public.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { send } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useGo } from '#platform/web/start/address.ts'
import { today } from '#platform/web/start/zone.ts'
import { usePick } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { classesCalls as calls } from '../../contract/calls.ts'
import { newClassFields } from '../../contract/class-shapes.ts'
import { ClassFields } from './ClassForm.tsx'
import { emptyClass, type ClassValues } from './class-values.ts'
import { SessionLines } from './own/SessionLines.tsx'
import classes from './classes.module.css'

interface NewValues extends ClassValues {
  CourseID: number | null
  CourseClassSessions: { Date: string; StartTime: string; EndTime: string }[]
  CourseClassInstructors: { InstructorID: number; Role: 'lead' | 'backup' | 'assistant' }[]
}
const initial: NewValues = { ...emptyClass, CourseID: null, CourseClassSessions: [], CourseClassInstructors: [] }

/** A class that does not come out of the annual plan: its data, and sessions laid out over days of the week. */
export function NewClass() {
  const t = useText('classes')
  const pick = usePick()
  const go = useGo()
  const form = useRecordForm({
    module: 'classes',
    call: calls.add,
    schema: newClassFields,
    initial,
    toInput: (values: z.infer<typeof newClassFields>) => ({ body: values }),
    onSaved: (made) => {
      toast.done(t('added', { code: made.Code }))
      return go('/Setting/CourseClass-Edit/:ID?', { ID: made.ID })
    },
  })
  const { CourseID, StartDate } = form.values
  const next = useCall(calls.getCodeOfClassNo, day().safeParse(StartDate).success ? { StartDate } : {})
  const able = useCall(catalogueCalls.getCourseInstructors, CourseID === null ? skip : { courseID: CourseID })
  const chooseCourse = async (id: number | null) => {
    form.setValue('CourseID', id)
    form.setValue('CourseClassInstructors', [])
    if (id === null) return
    const course = await send(catalogueCalls.getCourse, { ID: id })
    form.setValue('Language', course.Language)
    form.setValue('TrainingStrategyID', course.TrainingStrategyID)
    form.setValue('MinTrainees', course.MinTrainees)
    form.setValue('MaxTrainees', course.MaxTrainees)
    form.setValue('Fee', course.Fee)
  }
  return (
    <Page title={t('newClass')} description={next.data && t('willBe', { code: next.data.Code })} width="form">
      <RecordForm form={form} cancelHref="/CourseClass">
        <RecordSelect
          {...form.field('CourseID')}
          onChange={(id: number | null) => void chooseCourse(id)}
          call={catalogueCalls.listCourses}
          option={(course) => ({ value: course.ID, label: pick(course.Name), code: course.Code })}
          label={t('fields.course')}
          required
        />
        <ClassFields form={form as never} found={null} courseId={CourseID} />
        <SelectField
          value={form.values.CourseClassInstructors[0]?.InstructorID ?? null}
          onChange={(id) =>
            form.setValue(
              'CourseClassInstructors',
              id === null || id === undefined ? [] : [{ InstructorID: id, Role: 'lead' }],
            )
          }
          options={(able.data?.Items ?? []).map((each) => ({ value: each.ID, label: pick(each.FullName) }))}
          label={t('roles.lead')}
        />
        <SessionPattern
          from={form.values.StartDate}
          to={form.values.EndDate}
          sessions={form.values.CourseClassSessions}
          onChange={(sessions) => form.setValue('CourseClassSessions', sessions)}
        />
      </RecordForm>
    </Page>
  )
}

function SessionPattern({
  from,
  to,
  sessions,
  onChange,
}: {
  from: string
  to: string
  sessions: NewValues['CourseClassSessions']
  onChange: (sessions: NewValues['CourseClassSessions']) => void
}) {
  const t = useText('classes')
  // What nobody has chosen yet is the academy's usual week on the first day.
  const usual = useUsualWeek()?.(from || today())
  const [chosen, setChosen] = useState<{ weekdays?: readonly number[]; startsAt?: string; endsAt?: string }>({})
  const { weekdays = usual?.weekdays ?? [], startsAt = usual?.startsAt ?? '', endsAt = usual?.endsAt ?? '' } = chosen
  const [hours, setHours] = useState<number | null>(25)
  const ready = from && to && from <= to && (hours ?? 0) > 0 && startsAt < endsAt
  const lay = async () => {
    const years = [...new Set([from.slice(0, 4), to.slice(0, 4)])].map(Number)
    const found = await Promise.all(years.map((Year) => send(planningCalls.getHolidays, { Year, pageSize: 100 })))
    const holidays = found.flatMap((each) =>
      each.Items.map((one) => ({ id: one.ID, firstDay: one.FirstDay, lastDay: one.LastDay })),
    )
    const pattern = { startsOn: from, endsOn: to, weekdays, startsAt, endsAt, hours: hours ?? 0, onHolidays: false }
    onChange(
      layOut(pattern, holidays).sessions.map((each) => ({
        Date: each.day,
        StartTime: each.startsAt,
        EndTime: each.endsAt,
      })),
    )
  }
  return (
    <Section title={t('tabs.sessions')} description={t('hints.generate')}>
      <Stack gap="md">
        <WeekdaysField
          value={weekdays}
          onChange={(days) => setChosen({ ...chosen, weekdays: days })}
          label={t('fields.weekdays')}
        />
        <FieldRow>
          <TimeField
            value={startsAt}
            onChange={(time) => setChosen({ ...chosen, startsAt: time ?? '' })}
            label={t('fields.startTime')}
          />
          <TimeField
            value={endsAt}
            onChange={(time) => setChosen({ ...chosen, endsAt: time ?? '' })}
            label={t('fields.endTime')}
          />
          <NumberField
            value={hours}
            onChange={(value) => setHours(value ?? null)}
            label={t('fields.courseHours')}
            min={1}
          />
        </FieldRow>
        <Button variant="default" disabled={!ready} onClick={() => void lay()} className={classes['start']!}>
          {t('sessions.generate')}
        </Button>
        <Text size="sm" role="status">
          {t('sessions.count', { count: sessions.length })}
        </Text>
        <SessionLines sessions={sessions} />
      </Stack>
    </Section>
  )
}
