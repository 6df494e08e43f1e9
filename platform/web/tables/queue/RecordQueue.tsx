import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp, IconList } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFormat } from '../../format.tsx'
import { useAddress } from '../../start/address.ts'
import { useText } from '../../text.ts'
import classes from './queue.module.css'
import { QueueContext } from './queue-context.ts'
import { QueueKeys } from './QueueKeys.tsx'
import { Line, WalkButton } from './QueueLines.tsx'
import { afterStep, pressHold } from './queue-rules.ts'
import type { RecordQueueProps } from './queue-types.ts'
import { undoLast, useQueueKeys } from './useQueueKeys.ts'

interface Step {
  readonly key: string
  /** The record's row as it was. */
  readonly was: unknown
  readonly before: readonly string[]
  readonly at: number
}

/** Where the list of a phone stood when a record of it was opened, by the list. */
const places = new Map<string, { readonly scroll: number; readonly of: string; key: string }>()
/** The address without the record that is open. */
function listAddress(id: string): string {
  const query = new URLSearchParams(location.search)
  query.delete(id)
  return `${location.pathname}?${query.toString()}`
}

/** Milliseconds after which the page rests again on its way back. */
const afterRouter = 150

/** Both fit beside each other. */
const besideEachOther = '(min-width: 68.75em)'

/**
 * A list worked through record by record: the list beside the record where there is room, else the list and then the
 * record as a page. After a step the next record opens.
 */
