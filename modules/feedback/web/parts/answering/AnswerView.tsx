import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { isProblem } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Colon, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import { familyOf } from '../../../rules/kinds.ts'
import { SheetForm } from './SheetForm.tsx'
import type { Review, ReviewSheet } from './sheet.ts'

/** What an invitation asks, sheet by sheet, by its code. */
export function AnswerView({
  code,
  back,
}: {
  code: string
  back: '/AvailableReview' | '/InstructorAssessment' | null
}) {
  const t = useText('feedback')
  const query = useCall(calls.getReview, code ? { Code: code } : skip, { keep: false })
  const is = (what: string) => query.error !== null && isProblem(query.error, what as 'notFound')
  const isWrong = !code || is('notFound') || is('invalidInput')
  return (
    <Page
      title={query.data ? <Localized text={query.data.CourseName} /> : t('screens.answer')}
      description={query.data && <Code>{query.data.ClassCode}</Code>}
      width="form"
      actions={
        back && (
          <Button component={AppLink} to={back} variant="default">
            {t('answering.back')}
          </Button>
        )
      }
    >
      {isWrong ? (
        <Alert color="red" role="status">
          {t('answering.wrongCode')}
        </Alert>
      ) : is('logInToAnswer') ? (
        <Alert color="yellow" role="status">
          <Stack gap="sm" align="flex-start">
            {t('refusals.logInToAnswer')}
            <Button component={AppLink} to="/pages/login/:CompetitionCode?" variant="default">
              {t('answering.logIn')}
            </Button>
          </Stack>
        </Alert>
      ) : query.error ? (
        <ErrorState problem={query.error} onRetry={() => void query.refetch()} module="feedback" />
      ) : (
        <QueryView query={query} module="feedback">
          {(review) => <Sheets review={review} />}
        </QueryView>
      )}
    </Page>
  )
}

export function useAbout() {
  const t = useText('feedback')
  const pick = usePick()
  return ({ Kind, InstructorName }: Pick<ReviewSheet, 'Kind' | 'InstructorName'>): string =>
    familyOf(Kind) === 'course' || InstructorName === null
      ? t('answering.about.course')
      : t('answering.about.instructor', { name: pick(InstructorName) })
}

/** The first sheet that is open; the others follow it. */
function Sheets({ review }: { review: Review }) {
  const t = useText('feedback')
  const format = useFormat()
  const about = useAbout()
  const isVisitor = useUser() === null
  // What was sent is over on this page at once, whether or not it was asked anew.
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set())
  const open = review.Sheets.filter(({ IsOpen, RoundID }) => IsOpen && !sent.has(RoundID))
  const [current, next] = open
  const given = ({ GivenOn, RoundID }: ReviewSheet) => GivenOn !== null || sent.has(RoundID)
  if (!current)
    return (
      <Section>
        <Stack gap="xs" align="flex-start">
          <Text fw={600}>{t(review.Sheets.every(given) ? 'answering.allGiven' : 'answering.nothingOpen')}</Text>
          {review.Sheets.map((sheet) => (
            <Text key={sheet.RoundID} size="sm" c="dimmed">
              {about(sheet)}
              <Colon />
              {sheet.GivenOn
                ? t('answering.given', { day: format.day(sheet.GivenOn) })
                : sent.has(sheet.RoundID)
                  ? t('answering.thanks')
                  : t('answering.over')}
            </Text>
          ))}
          {isVisitor && (
            <Button component={AppLink} to="/pages/login/:CompetitionCode?" variant="default" size="sm">
              {t('answering.logIn')}
            </Button>
          )}
        </Stack>
      </Section>
    )
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Text fw={700} size="lg" component="h2">
          {about(current)}
        </Text>
        <Text size="sm" c="dimmed">
          {t('answering.until', { day: format.day(current.ClosesOn) })}
        </Text>
      </Group>
      {next && (
        <Text size="sm" c="dimmed">
          {t('answering.next', { what: about(next) })}
        </Text>
      )}
      <SheetForm
        key={current.RoundID}
        code={review.Code}
        sheet={current}
        onGiven={(wasGiven) => {
          toast.done(t(wasGiven ? 'answering.wasGiven' : 'answering.thanks'))
          setSent((before) => new Set([...before, current.RoundID]))
          window.scrollTo({ top: 0 })
        }}
      />
    </Stack>
  )
}
