import { Button, Stack } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useGo, useIdParam } from '#platform/web/address.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/ActionBar.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/QueryView.tsx'
import { classesCalls as calls } from '../../contract/calls.ts'
import classes from '../parts/classes.module.css'

type Waiting = Output<typeof calls.getAllCourseClassNotConfirmed>[number]
const asRole = {
  lead: 'confirmation.asLead',
  backup: 'confirmation.asBackup',
  assistant: 'confirmation.asAssistant',
} as const

/** The instructor confirms or declines the own classes. */
export default function ClassConfirmationPage() {
  const t = useText('classes')
  const go = useGo()
  const only = useIdParam('ID')
  const query = useCall(calls.getAllCourseClassNotConfirmed, {})
  return (
    <Page title={t('screens.classConfirmation')} description={t('confirmation.intro')}>
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
              {shown.map((each) => (
                <WaitingClass key={each.ID} waiting={each} />
              ))}
              {shown.length < waiting.length && (
                <Button variant="default" onClick={() => void go('/InstructorClassConfirmation/:ID?')}>
                  {t('confirmation.all')}
                </Button>
              )}
            </Stack>
          )
        }}
      </QueryView>
    </Page>
  )
}

function WaitingClass({ waiting }: { waiting: Waiting }) {
  const t = useText('classes')
  const format = useFormat()
  return (
    <Section
      title={<Localized text={waiting.CourseName} />}
      description={
        <>
          <Code>{waiting.Code}</Code>
          <Sep />
          {t(asRole[waiting.Role])}
        </>
      }
      actions={
        <ActionBar
          module="classes"
          allowed={waiting.Actions}
          actions={{
            accept: {
              main: true,
              done: t('confirmation.accepted'),
              run: () => send(calls.instructorConfirmation, { courseClassID: waiting.ID }),
            },
            reject: {
              reason: 'required',
              done: t('confirmation.rejected'),
              run: ({ reason }) => send(calls.instructorReject, { courseClassID: waiting.ID, reason }),
            },
          }}
        />
      }
    >
      <Stack gap="md">
        <KeyValues
          items={[
            { label: t('fields.dates'), value: format.dayRange(waiting.StartDate, waiting.EndDate) },
            {
              label: t('fields.room'),
              value: waiting.RoomCode ? (
                <>
                  <Code>{waiting.RoomCode}</Code> <Localized text={waiting.RoomName} />
                </>
              ) : (
                t(`places.${waiting.Place}`)
              ),
            },
            {
              label: t('fields.hours'),
              value: t('confirmation.total', {
                sessions: t('sessions.count', { count: waiting.Sessions.length }),
                hours: waiting.Hours,
              }),
            },
            { label: t('fields.language'), value: t.maybe(`languages.${waiting.Language}`, waiting.Language) },
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
