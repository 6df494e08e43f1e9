import { Stack, Text } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { Code, Localized, usePick } from '#platform/web/format.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { someOf } from '#platform/web/tables/address/some-of.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { membershipCalls as calls } from '../../contract/calls.ts'
import { CardDrawer } from './CardDrawer.tsx'
import { cardButtons, cardTones as tones, sheetOf, type CardRow } from './card.ts'

/** The card that stands in the address is opened beside the list. */
function useOpenCard() {
  const { values, change } = useAddress({ card: '' })
  const id = /^[1-9]\d{0,8}$/.test(values.card) ? Number(values.card) : null
  return { id, open: (ID: number) => change({ card: String(ID) }), close: () => change({ card: '' }) }
}

const mostOnSheets = 50

/** What is done to several: handed out, or printed together. */
const forSeveral = (sheet: string) => (_: number[], rows: CardRow[]) => ({
  activate: someOf(rows, 'activate', (able) => ({
    main: true,
    confirm: true,
    run: () => send(calls.activate, { body: { IDs: able.map(({ ID }) => ID) } }),
  })),
  printSheet: rows.some(({ HasPaper }) => HasPaper) && {
    ...printAction(
      sheetOf(
        rows
          .filter(({ HasPaper }) => HasPaper)
          .slice(0, mostOnSheets)
          .map(({ ID }) => ID),
      ),
    ),
    always: true,
    label: sheet,
  },
})

function useHolder(): Column<CardRow> {
  const t = useText('membership')
  const pick = usePick()
  return {
    key: 'TraineeName',
    label: t('fields.name'),
    card: 'title',
    always: true,
    text: (row) => pick(row.TraineeName),
    cell: (row) => (
      <>
        <Localized text={row.TraineeName} />
        <Text size="xs" c="dimmed" component="div">
          <Code>{row.TraineeCode}</Code>
        </Text>
      </>
    ),
  }
}

/** How it stands, and that it is hidden. */
function Standing({ card }: { card: Pick<CardRow, 'State' | 'IsHidden'> }) {
  const t = useText('membership')
  return (
    <Stack gap={2} align="flex-start">
      <StateBadge module="membership" state={card.State} tones={tones} />
      {card.IsHidden && <StateBadge tone="neutral" label={t('fields.hidden')} />}
    </Stack>
  )
}

interface ListProps {
  readonly traineeId?: number
}

/** Cards that have a number. */
export function CardList({ traineeId }: ListProps) {
  const t = useText('membership')
  const card = useOpenCard()
  const holder = useHolder()
  const { column, filter, props } = useList(calls.getMembershipCards, 'membership')
  return (
    <>
      <DataTable
        {...props}
        id="membership-cards"
        {...(traineeId !== undefined && { input: { TraineeID: traineeId }, addressPrefix: 'cards-' })}
        columns={[
          column('Number', { label: t('fields.number'), always: true }),
          ...(traineeId === undefined ? [holder] : []),
          column('State', { label: t('fields.state'), card: 'badge', cell: (row) => <Standing card={row} /> }),
          column('Kind', { label: t('fields.kind'), words: (kind) => t(`kinds.${kind}`) }),
          column('ValidFrom', { label: t('fields.validFrom') }),
          column('ValidUntil', { label: t('fields.validUntil') }),
          column('StateSince', { label: t('fields.stateSince'), hidden: true }),
        ]}
        filters={[
          filter('State', {
            label: t('fields.state'),
            among: ['confirmed', 'active', 'suspended', 'expired', 'replaced'],
            words: (state) => t(`states.${state}`),
          }),
          filter('EndsSoon', { label: t('fields.endsSoon') }),
          filter('IsHidden', { label: t('fields.hidden') }),
        ]}
        searchable
        onRow={(row) => card.open(row.ID)}
        rowActions={cardButtons}
        bulkActions={forSeveral(t('printSheet'))}
        emptySentence={t('none')}
      />
      <CardDrawer id={card.id} onClose={card.close} />
    </>
  )
}

/** What was asked for, and how far it is. */
export function CardRequestList({ traineeId }: ListProps) {
  const t = useText('membership')
  const card = useOpenCard()
  const holder = useHolder()
  const { column, filter, props, waiting } = useList(calls.getMembershipCardRequests, 'membership')
  return (
    <>
      <DataTable
        {...props}
        id="membership-card-requests"
        {...(traineeId !== undefined && { input: { TraineeID: traineeId }, addressPrefix: 'cards-' })}
        columns={[
          ...(traineeId === undefined ? [holder] : []),
          column('Kind', {
            label: t('fields.kind'),
            words: (kind) => t(`kinds.${kind}`),
            ...(traineeId !== undefined && { card: 'title', always: true }),
          }),
          column('State', { label: t('fields.state'), card: 'badge', cell: (row) => <Standing card={row} /> }),
          column('Number', { label: t('fields.number') }),
          column('RequestedAt', { label: t('fields.requestedAt') }),
          column('StateSince', { label: t('fields.stateSince') }),
        ]}
        filters={[
          filter('Stage', { label: t('fields.stage'), words: (stage) => t(`stages.${stage}`) }),
          filter('State', { label: t('fields.state'), words: (state) => t(`states.${state}`) }),
          filter('Kind', { label: t('fields.kind'), words: (kind) => t(`kinds.${kind}`) }),
          ...(traineeId === undefined ? [filter('IsWaiting', { label: t('fields.isWaiting') })] : []),
        ]}
        {...(traineeId === undefined && { needsAction: waiting({ IsWaiting: 'true' }) })}
        searchable
        onRow={(row) => card.open(row.ID)}
        rowActions={cardButtons}
        bulkActions={forSeveral(t('printSheet'))}
        emptySentence={t('noneAsked')}
      />
      <CardDrawer id={card.id} onClose={card.close} />
    </>
  )
}
