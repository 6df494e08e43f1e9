import { useLanguages } from '#modules/lookups/web/public.ts'
import { Alert, Stack } from '@mantine/core'
import { ClassRoomName } from '#modules/planning/web/public.ts'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { QueueRecord } from '#platform/web/tables/queue/QueueRecord.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { instructorActs as acts } from '../../../contract/acts.ts'
import type { AskedClass } from './answers.ts'
import { acceptClass, rejectClass } from './send-answer.ts'
import { SessionLines } from './SessionLines.tsx'

const asRole = {
  lead: 'confirmation.asLead',
  backup: 'confirmation.asBackup',
  assistant: 'confirmation.asAssistant',
  examiner: 'confirmation.asExaminer',
  practicalAssessor: 'confirmation.asPracticalAssessor',
} as const

/** A class in the queue of its instructor, who confirms or declines it. */
export function ClassInQueue({ asked }: { asked: AskedClass }) {
  const t = useText('classes')
  const languages = useLanguages()
  const format = useFormat()
  const pick = usePick()
  return (
    <QueueRecord
      title={<Localized text={asked.CourseName} />}
      name={pick(asked.CourseName)}
      description={
        <>
          <Code>{asked.Code}</Code>
          <Sep />
          {t(asRole[asked.Role])}
        </>
      }
      href={href('/CourseClassDetail/:ID?', { ID: asked.ID })}
      module="classes"
      allowed={asked.Actions}
      actions={actButtons(acts, asked, ['accept', 'reject'], {
        accept: { run: () => acceptClass(asked.ID) },
        reject: { run: ({ reason }) => rejectClass(asked.ID, reason) },
      })}
    >
      <Stack gap="md">
        {asked.Changed.length > 0 && (
          <Alert color="yellow">
            {t('confirmation.changed', {
              parts: format.list(asked.Changed.map((part) => t(`confirmation.changedParts.${part}`))),
            })}
          </Alert>
        )}
        <KeyValues
          items={[
            { label: t('fields.dates'), value: format.dayRange(asked.StartDate, asked.EndDate) },
            {
              label: t('fields.classRoom'),
              value: <ClassRoomName of={asked} elsewhere={t(`places.${asked.Place}`)} />,
            },
            {
              label: t('fields.hours'),
              value: t('confirmation.total', {
                sessions: t('sessions.count', { count: asked.Sessions.length }),
                hours: t('confirmation.hours', { count: asked.Hours, shown: format.number(asked.Hours) }),
              }),
            },
            { label: t('fields.language'), value: languages.name(asked.Language) },
            { label: t('fields.seats'), value: t('seatsOf', { taken: asked.SeatsTaken, all: asked.MaxTrainees }) },
          ]}
        />
        <SessionLines sessions={asked.Sessions} label={t('tabs.sessions')} />
      </Stack>
    </QueueRecord>
  )
}
