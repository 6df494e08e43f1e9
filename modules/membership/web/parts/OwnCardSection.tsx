import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Code, Colon, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { Steps } from '#platform/web/ui/Steps.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { openStates, type CardState } from '../../rules/card-states.ts'
import { cardTones as tones, paperOf, type OwnCard } from './card.ts'
import { CardMoney } from './CardMoney.tsx'
import { ProofForm } from './ProofForm.tsx'

const stepOf = {
  requested: 'asked',
  pendingReview: 'review',
  rejected: 'review',
  approved: 'payment',
  paymentStage: 'payment',
  proofUploaded: 'payment',
  proofRejected: 'payment',
  confirmed: 'card',
} as const satisfies Partial<Record<CardState, string>>
const way = ['asked', 'review', 'payment', 'card', 'held'] as const

/** One card of the reader: how far it is, what is asked of its holder, and the card itself once it is there. */
export function OwnCardSection({ card }: { card: OwnCard }) {
  const t = useText('membership')
  const format = useFormat()
  const [proving, setProving] = useState(false)
  const isOpen = (openStates as readonly CardState[]).includes(card.State)
  const at = card.State in stepOf ? stepOf[card.State as keyof typeof stepOf] : 'held'
  // Nobody waits for a payment of what costs nothing.
  const steps = way.filter((step) => step !== 'payment' || card.Invoice !== null || at === 'asked' || at === 'review')
  return (
    <Stack gap="md">
      <Section
        title={card.Number ? t('card', { number: card.Number }) : t(`kinds.${card.Kind}`)}
        actions={
          card.HasPaper ? (
            <Button
              component="a"
              href={paperOf(card)}
              target="_blank"
              rel="noopener"
              leftSection={<IconPrinter size={16} aria-hidden />}
            >
              {t('print')}
            </Button>
          ) : (
            card.Actions.includes('uploadProof') && (
              <Button onClick={() => setProving(true)}>{t('acts.uploadProof.do')}</Button>
            )
          )
        }
      >
        <Stack gap="md">
          {(isOpen || card.State === 'rejected') && (
            <Steps
              label={t('fields.state')}
              steps={steps.map((key) => ({ key, label: t(`mine.steps.${key}`) }))}
              current={at}
              failed={card.State === 'rejected' || card.State === 'proofRejected'}
            />
          )}
          {isOpen && (
            <Text size="sm" c="dimmed">
              {t('mine.bars.underWay')}
            </Text>
          )}
          {card.Reason && (
            <Alert color={card.State === 'active' ? 'gray' : 'red'} role="note">
              {t('fields.reason')}
              <Colon />
              <Typed>{card.Reason}</Typed>
            </Alert>
          )}
          <KeyValues
            items={[
              {
                label: t('fields.state'),
                value: <StateBadge module="membership" state={card.State} tones={tones} />,
              },
              { label: t('fields.kind'), value: t(`kinds.${card.Kind}`) },
              card.Number !== null && { label: t('fields.number'), value: <Code>{card.Number}</Code> },
              card.ValidUntil !== null && { label: t('fields.validUntil'), value: format.day(card.ValidUntil) },
              card.ReplacesNumber !== null && {
                label: t('fields.replaces'),
                value: <Code>{card.ReplacesNumber}</Code>,
              },
              { label: t('fields.requestedAt'), value: format.dateTime(card.RequestedAt) },
            ]}
          />
        </Stack>
      </Section>
      <CardMoney card={card} />
      <Dialog opened={proving} onClose={() => setProving(false)} title={t('acts.uploadProof.do')}>
        {proving && <ProofForm card={card} onClose={() => setProving(false)} />}
      </Dialog>
    </Stack>
  )
}
