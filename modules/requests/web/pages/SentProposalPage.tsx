import { Alert, Button, Container, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { isolated } from '#platform/shared/text.ts'
import { isProblem, send } from '#platform/web/client.ts'
import { ticketOfPage } from '#platform/web/documents/ticket.ts'
import { TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import type { ApiProblem } from '#platform/web/problem.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { ProposalView } from '../parts/ProposalView.tsx'
import { useProposalLook } from '../parts/useProposalLook.ts'

type Sent = Output<typeof calls.getSentProposal>

/** What the mail of a proposal opens, without a log-in: that one version, to be accepted, declined or sent back. */
export default function SentProposalPage() {
  const t = useText('requests')
  const ID = useIdParam('ID')
  const [ticket] = useState(ticketOfPage)
  const headers: Record<string, string> = ticket ? { 'x-report-ticket': ticket } : {}
  const query = useQuery<Sent, ApiProblem>({
    queryKey: [calls.getSentProposal.path, ID, ticket],
    enabled: ID !== null && ticket !== null,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => send(calls.getSentProposal, { ID: ID! }, { signal, headers }),
  })
  const isClosed = ID === null || ticket === null || isProblem(query.error, 'linkClosed')
  return (
    <>
      <PublicTop />
      <Container size="md" py="xl">
        {isClosed ? (
          <Page title={t('screens.proposal')}>
            <EmptyState sentence={t('link.closed')} />
          </Page>
        ) : (
          <QueryView query={query} module="requests">
            {(sent) => <Answerable sent={sent} headers={headers} onAnswered={() => void query.refetch()} />}
          </QueryView>
        )}
      </Container>
    </>
  )
}

type Answer = 'accept' | 'askRevision' | 'decline'

function Answerable({
  sent,
  headers,
  onAnswered,
}: {
  sent: Sent
  headers: Record<string, string>
  onAnswered: () => void
}) {
  const t = useText('requests')
  const look = useProposalLook()
  const { Proposal: proposal } = sent
  const state = proposal.State
  const isOver = sent.Actions.length === 0
  return (
    <Page
      title={t('link.title', { code: sent.RequestNumber })}
      badge={<StateBadge {...look(state)} />}
      description={t('link.forWhom', { name: isolated(sent.AskedBy) })}
    >
      <Stack gap="md">
        {isOver && (
          <Alert color={state === 'accepted' ? 'green' : 'gray'} role="status">
            {state === 'accepted' || state === 'declined' || state === 'revisionAsked'
              ? t(`link.${state}`)
              : t('link.over')}
          </Alert>
        )}
        <Section title={t('version', { number: proposal.Number })}>
          <ProposalView proposal={proposal} />
        </Section>
        {!isOver && <AnswerForm id={proposal.ID} headers={headers} onAnswered={onAnswered} />}
      </Stack>
    </Page>
  )
}

function AnswerForm({
  id,
  headers,
  onAnswered,
}: {
  id: number
  headers: Record<string, string>
  onAnswered: () => void
}) {
  const t = useText('requests')
  const sentence = useSentence('requests')
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const [chosen, setChosen] = useState<Answer>('accept')
  const [problem, setProblem] = useState<unknown>(null)
  const [isGoing, setGoing] = useState(false)
  const isReady = name.trim() !== '' && (chosen === 'accept' || reason.trim() !== '')
  const answer = async () => {
    setGoing(true)
    setProblem(null)
    try {
      await send(
        calls.answerSentProposal,
        { body: { ID: id, Answer: chosen, Reason: chosen === 'accept' ? '' : reason, Name: name } },
        { headers },
      )
      onAnswered()
    } catch (error) {
      setProblem(error)
    } finally {
      setGoing(false)
    }
  }
  return (
    <Section title={t('link.answer')}>
      <Stack gap="md">
        <TextField
          value={name}
          onChange={(text) => setName(text ?? '')}
          label={t('fields.yourName')}
          maxLength={200}
          required
        />
        <Group gap="xs" role="group" aria-label={t('link.answer')}>
          {(['accept', 'askRevision', 'decline'] as const).map((each) => (
            <Button
              key={each}
              variant={chosen === each ? 'light' : 'default'}
              aria-pressed={chosen === each}
              onClick={() => setChosen(each)}
            >
              {t(`answers.${each}`)}
            </Button>
          ))}
        </Group>
        {chosen === 'accept' ? (
          <Text size="sm">{t('link.acceptMeans')}</Text>
        ) : (
          <TextAreaField
            value={reason}
            onChange={(text) => setReason(text ?? '')}
            label={t(chosen === 'decline' ? 'link.why' : 'link.change')}
            required
          />
        )}
        {problem !== null && (
          <Alert color="red" role="alert">
            {sentence(problem)}
          </Alert>
        )}
        <Group>
          <Button disabled={!isReady || isGoing} loading={isGoing} onClick={() => void answer()}>
            {t('link.send')}
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
