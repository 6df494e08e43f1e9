import { Stack } from '@mantine/core'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useGo } from '#platform/web/start/address.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useText } from '#platform/web/text.ts'
import { meetingsCalls as calls } from '../../contract/calls.ts'
import { meetingFields } from '../../contract/meetings.ts'
import { Clashes } from './Clashes.tsx'
import type { Meeting } from './meeting.ts'

/** A meeting by its number, to be changed as it is now. */
export function EditMeeting({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useCall(calls.getMeeting, { ID: id })
  return <QueryView query={query}>{(meeting) => <MeetingForm meeting={meeting} onClose={onClose} />}</QueryView>
}

/** What a meeting is about, when and where it is, and with whom. A new one opens: nobody is invited before its next step. */
export function MeetingForm({ meeting, onClose }: { meeting: Meeting | null; onClose: () => void }) {
  const t = useText('meetings')
  const pick = usePick()
  const go = useGo()
  const form = useRecordForm({
    module: 'meetings',
    call: meeting ? calls.editMeeting : calls.addMeeting,
    schema: meetingFields,
    initial: {
      Name: meeting?.Name ?? {},
      Day: meeting?.Day ?? '',
      StartsAt: meeting?.StartsAt ?? '',
      EndsAt: meeting?.EndsAt ?? '',
      CourseClassID: meeting?.CourseClassID ?? null,
      PeopleIDs: meeting?.People.map(({ ID }) => ID) ?? [],
      Place: meeting?.Place ?? '',
      Link: meeting?.Link ?? '',
      Agenda: meeting?.Agenda ?? {},
    },
    ...(meeting && { version: meeting.Version }),
    toInput: (values, { version }) =>
      (meeting ? { ID: meeting.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: t(meeting ? 'saved' : 'added'),
    onSaved: (saved) => {
      onClose()
      if (!meeting) void go('/Meetings/:ID?', { ID: (saved as { ID: number }).ID })
    },
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <TrilingualField {...form.field('Name')} label={t('fields.name')} maxLength={200} required />
      <Stack gap="xs">
        <DayField {...form.field('Day')} label={t('fields.day')} required />
        <FieldRow>
          <TimeField {...form.field('StartsAt')} label={t('fields.startsAt')} description={t('hints.times')} required />
          <TimeField {...form.field('EndsAt')} label={t('fields.endsAt')} required />
        </FieldRow>
        <FormClashes {...(form.values as Times)} id={meeting?.ID} />
      </Stack>
      <RecordSelect
        {...form.field('CourseClassID')}
        label={t('fields.courseClass')}
        description={t('hints.courseClass')}
        call={classesCalls.getCourseClasses}
        option={(row) => ({ value: row.ID, label: pick(row.CourseName), code: row.Code })}
        {...(meeting?.CourseClassID != null && {
          chosen: [{ value: meeting.CourseClassID, label: meeting.ClassCode ?? '' }],
        })}
      />
      <RecordSelect
        {...form.field('PeopleIDs')}
        multiple
        label={t('fields.people')}
        description={t('hints.people')}
        call={calls.getMeetingPeople}
        option={(row) => ({ value: row.ID, label: pick(row.Name) })}
        chosen={meeting?.People.map(({ ID, Name }) => ({ value: ID, label: pick(Name) })) ?? []}
      />
      <TextField {...form.field('Place')} label={t('fields.place')} description={t('hints.place')} maxLength={300} />
      <TextField
        {...form.field('Link')}
        label={t('fields.link')}
        description={t('hints.link')}
        maxLength={500}
        kind="url"
      />
      <TrilingualField {...form.field('Agenda')} label={t('fields.agenda')} multiline rows={4} maxLength={4000} />
    </RecordForm>
  )
}

interface Times {
  readonly Day: string
  readonly StartsAt: string
  readonly EndsAt: string
}
const isTime = (text: string) => /^\d\d:\d\d$/.test(text)

/** What else the organizer has at the time that is being typed. */
function FormClashes({ Day, StartsAt, EndsAt, id }: Times & { id: number | undefined }) {
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(Day) && isTime(StartsAt) && isTime(EndsAt) && EndsAt > StartsAt
  const query = useCall(
    calls.getMeetingClashes,
    isWhole ? { Day, StartsAt, EndsAt, ...(id !== undefined && { ID: id }) } : skip,
  )
  return isWhole && query.data ? <Clashes clashes={query.data.Clashes} /> : null
}
