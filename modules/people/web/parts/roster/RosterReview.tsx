import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { pageSizes } from '#platform/shared/shapes.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { TableFoot } from '#platform/web/tables/TableFoot.tsx'
import { useText } from '#platform/web/text.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { peopleCalls } from '../../../contract/calls.ts'
import { DropRoster } from './DropRoster.tsx'
import classes from './Roster.module.css'
import { RosterCommit } from './RosterCommit.tsx'
import { RosterSuggestions } from './rows/RosterSuggestions.tsx'
import { RosterDownload } from './RosterDownload.tsx'
import { RosterNotes } from './RosterNotes.tsx'
import { RosterRowCard } from './rows/RosterRowCard.tsx'
import type { RosterRecord } from './roster-record.ts'
import { useRosterWrites } from './useRosterWrites.ts'

const views = ['errors', 'warnings', 'skipped', 'all'] as const
type View = (typeof views)[number]

interface RosterReviewProps {
  readonly roster: RosterRecord
  readonly onColumns: () => void
  readonly onDropped: () => void
}

/** Every finding at its cell, to be corrected in place or skipped with its row. */
export function RosterReview({ roster, onColumns, onDropped }: RosterReviewProps) {
  const t = useText('roster')
  const format = useFormat()
  const phone = useIsPhone()
  const { Counts } = roster
  // Where the review begins; it stays there when the last error is corrected.
  const [first] = useState<View>(Counts.WithErrors > 0 ? 'errors' : Counts.WithWarnings > 0 ? 'warnings' : 'all')
  const { values, change } = useAddress({ show: '', pageNum: 1, pageSize: 50 })
  const view = views.find((each) => each === values.show) ?? first
  const pageNum = Math.max(1, Math.trunc(values.pageNum))
  const pageSize = (pageSizes as readonly number[]).includes(values.pageSize) ? values.pageSize : 50
  const query = useCall(peopleCalls.getRoster, { ID: roster.ID, show: view, pageNum, pageSize })
  // A corrected row leaves the list with the field that had the focus; the list takes it, or it would be nowhere.
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [query.data])
  const writes = useRosterWrites(roster.ID, roster.Version)
  const counts = { errors: Counts.WithErrors, warnings: Counts.WithWarnings, skipped: Counts.Skipped, all: Counts.Rows }
  return (
    <Stack gap="md">
      <RosterSuggestions roster={roster} />
      <Summary counts={Counts} />
      <RosterNotes roster={roster} />
      <Section
        title={<bdi>{roster.FileName}</bdi>}
        actions={
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" onClick={onColumns}>
              {t('editColumns')}
            </Button>
            <DropRoster id={roster.ID} onDropped={onDropped} />
          </Group>
        }
      >
        <Stack gap="md">
          <Group justify="space-between" gap="sm">
            <SegmentedControl
              orientation={phone ? 'vertical' : 'horizontal'}
              fullWidth={phone}
              {...(phone && { w: '100%' })}
              aria-label={t('steps.check')}
              value={view}
              onChange={(show) => change({ show, pageNum: 1 })}
              data={views.map((value) => ({ value, label: `${t(`show.${value}`)} (${format.number(counts[value])})` }))}
            />
            <Group gap="xs">
              {(view === 'errors' || view === 'skipped') && counts[view] > 0 && (
                <RosterDownload roster={roster} show={view} />
              )}
              {view === 'errors' && Counts.WithErrors > 0 && (
                <ConfirmButton
                  label={t('skipAll')}
                  question={t('skipAllQuestion', { count: format.number(Counts.WithErrors) })}
                  module="people"
                  onConfirm={() => writes.skip([], true)}
                />
              )}
            </Group>
          </Group>
          <QueryView query={query} module="people">
            {(page) =>
              page.Items.length === 0 ? (
                <EmptyState sentence={t(`none.${view}`)} />
              ) : (
                <>
                  <ul ref={list} tabIndex={-1} className={classes['rows']}>
                    {page.Items.map((row) => (
                      <RosterRowCard key={row.Row} row={row} roster={page} writes={writes} />
                    ))}
                  </ul>
                  <TableFoot
                    pageNum={pageNum}
                    pageSize={pageSize}
                    total={page.Total}
                    onPage={(next) => change({ pageNum: next })}
                    onPageSize={(size) => change({ pageSize: size, pageNum: 1 })}
                  />
                </>
              )
            }
          </QueryView>
        </Stack>
      </Section>
      {Counts.Errors > 0 && <Alert color="yellow">{t('notReady')}</Alert>}
      <RosterCommit roster={roster} version={writes.version} />
    </Stack>
  )
}

function Summary({ counts }: { counts: RosterRecord['Counts'] }) {
  const t = useText('roster')
  const format = useFormat()
  const tiles = [
    ['rows', counts.Rows, 'neutral'],
    ['ready', counts.Ready, 'success'],
    ['withErrors', counts.WithErrors, counts.WithErrors > 0 ? 'danger' : 'neutral'],
    ['withWarnings', counts.WithWarnings, counts.WithWarnings > 0 ? 'warning' : 'neutral'],
    ['skipped', counts.Skipped, 'neutral'],
  ] as const
  return (
    <dl className={classes['tiles']}>
      {tiles.map(([key, count, tone]) => (
        <div key={key} className={classes['tile']} data-tone={tone}>
          <dt>{t(`summary.${key}`)}</dt>
          <dd>
            <Text component="span" size="xl" fw={600}>
              {format.number(count)}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}
