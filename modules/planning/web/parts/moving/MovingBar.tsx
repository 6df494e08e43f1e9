import { Button, Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { useClashSentence } from '../Clashes.tsx'
import { codeInSentence } from '../words.tsx'
import type { Movable } from './movable.ts'
import classes from './moving.module.css'
import type { LookedRow, MovingRows } from './useMoving.ts'

/** More would hide what is moved. */
const mostSentences = 3

/** What the move brings to all of them; what was waived of it the server has left out. */
const clashesOf = (looked: readonly LookedRow[] | null) => (looked ?? []).flatMap((row) => row.Clashes)

/**
 * Where what is on its way would stand and what it would clash with, at the foot of the page and for who does not see it.
 * `meets`: the rows on the page that it would meet, known at once; `rooms`: up and down go from class room to class room.
 */
export function MovingBar({
  state,
  meets,
  roomCode,
  rooms = false,
}: {
  state: MovingRows
  meets: readonly Pick<Movable, 'Code'>[]
  roomCode?: (id: number) => string | undefined
  rooms?: boolean
}) {
  const t = useText('planning/moving')
  const format = useFormat()
  const said = useWhere(state, roomCode)
  const { moving, looked, isElsewhere, isSending } = state
  const clashes = clashesOf(looked)
  const isByKeyboard = moving?.by === 'keyboard'
  const sees =
    meets.length > 0 && looked === null
      ? t('sees', { rows: format.list(meets.map(({ Code }) => codeInSentence(Code))) })
      : ''
  const standing = !isElsewhere || isSending ? '' : looked === null ? sees || t('looking') : ''
  // What a move takes from people is said before it is let go, as what stands against it is.
  const asksAnew = looked?.some((row) => row.AsksAnew && row.Why === null) ? t('asksAnew') : ''
  const isClear = looked !== null && clashes.length === 0 && looked.every(({ Why }) => Why === null)
  const begun = moving && isByKeyboard && !isElsewhere ? t(rooms ? 'pickedRooms' : 'picked', { row: said.name }) : ''
  return (
    <>
      {/* There before its first sentence, as screen readers only tell what changes in it. */}
      <VisuallyHidden aria-live="assertive" role="status" data-moving-said>
        {isByKeyboard &&
          [begun || said.place, looked === null ? '' : isClear ? t('clear') : said.counts, asksAnew].join(' ')}
      </VisuallyHidden>
      {moving && (
        <Paper className={classes['bar']!} data-foot data-moving-bar shadow="md" withBorder>
          <Group justify="space-between" align="flex-start" gap="md">
            <Stack gap={4} className={classes['said']!} aria-hidden={isByKeyboard || undefined}>
              <Text fw={600}>{said.place}</Text>
              {begun && <Text size="sm">{begun}</Text>}
              {standing && <Text size="sm">{standing}</Text>}
              {isClear && <Text size="sm">{t('clear')}</Text>}
              {looked && <Brought looked={looked} />}
              {asksAnew && <Text size="sm">{asksAnew}</Text>}
            </Stack>
            {isByKeyboard && (
              <Group gap="sm">
                <Button variant="default" onClick={state.cancel} disabled={isSending}>
                  {t('leave')}
                </Button>
                <Button onClick={() => void state.drop()} loading={isSending}>
                  {t('put')}
                </Button>
              </Group>
            )}
          </Group>
        </Paper>
      )}
    </>
  )
}

/** What the server has found, the hard clashes first. */
function Brought({ looked }: { looked: readonly LookedRow[] }) {
  const t = useText('planning/moving')
  const planning = useText('planning')
  const sentence = useClashSentence()
  const clashes = clashesOf(looked)
  const hard = clashes.filter((clash) => clash.Severity === 'hard')
  const soft = clashes.filter((clash) => clash.Severity === 'soft')
  const stays = looked.flatMap(({ Why, Code }) =>
    Why === null || Why === 'clash' ? [] : [`${codeInSentence(Code ?? '')} ${planning(`fieldErrors.${Why}`)}`],
  )
  return (
    <>
      <Group gap="xs">
        {hard.length > 0 && <StateBadge tone="danger" label={t('hard', { count: hard.length })} />}
        {soft.length > 0 && <StateBadge tone="warning" label={t('soft', { count: soft.length })} />}
      </Group>
      {[...stays, ...[...hard, ...soft].map(sentence)].slice(0, mostSentences).map((each) => (
        <Text key={each} size="sm">
          {each}
        </Text>
      ))}
    </>
  )
}

function useWhere({ moving, wishes, looked }: MovingRows, roomCode?: (id: number) => string | undefined) {
  const t = useText('planning/moving')
  const format = useFormat()
  const pick = usePick()
  const first = moving?.rows[0]
  if (!moving || !first) return { name: '', place: '', counts: '' }
  const wish = wishes.get(first.ID) ?? first
  const name = pick(first.CourseName)
  const at = t('at', { row: name, dates: format.dayRange(wish.StartDate, wish.EndDate) })
  const code =
    wish.ClassRoomID === null
      ? null
      : (roomCode?.(wish.ClassRoomID) ?? (wish.ClassRoomID === first.ClassRoomID ? first.ClassRoomCode : null))
  const place = code ? t('inClassRoom', { place: at, classRoom: codeInSentence(code) }) : at
  const clashes = clashesOf(looked)
  const hard = clashes.filter((clash) => clash.Severity === 'hard').length
  return {
    name,
    place: t('andOthers', { count: moving.rows.length - 1, place }),
    counts: hard > 0 ? t('hard', { count: hard }) : t('soft', { count: clashes.length }),
  }
}
