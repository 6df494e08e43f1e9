import { useLanguages } from '#modules/lookups/web/public.ts'
import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { planRowActs } from '../../contract/acts.ts'
import { planningCalls as calls } from '../../contract/calls.ts'
import { ClassRoomName } from './ClassRoomName.tsx'
import { codeInSentence, usePatternText } from './words.tsx'

type Slot = Output<typeof calls.getAllAnnualPlanNotConfirmed>[number]

/** The own slots of the plan that the instructor accepts or declines. `only`: one of them; `all` leads to the rest. */
export function PlanAnswers({ only, all }: { only: number | null; all: () => void }) {
  const t = useText('planning')
  const query = useCall(calls.getAllAnnualPlanNotConfirmed, {})
  return (
    <QueryView
      query={query}
      module="planning"
      empty={(slots) => slots.length === 0}
      emptyState={<EmptyState sentence={t('confirmation.none')} />}
    >
      {(slots) => {
        const chosen = slots.filter((slot) => slot.ID === only)
        const shown = chosen.length ? chosen : slots
        return (
          <Stack gap="md">
            <Text c="dimmed">{t('confirmation.intro')}</Text>
            {shown.map((slot) => (
              <SlotCard key={slot.ID} slot={slot} />
            ))}
            {shown.length < slots.length && (
              <Button variant="default" onClick={all}>
                {t('confirmation.all')}
              </Button>
            )}
          </Stack>
        )
      }}
    </QueryView>
  )
}

function SlotCard({ slot }: { slot: Slot }) {
  const t = useText('planning')
  const languages = useLanguages()
  const format = useFormat()
  const pattern = usePatternText()
  return (
    <Section
      namedByBoth
      title={<Localized text={slot.CourseName} />}
      description={
        <>
          <Code>{slot.CourseCode}</Code>
          <Sep />
          {t(slot.Role === 'lead' ? 'confirmation.asLead' : 'confirmation.asBackup')}
          <Sep />
          {format.dayRange(slot.StartDate, slot.EndDate)}
        </>
      }
      actions={
        <ActionBar
          module="planning"
          allowed={slot.Actions}
          actions={actButtons(planRowActs, slot, ['accept', 'reject'])}
        />
      }
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
    </Section>
  )
}
