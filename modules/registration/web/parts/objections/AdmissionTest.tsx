import { Button, Group, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { useCall } from '#platform/web/data.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import type { TestStanding } from '../../../rules/objections/admission.ts'
import type { Registration } from '../wire.ts'
import classes from './Objections.module.css'

type Test = Output<typeof calls.getTraineesAdmissionTestForCourseRegistration>['Tests'][number]

const tones: Record<TestStanding, 'neutral' | 'info' | 'success' | 'warning' | 'danger'> = {
  ahead: 'info',
  open: 'warning',
  handedIn: 'info',
  passed: 'success',
  failed: 'danger',
  missed: 'neutral',
}

/** What is to be sat before the registration is decided, until when, and how it came out; nothing where nothing is asked. */
export function AdmissionTest({ registration, own }: { registration: Registration; own: boolean }) {
  const words = useText('registration/standing')
  const query = useCall(calls.getTraineesAdmissionTestForCourseRegistration, { CourseRegistrationID: registration.ID })
  return (
    <QueryView query={query} module="registration">
      {({ IsAsked, Tests }) =>
        (IsAsked || Tests.length > 0) && (
          <Section title={words('test.title')} description={words('test.intro')}>
            {Tests.length === 0 ? (
              <Text size="sm">{words(own ? 'test.notYet' : 'test.notYetOther')}</Text>
            ) : (
              <ul className={classes['list']}>
                {Tests.map((test) => (
                  <li key={test.ExamID} className={classes['item']}>
                    <OneTest test={test} own={own} />
                  </li>
                ))}
              </ul>
            )}
          </Section>
        )
      }
    </QueryView>
  )
}

function OneTest({ test, own }: { test: Test; own: boolean }) {
  const words = useText('registration/standing')
  const format = useFormat()
  const decided = test.Standing === 'passed' || test.Standing === 'failed'
  return (
    <>
      <Stack gap={4} className={classes['said']!}>
        <Group gap="xs">
          <Text fw={600} size="sm" component="div">
            <Localized text={test.ExamName} /> <Code>{test.Code}</Code>
          </Text>
          <StateBadge tone={tones[test.Standing]} label={words(`test.standings.${test.Standing}`)} />
          {decided && <Text size="sm">{format.percent(test.Percent)}</Text>}
        </Group>
        {!decided && (
          <Text size="sm">
            {words('test.when', { from: format.dateTime(test.StartsAt), until: format.dateTime(test.ClosesAt) })}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {format.joined([
            words('test.length', { minutes: format.minutes(test.Minutes) }),
            words('test.pass', { percent: format.percent(test.PassDegree) }),
            ...(test.InitialPercent === null
              ? []
              : [words('test.soFar', { percent: format.percent(test.InitialPercent) })]),
          ])}
        </Text>
      </Stack>
      {own && test.Standing === 'open' && (
        <Button component={AppLink} to="/ExamAnswer/:Code?" params={{ Code: test.Code }}>
          {words('test.sit')}
        </Button>
      )}
    </>
  )
}
