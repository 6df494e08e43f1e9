import { useLanguages } from '#modules/lookups/web/public.ts'
import { Alert, Anchor, Button, Stack, Text } from '@mantine/core'
import { ClassRoomName } from '#modules/planning/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { instructorActs as acts } from '../../contract/acts.ts'
import { classesCalls as calls } from '../../contract/calls.ts'
import classes from './classes.module.css'

type Waiting = Output<typeof calls.getAllCourseClassNotConfirmed>[number]
const asRole = {
  lead: 'confirmation.asLead',
  backup: 'confirmation.asBackup',
  assistant: 'confirmation.asAssistant',
  examiner: 'confirmation.asExaminer',
  practicalAssessor: 'confirmation.asPracticalAssessor',
} as const

/** The own classes that the instructor confirms or declines. `only`: one of them; `all` leads to the rest. */
export function ClassAnswers({ only, all }: { only: number | null; all: () => void }) {
  const t = useText('classes')
  const query = useCall(calls.getAllCourseClassNotConfirmed, {})
  return (
    <QueryView
      query={query}
      module="classes"
      empty={(waiting) => waiting.length === 0}
      emptyState={<EmptyState sentence={t('confirmation.none')} />}
    >
      {(waiting) => {
        const chosen = waiting.filter((each) => each.ID === only)
        const shown = chosen.length ? chosen : waiting
        return (
          <Stack gap="md">
            <Text c="dimmed">{t('confirmation.intro')}</Text>
            {shown.map((each) => (
              <WaitingClass key={each.ID} waiting={each} />
            ))}
            {shown.length < waiting.length && (
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

function WaitingClass({ waiting }: { waiting: Waiting }) {
  const t = useText('classes')
  const languages = useLanguages()
  const format = useFormat()
  return (
    <Section
      namedByBoth
      title={<Localized text={waiting.CourseName} />}
      description={
        <>
          <Anchor component={AppLink} to="/CourseClassDetail/:ID?" params={{ ID: waiting.ID }} inherit>
            <Code>{waiting.Code}</Code>
          </Anchor>
          <Sep />
          {t(asRole[waiting.Role])}
        </>
      }
      actions={
        <ActionBar
          module="classes"
          allowed={waiting.Actions}
          actions={actButtons(acts, waiting, ['accept', 'reject'], {
            accept: { run: () => send(acts.table.accept.call, { courseClassID: waiting.ID }) },
            reject: {
              run: ({ reason }) => send(acts.table.reject.call, { courseClassID: waiting.ID, reason }),
            },
          })}
        />
      }
    >
      <Stack gap="md">
        {waiting.Changed.length > 0 && (
          <Alert color="yellow">
            {t('confirmation.changed', {
              parts: format.list(waiting.Changed.map((part) => t(`confirmation.changedParts.${part}`))),
            })}
          </Alert>
        )}
        <KeyValues
          items={[
            { label: t('fields.dates'), value: format.dayRange(waiting.StartDate, waiting.EndDate) },
            {
              label: t('fields.classRoom'),
              value: <ClassRoomName of={waiting} elsewhere={t(`places.${waiting.Place}`)} />,
            },
            {
              label: t('fields.hours'),
              value: t('confirmation.total', {
                sessions: t('sessions.count', { count: waiting.Sessions.length }),
                hours: t('confirmation.hours', { count: waiting.Hours, shown: format.number(waiting.Hours) }),
              }),
            },
            { label: t('fields.language'), value: languages.name(waiting.Language) },
            { label: t('fields.seats'), value: t('seatsOf', { taken: waiting.SeatsTaken, all: waiting.MaxTrainees }) },
          ]}
        />
        <ol className={classes['plain']} aria-label={t('tabs.sessions')}>
          {waiting.Sessions.map((each) => (
            <li key={each.Number}>
              {format.weekday(each.Date)} {format.day(each.Date)}
              <Sep />
              {format.timeRange(each.StartTime, each.EndTime)}
            </li>
          ))}
        </ol>
      </Stack>
    </Section>
  )
}
