import { Alert, Anchor, Progress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { History } from '#platform/web/ui/History.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import { familyOf } from '../../../rules/kinds.ts'
import { isSigned } from '../../../rules/round-states.ts'
import { Results } from '../results/Results.tsx'
import { useKindLook } from '../useKindLook.ts'
import { AskedList } from './AskedList.tsx'
import { ExtendDialog } from './ExtendDialog.tsx'
import { roundButtons, roundTones, type Round } from './round.ts'

/** One round: how many have answered, what it came to, who is asked, what happened; and what may be done. */
export function RoundRecord({ id }: { id: number }) {
  const query = useCall(calls.getFeedbackRound, { ID: id })
  return (
    <QueryView query={query} module="feedback">
      {(round) => <Record round={round} onReload={() => void query.refetch()} />}
    </QueryView>
  )
}

function Record({ round, onReload }: { round: Round; onReload: () => void }) {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  const kind = useKindLook()
  const [extending, setExtending] = useState(false)
  const paper =
    familyOf(round.Kind) === 'instructor' && round.IsCounted
      ? { ...printAction(href('/report/InstructorAssessment/:ID?', { ID: round.ID })), label: r('results.print') }
      : false
  return (
    <Page
      title={<Localized text={round.CourseName} />}
      description={kind.words(round.Kind)}
      badge={<StateBadge module="feedback" state={round.State} tones={roundTones} />}
      actions={
        <ActionBar
          module="feedback"
          allowed={round.Actions}
          actions={{ ...roundButtons(round, () => setExtending(true)), print: paper }}
          onDone={onReload}
        />
      }
    >
      <Stack gap="md">
        <Facts round={round} />
        <AddressTabs
          tabs={[
            {
              key: 'results',
              label: t('tabs.results'),
              content: () => <Came round={round} />,
            },
            { key: 'asked', label: t('tabs.asked'), count: round.Asked, content: () => <AskedList round={round} /> },
            {
              key: 'history',
              label: t('tabs.history'),
              content: () => (
                <Section>
                  <History module="feedback" items={round.History} />
                </Section>
              ),
            },
          ]}
        />
      </Stack>
      <ExtendDialog round={round} opened={extending} onClose={() => setExtending(false)} />
    </Page>
  )
}

function Facts({ round }: { round: Round }) {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  const format = useFormat()
  return (
    <Section title={r('round.facts')}>
      <Stack gap="sm">
        <KeyValues
          columns={2}
          items={[
            {
              label: t('fields.class'),
              value: (
                <Anchor component={AppLink} to={href('/Setting/CourseClass-Edit/:ID?', { ID: round.ClassID }) as '/'}>
                  <Code>{round.ClassCode}</Code>
                </Anchor>
              ),
            },
            round.InstructorName !== null && {
              label: t('fields.instructor'),
              value: <Localized text={round.InstructorName} />,
            },
            { label: t('fields.opensOn'), value: format.day(round.OpensOn) },
            { label: t('fields.closesOn'), value: format.day(round.ClosesOn) },
            { label: t('fields.sheet'), value: r('sheets.number', { number: format.number(round.SheetNumber) }) },
            !isSigned(round.Kind) && { label: t('fields.byCode'), value: round.ByCode ? t('yes') : t('no') },
          ]}
        />
        <Stack gap={4}>
          <Text size="sm">
            {r('round.response', { given: format.number(round.Given), asked: format.number(round.Asked) })}
          </Text>
          <Progress
            value={round.Asked === 0 ? 0 : (100 * round.Given) / round.Asked}
            aria-label={r('round.response', { given: format.number(round.Given), asked: format.number(round.Asked) })}
          />
        </Stack>
      </Stack>
    </Section>
  )
}

/** The results, or why there are none. */
function Came({ round }: { round: Round }) {
  const r = useText('feedback/rounds')
  if (round.IsCounted) return <Results scope={{ Kind: round.Kind, RoundID: round.ID }} />
  const why =
    round.State === 'open'
      ? isSigned(round.Kind)
        ? r('results.noneSigned')
        : r('round.whileOpen')
      : round.Given === 0
        ? r('round.noneGiven')
        : r('round.tooFew')
  return (
    <Alert color="gray" role="note">
      {why}
    </Alert>
  )
}