export function RecordQueue(props: RecordQueueProps) {
  const { id, rows, rowKey, words, queue, selection, total, pageNum, pageSize } = props
  const t = useText('kit/queue')
  const format = useFormat()
  const isWide = useMediaQuery(besideEachOther, false, { getInitialValueInEffect: false }) ?? false
  const { values, change } = useAddress({ [id]: '' } as Record<string, string>)
  const keys = rows.map((row) => String(rowKey(row)))
  const asked = /^[1-9]\d{0,9}$/.test(values[id] ?? '') ? values[id]! : ''
  const open = asked || (isWide && !props.old ? (keys[0] ?? '') : '')
  const at = keys.indexOf(open)
  const row = at === -1 ? undefined : rows[at]

  const root = useRef<HTMLDivElement>(null)
  const panes = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const step = useRef<Step | null>(null)
  const edge = useRef<{ of: 'first' | 'last'; focus: 'row' | 'heading' | null } | null>(null)
  const wantsHeading = useRef(false)
  const wantsRow = useRef<string | null>(null)
  const lastOpen = useRef('')
  /** The list as it was when the open record last stood in it. */
  const stood = useRef<readonly string[]>([])
  if (at !== -1) stood.current = keys
  const [hold] = useState(() => pressHold())
  const [turn, setTurn] = useState(0)
  const [helps, setHelps] = useState(false)

  const show = (key: string, focus: 'row' | 'heading' | null, push = false) => {
    wantsHeading.current = focus === 'heading'
    wantsRow.current = focus === 'row' ? key : null
    change({ [id]: key }, { push })
  }
  const choose = (key: string) => {
    step.current = null
    if (!isWide) places.set(id, { scroll: window.scrollY, of: listAddress(id), key })
    show(key, isWide ? null : 'heading', !isWide)
  }
  const backToList = () => change({ [id]: '' })
  const move = (by: 1 | -1, focus: 'row' | 'heading' | null) => {
    step.current = null
    const next = at === -1 ? afterStep(stood.current, open, keys) : keys[at + by]
    if (next) return show(next, focus)
    const page = pageNum + by
    if (page < 1 || page > Math.ceil(total / pageSize)) return
    edge.current = { of: by === 1 ? 'first' : 'last', focus }
    props.onPage(page)
  }
  const decided = () => {
    hold.begin(performance.now())
    step.current = { key: open, was: row, before: keys, at: Date.now() }
    // What is open without having been chosen stays so until the next one is known.
    if (!asked) change({ [id]: open })
  }
  const reopen = (key: string) => show(key, 'heading')

  // What is open without having been chosen is chosen now: it stays when the list changes under its reader.
  useEffect(() => {
    if (isWide && asked === '' && open !== '' && !props.old && !step.current) change({ [id]: open })
  })
  // Another list, or another page of it that was chosen by hand, begins with its own first record.
  const asking = `${props.scope} ${pageNum}`
  const formerly = useRef(asking)
  useEffect(() => {
    if (formerly.current === asking) return
    formerly.current = asking
    if (!edge.current && !step.current) change({ [id]: '' })
  }, [asking])
  // The list has come anew after a step.
  useEffect(() => {
    const done = step.current
    if (!done || props.old || props.updatedAt < done.at || (rows.length === 0 && total > 0)) return
    step.current = null
    if (done.key !== open) return
    const isStill = row !== undefined && (queue.waits?.(row, done.was ?? row) ?? true)
    const next = isStill ? done.key : afterStep(done.before, done.key, keys)
    show(next ?? '', next === null ? null : 'heading')
    setTurn((former) => former + 1)
    if (next === null) root.current?.focus()
  })
  // Another page of the list, on the way through it.
  useEffect(() => {
    const to = edge.current
    const key = to?.of === 'first' ? keys[0] : keys.at(-1)
    if (!to || !key || props.old) return
    edge.current = null
    show(key, to.focus)
  }, [keys.join(), props.old])
  const lineOf = (key: string) => list.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)
  useEffect(() => {
    const line = lineOf(open)
    if (!isWide || !line) return
    scrollWithin(list.current?.parentElement, line)
    if (wantsRow.current !== open) return
    wantsRow.current = null
    line.focus({ preventScroll: true })
  }, [open])
  const solo = !isWide && open !== ''
  // A phone shows the record from its head on, and the list again where it was left.
  useLayoutEffect(() => {
    const isAnother = open !== '' && lastOpen.current !== '' && lastOpen.current !== open
    if (open !== '') lastOpen.current = open
    const isBegun = (panes.current?.getBoundingClientRect().top ?? 0) < 0
    // Not returned: newer browsers answer a scroll with a promise, which is no way to clean up.
    const toHead = () => void panes.current?.scrollIntoView({ block: 'start' })
    if (isWide) {
      if (isAnother && isBegun) toHead()
      return
    }
    const place = places.get(id)
    if (solo) {
      if (place) place.key = open
      toHead()
      return
    }
    if (place?.of !== listAddress(id)) return
    places.delete(id)
    const restore = () => window.scrollTo({ top: place.scroll })
    restore()
    // The router has its own memory of the entry, and speaks after this.
    requestAnimationFrame(restore)
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>(`button[data-key="${place.key}"]`)?.focus({ preventScroll: true })
    }, afterRouter)
  }, [solo, open])

  const [keysOn, setKeysOn] = useQueueKeys(list, (key) => {
    const inList = !solo && (list.current?.contains(document.activeElement) || document.activeElement === document.body)
    if (key === 'next' || key === 'previous') move(key === 'next' ? 1 : -1, inList && isWide ? 'row' : 'heading')
    else if (key === 'step') root.current?.querySelector<HTMLElement>('[data-queue-acts] [data-main]')?.click()
    else if (key === 'select' && row) selection?.toggle([row], !selection.has(row))
    else if (key === 'undo') undoLast()
    else if (key === 'help') setHelps(true)
  })

  const place = (pageNum - 1) * pageSize + at + 1
  const position = at === -1 ? '' : t('position', { at: format.number(place), total: format.number(total) })
  const isFirst = at <= 0 && pageNum <= 1
  const isLast = at !== -1 && place >= total
  const context = { key: open, hold, turn, wantsHeading, decided, reopen }
  return (
    <div ref={root} tabIndex={-1} className={classes['queue']} role="group" aria-label={props.label}>
      <div hidden={solo}>{props.head}</div>
      {rows.length === 0 && !solo && props.state}
      <div ref={panes} className={classes['panes']} data-solo={solo || undefined}>
        {rows.length > 0 && (
          <div className={classes['listPane']} hidden={solo}>
            <ul ref={list} className={classes['list']} aria-label={props.label} aria-busy={props.old}>
              {rows.map((each) => (
                <Line
                  key={rowKey(each)}
                  row={each}
                  props={props}
                  isOpen={String(rowKey(each)) === open}
                  onOpen={() => choose(String(rowKey(each)))}
                />
              ))}
            </ul>
            {props.foot}
          </div>
        )}
        {open !== '' && (
          <div className={classes['recordPane']}>
            <nav className={classes['walk']} aria-label={t('walk')}>
              {solo && (
                <Button
                  variant="subtle"
                  size="compact-md"
                  leftSection={<IconList size="1.125rem" stroke={1.6} aria-hidden />}
                  onClick={backToList}
                >
                  {t('back')}
                </Button>
              )}
              <span className={classes['position']}>{position}</span>
              <WalkButton label={t('previous')} off={isFirst} onPress={() => move(-1, null)}>
                <IconChevronUp size="1.25rem" stroke={1.6} aria-hidden />
              </WalkButton>
              <WalkButton label={t('next')} off={isLast} onPress={() => move(1, null)}>
                <IconChevronDown size="1.25rem" stroke={1.6} aria-hidden />
              </WalkButton>
              <QueueKeys
                opened={helps}
                onOpen={setHelps}
                on={keysOn}
                onSwitch={setKeysOn}
                selects={selection !== null}
                ofRecord={queue.keys ?? []}
              />
            </nav>
            <QueueContext value={context}>
              <div key={open}>{queue.record(Number(open))}</div>
            </QueueContext>
          </div>
        )}
      </div>
      <p className={classes['told']} role="status">
        {row === undefined ? '' : format.joined([words(row), position])}
      </p>
    </div>
  )
}

/** Brings a line into view in a list that scrolls by itself; the page stays. */
function scrollWithin(pane: HTMLElement | null | undefined, line: HTMLElement): void {
  if (!pane) return
  const [outer, inner] = [pane.getBoundingClientRect(), line.getBoundingClientRect()]
  const beyond = Math.max(0, inner.bottom - outer.bottom) || Math.min(0, inner.top - outer.top)
  if (beyond !== 0) pane.scrollBy({ top: beyond })
}
