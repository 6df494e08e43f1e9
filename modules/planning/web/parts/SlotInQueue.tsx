import { useLanguages } from '#modules/lookups/web/public.ts'
import { Alert, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { QueueRecord } from '#platform/web/tables/queue/QueueRecord.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { planRowActs } from '../../contract/acts.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { ClassRoomName } from './ClassRoomName.tsx'
import { codeInSentence, usePatternText } from './words.tsx'

/** A slot of the plan in the queue of its instructor, who accepts or declines it. */
export function SlotInQueue({ slot }: { slot: Output<typeof planningCalls.getAllAnnualPlanNotConfirmed>[number] }) {
  const t = useText('planning')
  const languages = useLanguages()
  const format = useFormat()
  const pick = usePick()
  const pattern = usePatternText()
  return (
    <QueueRecord
      title={<Localized text={slot.CourseName} />}
      name={pick(slot.CourseName)}
      description={
        <>
          <Code>{slot.CourseCode}</Code>
          <Sep />
          {t(slot.Role === 'lead' ? 'confirmation.asLead' : 'confirmation.asBackup')}
        </>
      }
      module="planning"
      allowed={slot.Actions}
      actions={actButtons(planRowActs, slot, ['accept', 'reject'])}
    >
      <Stack gap="md">
        {slot.ClashesWith.length > 0 && (
          <Alert color="yellow">
            {t('confirmation.clashes', { codes: slot.ClashesWith.map(codeInSentence).join(format.separator) })}
          </Alert>
        )}
        <KeyValues
          items={[
            { label: t('fields.dates'), value: format.dayRange(slot.StartDate, slot.EndDate) },
            { label: t('fields.time'), value: pattern(slot) },
            {
              label: t('fields.hours'),
              value: `${format.minutes(slot.Hours * 60)}${format.separator}${t('confirmation.sessions', { count: slot.Days })}`,
            },
            {
              label: t('fields.classRoom'),
              value: <ClassRoomName of={slot} elsewhere={t(`places.${slot.Place}`)} />,
            },
            { label: t('fields.language'), value: languages.name(slot.Language) },
            { label: t('fields.maxTrainees'), value: format.number(slot.MaxTrainees) },
            { label: t('fields.coordinator'), value: <Localized text={slot.CoordinatorName} /> },
          ]}
        />
        {slot.AskedAt && (
          <Text size="xs" c="dimmed">
            {t('confirmation.askedAt', { at: format.dateTime(slot.AskedAt) })}
          </Text>
        )}
      </Stack>
    </QueueRecord>
  )
}
