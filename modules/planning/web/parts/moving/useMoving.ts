import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { isProblem, send } from '#platform/web/client.ts'
import { refreshAfter, refreshEverything, skip, useCall } from '#platform/web/data.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { planningCalls as calls } from '../../../contract/calls.ts'
import { isSamePlace, noShift, type Shift, stepOf } from '../../../rules/moving/moving.ts'
import { type Movable, type Moving, type WishedPlace, wishesOf } from './movable.ts'
import { useMoved } from './useMoved.ts'

/** Milliseconds for which what is moved rests before the server is asked; it answers four times a second. */
const rest = 300

export type LookedRow = Output<typeof calls.previewPlanMove>['Rows'][number]

export interface MovingRows {
  /** What is being moved; null: nothing. */
  readonly moving: Moving | null
  /** Where each of them would stand, by its id. */
  readonly wishes: ReadonlyMap<number, WishedPlace>
  /** What the server says of them there; null while it is being asked, or where nothing has moved. */
  readonly looked: readonly LookedRow[] | null
  readonly isElsewhere: boolean
  readonly isSending: boolean
  /** The dialog that is open, with what was wished for so far. */
  readonly dialog: { readonly rows: readonly Movable[]; readonly shift: Shift } | null
  readonly pick: (rows: readonly Movable[], by: Moving['by']) => void
  readonly shift: (change: Partial<Shift>) => void
  readonly drop: () => Promise<void>
  readonly cancel: () => void
  readonly open: (rows: readonly Movable[]) => void
  readonly close: () => void
  /** Keys on what can be picked up. `rooms`: the class rooms in their order, where up and down go from one to the next. */
  readonly onKey: (event: KeyboardEvent<HTMLElement>, rows: () => readonly Movable[], rooms?: readonly number[]) => void
}

/**
 * Rows of the plan on their way: picked up by mouse, pen or keyboard, looked at where they would stand, put down. What is
 * refused opens the dialog with the same wish, where there are free places. `here`: the rows that the page shows now; one
 * that has gone from it is let go.
 */
export function useMoving(here: readonly Movable[]): MovingRows {
  const sentence = useSentence('planning')
  const moved = useMoved()
  const [moving, setMoving] = useState<Moving | null>(null)
  const [isSending, setSending] = useState(false)
  const [dialog, setDialog] = useState<{ rows: readonly Movable[]; shift: Shift } | null>(null)
  // What the pointer does between two drawings counts too.
  const now = useRef<Moving | null>(null)
  const busy = useRef(false)
  const put = (next: Moving | null) => {
    now.current = next
    setMoving(next)
  }

  const list = moving ? wishesOf(moving.rows, moving.shift) : []
  const isElsewhere = moving !== null && list.some((wish, at) => !isSamePlace(wish, moving.rows[at]!))
  const asked = isElsewhere ? JSON.stringify(list) : ''
  const [settled] = useDebouncedValue(asked, rest)
  // Once it is sent nothing is asked: the versions that were seen hold no more.
  const isSettled = asked !== '' && settled === asked && !isSending
  const look = useCall(
    calls.previewPlanMove,
    isSettled ? { body: { Rows: JSON.parse(settled) as WishedPlace[], Places: false } } : skip,
    { keep: false, silent: true },
  )

  const pick = (rows: readonly Movable[], by: Moving['by']) => {
    if (!busy.current && rows.length > 0) put({ rows, shift: noShift, by })
  }
  const cancel = () => {
    if (!busy.current) put(null)
  }
  const isHere = moving === null || moving.rows.every((row) => here.some(({ ID }) => ID === row.ID))
  useEffect(() => {
    if (!isHere) cancel()
  }, [isHere])
  const byPointer = moving?.by === 'pointer'
  useEffect(() => {
    if (!byPointer) return
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      cancel()
    }
    window.addEventListener('keydown', onEscape, true)
    return () => window.removeEventListener('keydown', onEscape, true)
  }, [byPointer])

  const shift = (change: Partial<Shift>) => {
    const going = now.current
    if (!going || busy.current) return
    const next = { ...going.shift, ...change }
    const same = (['days', 'stretch', 'classRoomId'] as const).every((key) => next[key] === going.shift[key])
    if (!same) put({ ...going, shift: next })
  }

  const drop = async () => {
    const going = now.current
    if (!going || busy.current) return
    const Rows = wishesOf(going.rows, going.shift)
    if (Rows.every((wish, at) => isSamePlace(wish, going.rows[at]!))) return put(null)
    busy.current = true
    setSending(true)
    try {
      const answer = await send(calls.move, { body: { Rows, Despite: false } })
      moved(answer, going.rows)
      await refreshEverything()
    } catch (error) {
      if (!isProblem(error)) throw error
      if (isProblem(error, 'rowsStay')) setDialog({ rows: going.rows, shift: going.shift })
      else toast.failed(sentence(error))
      refreshAfter(error)
    } finally {
      busy.current = false
      setSending(false)
      put(null)
    }
  }

  const onKey: MovingRows['onKey'] = (event, rows, rooms) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const going = now.current
    if (!going) {
      if (event.key !== ' ') return
      event.preventDefault()
      return pick(rows(), 'keyboard')
    }
    if (going.by !== 'keyboard') return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = stepOf(event.key, { shift: event.shiftKey, isRightToLeft, rows: rooms !== undefined })
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    if (step.kind === 'drop') return void drop()
    if (step.kind === 'cancel') return cancel()
    if (step.kind === 'days') return shift({ days: going.shift.days + step.by })
    if (step.kind === 'stretch') return shift({ stretch: going.shift.stretch + step.by })
    const own = going.rows[0]?.ClassRoomID ?? null
    const at = (rooms ?? []).indexOf(going.shift.classRoomId ?? own ?? -1)
    const next = at < 0 ? undefined : rooms?.[at + step.by]
    // Back in its own it wishes for none, so that others which go along keep theirs.
    if (next !== undefined) shift({ classRoomId: next === own ? undefined : next })
  }

  return {
    moving,
    wishes: new Map(list.map((wish) => [wish.ID, wish])),
    looked: isSettled ? (look.data?.Rows ?? null) : null,
    isElsewhere,
    isSending,
    // As they stand by now: what refused a move may be that somebody else was faster.
    dialog: dialog && { ...dialog, rows: dialog.rows.map((row) => here.find(({ ID }) => ID === row.ID) ?? row) },
    pick,
    shift,
    drop,
    cancel,
    open: (rows) => setDialog({ rows, shift: noShift }),
    close: () => setDialog(null),
    onKey,
  }
}
