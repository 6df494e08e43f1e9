import * as z from 'zod'
import { day, id, plainText, timeOfDay } from '#platform/shared/shapes.ts'
import { usePick } from '#platform/web/format.tsx'
import { MultiSelectField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { classesCalls as calls } from '../../contract/calls.ts'
import { ClassRoomField } from './ClassRoomField.tsx'
import type { CourseClass } from './course-class.ts'

type Session = CourseClass['CourseClassSessions'][number]

const fields = z
  .strictObject({
    Date: day(),
    StartTime: timeOfDay(),
    EndTime: timeOfDay(),
    ClassRoomID: id().nullable(),
    ModuleID: id().nullable(),
    InstructorIDs: z.array(id()),
    WaiverReason: plainText(500),
  })
  .refine((value) => value.EndTime > value.StartTime, { path: ['EndTime'], error: 'endBeforeStart' })

// The published call takes its values in the query, in its own spelling.
const namesOfAdding: Readonly<Record<string, string>> = {
  date: 'Date',
  startTime: 'StartTime',
  endTime: 'EndTime',
  classRoomID: 'ClassRoomID',
  moduleID: 'ModuleID',
  waiverReason: 'WaiverReason',
}

/** Adds a session to the class or moves one. */
export function SessionForm({
  found,
  session,
  onClose,
}: {
  found: CourseClass
  session: Session | null
  onClose: () => void
}) {
  const t = useText('classes')
  const pick = usePick()
  const last = found.CourseClassSessions.at(-1)
  const classRoom = session ? session : found
  const form = useRecordForm({
    module: 'classes',
    call: session ? calls.moveSession : calls.addSession,
    schema: fields,
    initial: {
      Date: session?.Date ?? '',
      StartTime: session?.StartTime ?? last?.StartTime ?? '09:00',
      EndTime: session?.EndTime ?? last?.EndTime ?? '14:00',
      ClassRoomID: classRoom.ClassRoomID,
      ModuleID: session?.ModuleID ?? null,
      InstructorIDs: (session?.Instructors.map((each) => each.InstructorID) ?? []) as readonly number[],
      WaiverReason: '',
    },
    version: session?.Version ?? 0,
    toInput: ({ WaiverReason, ...values }, { version }) =>
      (session
        ? {
            ID: session.ID,
            body: { ...values, ...(WaiverReason && { WaiverReason }), Version: version },
          }
        : {
            courseClassID: found.ID,
            date: values.Date,
            startTime: values.StartTime,
            endTime: values.EndTime,
            ...(values.ClassRoomID && { classRoomID: values.ClassRoomID }),
            ...(values.ModuleID && { moduleID: values.ModuleID }),
            ...(WaiverReason && { waiverReason: WaiverReason }),
          }) as never,
    fieldOf: (path) => namesOfAdding[path] ?? path,
    success: t(session ? 'acts.moveSession.done' : 'acts.addSession.done'),
    onSaved: onClose,
  })
  const people = found.CourseClassInstructors.filter((each) => each.State !== 'rejected')
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <DayField
        {...form.field('Date')}
        min={found.StartDate}
        max={found.EndDate}
        label={t('fields.day')}
        description={t('sessions.within', { from: found.StartDate, to: found.EndDate })}
        required
      />
      <FieldRow>
        <TimeField {...form.field('StartTime')} label={t('fields.startTime')} required />
        <TimeField {...form.field('EndTime')} label={t('fields.endTime')} required />
      </FieldRow>
      <ClassRoomField field={form.field('ClassRoomID')} courseId={found.CourseID} known={classRoom} />
      <SelectField
        {...form.field('ModuleID')}
        options={found.Modules.map((each) => ({ value: each.ID, label: pick(each.Name) }))}
        label={t('fields.module')}
      />
      {session && (
        <MultiSelectField
          {...form.field('InstructorIDs')}
          options={people.map((each) => ({ value: each.InstructorID, label: pick(each.Name) }))}
          label={t('fields.instructors')}
          description={t('hints.sessionInstructors')}
        />
      )}
      {found.Actions.includes('waive') && (
        <TextField
          {...form.field('WaiverReason')}
          label={t('fields.waiver')}
          description={t('hints.waiver')}
          maxLength={500}
        />
      )}
    </RecordForm>
  )
}
