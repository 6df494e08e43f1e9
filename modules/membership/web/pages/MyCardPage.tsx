import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#platform/web/data.ts'
import { Code, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { membershipCalls as calls } from '../../contract/calls.ts'
import type { CardKind } from '../../rules/requesting.ts'
import { cardTones as tones, type Mine, type OwnCard } from '../parts/card.ts'
import { OwnCardSection } from '../parts/OwnCardSection.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import { Terms } from '../parts/Terms.tsx'

/** What stands before all else: what is on its way and what is held. */
const isCurrent = ({ State }: OwnCard) => !['rejected', 'expired', 'replaced'].includes(State)

/** The trainee's membership card: asking for it, paying it, how far it is, and the card itself. */
export default function MyCardPage() {
  const t = useText('membership')
  const query = useCall(calls.getMyMembershipCards, {})
  const [asking, setAsking] = useState<CardKind | null>(null)
  const close = () => setAsking(null)
  return (
    <Page
      title={t('screens.mine')}
      description={t('mine.intro')}
      actions={
        query.data && (
          <Group gap="xs">
            {query.data.MayRequest.map((kind, at) => (
              <Button key={kind} {...(at > 0 && { variant: 'default' })} onClick={() => setAsking(kind)}>
                {t(`mine.ask.${kind}`)}
              </Button>
            ))}
          </Group>
        )
      }
    >
      <QueryView query={query} module="membership">
        {(mine) => (
          <>
            <Cards mine={mine} />
            <Dialog opened={asking !== null} onClose={close} title={asking ? t(`mine.ask.${asking}`) : ''}>
              {asking && <RequestForm kind={asking} mine={mine} onClose={close} />}
            </Dialog>
          </>
        )}
      </QueryView>
    </Page>
  )
}

function Cards({ mine }: { mine: Mine }) {
  const t = useText('membership')
  const current = mine.Cards.filter(isCurrent)
  // The newest of those that ended stays in sight as long as nothing else does.
  const first = current.length > 0 ? current : mine.Cards.slice(0, 1)
  const former = mine.Cards.filter((card) => !first.includes(card))
  return (
    <Stack gap="md">
      {mine.Bar !== null && mine.Bar !== 'underWay' && (
        <Alert color="yellow" role="note">
          {t(`mine.bars.${mine.Bar}`)}
        </Alert>
      )}
      {first.map((card) => (
        <OwnCardSection key={card.ID} card={card} />
      ))}
      {first.length === 0 && mine.Bar === null && (
        <Section>
          <Stack gap="xs">
            <Text fw={600}>{t('mine.none')}</Text>
            <Terms kind="first" mine={mine} />
          </Stack>
        </Section>
      )}
      {former.length > 0 && <Former cards={former} />}
    </Stack>
  )
}

function Former({ cards }: { cards: readonly OwnCard[] }) {
  const t = useText('membership')
  const format = useFormat()
  return (
    <Section flush title={t('sections.former')}>
      <SimpleTable
        caption={t('sections.former')}
        rows={cards}
        rowKey={(card: OwnCard) => card.ID}
        emptySentence={t('none')}
        columns={[
          {
            key: 'kind',
            label: t('fields.kind'),
            card: 'title',
            cell: (card: OwnCard) => t(`kinds.${card.Kind}`),
          },
          {
            key: 'number',
            label: t('fields.number'),
            cell: (card: OwnCard) => card.Number && <Code>{card.Number}</Code>,
          },
          {
            key: 'state',
            label: t('fields.state'),
            card: 'badge',
            cell: (card: OwnCard) => <StateBadge module="membership" state={card.State} tones={tones} />,
          },
          { key: 'until', label: t('fields.validUntil'), cell: (card: OwnCard) => format.day(card.ValidUntil) },
          { key: 'reason', label: t('fields.reason'), cell: (card: OwnCard) => card.Reason },
        ]}
      />
    </Section>
  )
}
