import { Alert, Group, Stack, Text } from '@mantine/core'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Colon, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { PersonPhoto } from '#platform/web/ui/files/PersonPhoto.tsx'
import { History } from '#platform/web/ui/History.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { membershipCalls as calls } from '../../contract/calls.ts'
import { cardButtons, cardTones as tones, paperOf, type Card } from './card.ts'
import { CardMoney } from './CardMoney.tsx'

/** One card beside the list: who holds it, how it stands, what was paid, what happened; and what may be done. */
export function CardDrawer({ id, onClose }: { id: number | null; onClose: () => void }) {
  const t = useText('membership')
  const query = useCall(calls.getMembershipCard, id === null ? skip : { ID: id }, { keep: false })
  const number = query.data?.Number
  return (
    <Dialog
      opened={id !== null}
      onClose={onClose}
      title={number ? t('card', { number }) : t('ofTrainee')}
      drawer
      size="44rem"
    >
      <QueryView query={query} module="membership">
        {(card) => <CardRecord card={card} onReload={() => void query.refetch()} />}
      </QueryView>
    </Dialog>
  )
}

function CardRecord({ card, onReload }: { card: Card; onReload: () => void }) {
  const t = useText('membership')
  const format = useFormat()
  const pick = usePick()
  const why = card.IsHidden ? card.HiddenReason : card.Reason
  return (
    <Stack gap="md">
      <Group gap="md" wrap="nowrap" align="center">
        <PersonPhoto fileId={card.PhotoID} name={pick(card.TraineeName)} size="4rem" />
        <Stack gap={2} flex={1}>
          <Text fw={600} size="lg">
            <Localized text={card.TraineeName} />
          </Text>
          <Text size="sm" c="dimmed">
            <Code>{card.TraineeCode}</Code>
          </Text>
        </Stack>
        <Stack gap={4} align="flex-end">
          <StateBadge module="membership" state={card.State} tones={tones} />
          {card.IsHidden && <StateBadge tone="neutral" label={t('fields.hidden')} />}
        </Stack>
      </Group>
      <ActionBar
        module="membership"
        allowed={card.Actions}
        actions={{
          ...cardButtons(card),
          print: card.HasPaper && { ...printAction(paperOf(card)), always: true, label: t('print') },
        }}
        onDone={onReload}
      />
      {card.Hold && (
        <Alert color="yellow" role="note">
          {t(card.Hold === 'hidden' ? 'refusals.heldHidden' : 'refusals.heldSuspended')}
        </Alert>
      )}
      {why && (
        <Alert color={card.IsHidden || card.State === 'suspended' ? 'yellow' : 'gray'} role="note">
          {t(card.IsHidden ? 'fields.hiddenReason' : 'fields.reason')}
          <Colon />
          <Typed>{why}</Typed>
        </Alert>
      )}
      {card.HasPaper && card.PhotoID === null && (
        <Text size="sm" c="dimmed">
          {t('noPhoto')}
        </Text>
      )}
      <Section title={t('sections.facts')}>
        <KeyValues
          columns={2}
          items={[
            { label: t('fields.number'), value: card.Number && <Code>{card.Number}</Code> },
            { label: t('fields.kind'), value: t(`kinds.${card.Kind}`) },
            card.Cause !== null && { label: t('fields.cause'), value: t(`causes.${card.Cause}`) },
            card.ReplacesNumber !== null && {
              label: t('fields.replaces'),
              value: <Code>{card.ReplacesNumber}</Code>,
            },
            { label: t('fields.requestedAt'), value: format.dateTime(card.RequestedAt) },
            { label: t('fields.stateSince'), value: format.dateTime(card.StateSince) },
            card.ValidFrom !== null && { label: t('fields.validFrom'), value: format.day(card.ValidFrom) },
            card.ValidUntil !== null && { label: t('fields.validUntil'), value: format.day(card.ValidUntil) },
            card.Note !== '' && { label: t('fields.note'), value: <Typed>{card.Note}</Typed>, wide: true },
          ]}
        />
      </Section>
      <CardMoney card={card} />
      <Section title={t('sections.history')}>
        <History module="membership" items={card.History} />
      </Section>
    </Stack>
  )
}
