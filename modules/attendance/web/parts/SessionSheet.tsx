import { Chip, Group, ScrollArea, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { Sep, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { reveal } from '#platform/web/ui/states/reveal.ts'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import { useAtHand } from '#platform/web/kept/useAtHand.ts'
import { keptSheet } from '../taking/kept-marks.ts'
import { AsKept } from '../taking/AsKept.tsx'
import { useMarkQueue } from '../taking/own-marks.ts'
import { likely } from './grid/likely.ts'
import { Sheet } from './Sheet.tsx'

type Sessions = Output<typeof calls.getClassAttendance>['Sessions']

/** Sessions of the class to choose from, and the sheet of the chosen one. */
export function SessionSheet({ sessions, all }: { sessions: Sessions; all: number }) {
  const t = useText('attendance')
  const format = useFormat()
  const { values, change } = useAddress({ session: 0 })
  const chosen = values.session || likely(sessions)
  const strip = useRef<HTMLDivElement>(null)
  const arrived = useRef(false)
  useEffect(() => {
    const box = strip.current
    if (box) reveal(box, box.querySelector('input:checked')?.parentElement, arrived.current)
    arrived.current = true
  }, [chosen])
  if (sessions.length === 0) return <EmptyState sentence={t('noSessions')} />
  return (
    <Stack gap="md">
      <ScrollArea type="auto" offsetScrollbars viewportRef={strip}>
        <Chip.Group value={String(chosen)} onChange={(id) => change({ session: Number(id) })}>
          <Group gap="xs" wrap="nowrap" role="radiogroup" aria-label={t('sessions')} pb="xs">
            {sessions.map((session) => (
              <Chip
                key={session.SessionID}
                value={String(session.SessionID)}
                variant="outline"
                disabled={session.SessionState === 'cancelled'}
              >
                {format.weekdayAndDay(session.Day)}
                <Sep />
                {format.time(session.StartsAt)}
                <Sep />
                {t('markedOf', {
                  count: session.Marked,
                  marked: format.number(session.Marked),
                  all: format.number(all),
                })}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </ScrollArea>
      <ChosenSheet sessionId={chosen} />
    </Stack>
  )
}

function ChosenSheet({ sessionId }: { sessionId: number }) {
  const t = useText('attendance')
  const asked = useCall(calls.getAttendanceSheet, { sessionID: sessionId }, { keep: false })
  const { query, keptAt } = useAtHand(asked, keptSheet, sessionId)
  const queue = useMarkQueue()
  return (
    <QueryView query={query}>
      {(sheet) => {
        const open = sheet.Marking === 'may' || sheet.Marking === 'mayWithReason'
        // one place for both, so that a sheet that closes while it is written keeps what was chosen on it
        return (
          <Stack gap="sm">
            {!open && <Text c="dimmed">{t(`marking.${sheet.Marking}`)}</Text>}
            <AsKept at={keptAt} />
            {queue && <Sheet key={sheet.SessionID} sheet={sheet} queue={queue} closed={!open} />}
          </Stack>
        )
      }}
    </QueryView>
  )
}
