import { Text } from '@mantine/core'
import { IconDoorEnter } from '@tabler/icons-react'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Localized, Sep, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { someOf } from '#platform/web/tables/address/some-of.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import type { Output } from '#platform/shared/call.ts'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import type { Action, Actions } from '#platform/web/ui/acts/actions.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { nowhere } from '#platform/web/ui/states/nowhere.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { occasionsCalls as calls } from '../../contract/calls.ts'
import type { Decision } from '../../rules/guest.ts'
import { guestTones, occasionButtons, occasionTones, type Occasion } from '../parts/occasion.ts'
import { OccasionForm } from '../parts/OccasionForm.tsx'

type Guest = Output<typeof calls.getGuests>['Items'][number]

/** One event: what it is, and who has asked to come. */
export default function GuestsPage() {
  const id = useIdParam()
  const query = useCall(calls.getOccasion, id === null ? skip : { ID: id }, { keep: false })
  return (
    <QueryView query={id === null ? nowhere : query} module="occasions">
      {(occasion) => <GuestsOf key={occasion.ID} occasion={occasion} />}
    </QueryView>
  )
}

function GuestsOf({ occasion }: { occasion: Occasion }) {
  const t = useText('occasions')
  const pick = usePick()
  const format = useFormat()
  const go = useGo()
  const [editing, setEditing] = useState(false)
  const of = (search: Record<string, string>) => href('/DubaiEventGuests/:ID', { ID: occasion.ID }, search)
  const tiles = [
    { key: 'waiting', count: occasion.Waiting, href: of({ State: 'waiting' }) },
    { key: 'confirmed', count: occasion.Confirmed, href: of({ State: 'confirmed' }) },
    { key: 'waitlisted', count: occasion.Waitlisted, href: of({ State: 'waitlisted' }) },
    { key: 'arrived', count: occasion.Arrived, href: of({ HasArrived: 'true' }) },
  ] as const
  const free = Math.max(0, occasion.Seats - occasion.Confirmed)
  const isOff = occasion.State === 'cancelled'
  const isReceived = !isOff && occasion.Confirmed > 0
  return (
    <Page
      title={pick(occasion.Title)}
      badge={<StateBadge module="occasions" state={occasion.State} tones={occasionTones} />}
      description={
        <>
          {format.dayRange(occasion.FirstDay, occasion.LastDay)}
          <Sep />
          {t('timeRange', { from: format.time(occasion.StartsAt), to: format.time(occasion.EndsAt) })}
          <Sep />
          <Localized text={occasion.Place} />
          {!isOff && (
            <>
              <Sep />
              {t('free', { count: free, shown: format.number(free) })}
            </>
          )}
        </>
      }
      actions={
        <ActionBar
          module="occasions"
          allowed={occasion.Actions}
          actions={{
            openDoor: isReceived && {
              always: true,
              href: href('/DubaiEventDoor/:ID', { ID: occasion.ID }),
              label: t('openDoor'),
              icon: <IconDoorEnter size="1rem" aria-hidden />,
            },
            ...occasionButtons(occasion, () => setEditing(true)),
            publicPage: occasion.State !== 'draft' && {
              always: true,
              apart: true,
              href: href('/Event/:ID?', { ID: occasion.ID }),
              label: t('publicPage'),
            },
            printDoor: isReceived && {
              ...printAction(href('/report/EventDoorList/:ID?', { ID: occasion.ID })),
              label: t('printDoor'),
            },
          }}
          onDone={(name) => (name === 'deleteOccasion' ? void go('/DubaiEvent') : undefined)}
        />
      }
    >
      <CountTiles tiles={tiles.map((tile) => ({ ...tile, label: t(`fields.${tile.key}`) }))} />
      <GuestTable occasion={occasion} />
      <Dialog opened={editing} onClose={() => setEditing(false)} title={t('screens.occasion')} drawer size="40rem">
        {editing && <OccasionForm occasion={occasion} onClose={() => setEditing(false)} />}
      </Dialog>
    </Page>
  )
}

const decide = (decision: Decision, rows: readonly Guest[], reason = '') =>
  send(calls.decideGuests, {
    body: { IDs: rows.map(({ ID }) => ID), Decision: decision, ...(reason && { Reason: reason }) },
  })

/** What is decided about requests, of one or of several. */
const decided = (rows: readonly Guest[]) =>
  ({
    confirmGuest: { main: true, run: () => decide('confirmed', rows) },
    waitlistGuest: { run: () => decide('waitlisted', rows) },
    rejectGuest: {
      danger: true,
      reason: 'optional',
      run: ({ reason }: { reason: string }) => decide('rejected', rows, reason),
    },
  }) satisfies Record<string, Action>

function GuestTable({ occasion }: { occasion: Occasion }) {
  const t = useText('occasions')
  const { column, filter, props, waiting } = useList(calls.getGuests, 'occasions')
  const actions = (row: Guest): Actions => ({
    ...decided([row]),
    undoArrival: { confirm: true, run: () => send(calls.undoArrival, { body: { ID: row.ID } }) },
  })
  return (
    <DataTable
      {...props}
      id="eventGuests"
      input={{ EventID: occasion.ID }}
      columns={[
        column('Name', {
          always: true,
          card: 'title',
          text: (row) => (row.IsErased ? t('erasedGuest') : row.Name),
          cell: (row) =>
            row.IsErased ? (
              <Text size="sm" c="dimmed" component="span">
                {t('erasedGuest')}
              </Text>
            ) : (
              <Typed>{row.Name}</Typed>
            ),
        }),
        column('State', { tones: guestTones }),
        column('Email'),
        column('Mobile'),
        column('Organization'),
        column('AskedAt'),
        column('ArrivedAt'),
        column('Code', { hidden: true }),
        column('Reason', { hidden: true }),
      ]}
      filters={[filter('State'), filter('HasArrived')]}
      needsAction={waiting({ State: 'waiting' })}
      searchable
      searchLabel={t('searchGuests')}
      rowActions={actions}
      bulkActions={(_ids: number[], rows: Guest[]) => ({
        confirmGuest: someOf(rows, 'confirmGuest', (able) => ({ ...decided(able).confirmGuest, confirm: true })),
        waitlistGuest: someOf(rows, 'waitlistGuest', (able) => decided(able).waitlistGuest),
        rejectGuest: someOf(rows, 'rejectGuest', (able) => decided(able).rejectGuest as Action),
      })}
      emptySentence={t('noGuests')}
    />
  )
}
