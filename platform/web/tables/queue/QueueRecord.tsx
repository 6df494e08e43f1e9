import { Anchor, Group, Text, Title } from '@mantine/core'
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { AppLink } from '../../link.tsx'
import { type ModuleName, useText } from '../../text.ts'
import { ActionBar } from '../../ui/acts/ActionBar.tsx'
import { type Action, type Actions, useActionWords } from '../../ui/acts/actions.ts'
import classes from './queue.module.css'
import { useQueue } from './queue-context.ts'
import { isWriting } from '../../keys/letters.ts'

interface Props {
  readonly title: ReactNode
  /** The record's name as text: what is said when something was done to it. */
  readonly name: string
  readonly badge?: ReactNode
  readonly description?: ReactNode
  /** The record's own page, where it has one. */
  readonly href?: string
  readonly module: ModuleName
  /** The record's `Actions`. */
  readonly allowed: readonly string[]
  /** The next step is its only `main` one; what is dangerous stands in the menu. */
  readonly actions: Actions
  readonly children: ReactNode
}

/** CSS pixels: a hand that rests moves the pointer by less. */
const shiver = 8
/** Milliseconds. */
const afterDialogs = 400

/** The record that is open in a queue: its head, what it says, and below them the bar with the next step. */
export function QueueRecord(props: Props) {
  const { module, allowed } = props
  const queue = useQueue()
  const t = useText('kit/queue')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const resting = useRef<{ x: number; y: number } | null>(null)
  const actions = useSaidActions(props)

  const { hold, wantsHeading } = queue
  useEffect(() => hold.seen(performance.now()), [hold, `${queue.key} ${queue.turn} ${allowed.join()}`])
  useEffect(() => {
    if (!wantsHeading.current) return
    wantsHeading.current = false
    const here = document.activeElement
    if (here instanceof HTMLElement && isWriting(here)) return
    if (!document.querySelector('[role="dialog"][aria-modal="true"]')) return heading.current?.focus()
    // The dialog of the step is about to close, and gives the keyboard back to a button that may be gone.
    setTimeout(() => document.activeElement === document.body && heading.current?.focus(), afterDialogs)
  })
  useEffect(() => {
    const onMove = (event: globalThis.PointerEvent) => {
      const from = resting.current
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > shiver) hold.moved()
    }
    document.addEventListener('pointermove', onMove, { passive: true })
    return () => document.removeEventListener('pointermove', onMove)
  }, [hold])
  const keepAway = (event: MouseEvent) => {
    if (hold.takes(performance.now())) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <article aria-labelledby={headingId} className={classes['record']}>
      <header className={classes['recordHead']}>
        <Group gap="sm" align="center">
          <Title order={2} id={headingId} ref={heading} tabIndex={-1} className={classes['recordTitle']!}>
            {props.title}
          </Title>
          {props.badge}
        </Group>
        <Group gap="sm" justify="space-between">
          <Text size="sm" c="dimmed" component="div">
            {props.description}
          </Text>
          {props.href !== undefined && (
            <Anchor size="sm" component={AppLink} to={props.href as '/'} underline="always">
              {t('openPage')}
            </Anchor>
          )}
        </Group>
      </header>
      <div className={classes['recordBody']}>{props.children}</div>
      <div
        className={classes['acts']}
        data-foot
        data-queue-acts
        onClickCapture={keepAway}
        onPointerDownCapture={(event: PointerEvent) => void (resting.current = { x: event.clientX, y: event.clientY })}
      >
        <ActionBar module={module} allowed={allowed} actions={actions} shown={2} />
      </div>
    </article>
  )
}

/** The acts as they go on to the next record, say what was done, and are taken back. */
function useSaidActions({ name, module, actions }: Props): Actions {
  const queue = useQueue()
  const t = useText('kit/queue')
  const named = useActionWords(module)
  const { key } = queue
  const said = ([act, action]: [string, Action]): [string, Action] => {
    const { run, undo } = action
    return [
      act,
      {
        ...action,
        ...(action.danger && { apart: true }),
        doneElse: t('done', { action: named([[act, action]])[0]!.words.label, name }),
        ...(run && {
          run: (given: { reason: string }) => {
            const running = run(given)
            // What opens a form has done nothing yet: the form says `decided` itself.
            if (!(running instanceof Promise)) return running
            return running.then((answer: unknown) => {
              queue.decided()
              return answer
            })
          },
        }),
        ...(undo && {
          undo: async (answer: unknown) => {
            await undo(answer)
            queue.reopen(key)
          },
        }),
      },
    ]
  }
  return Object.fromEntries(Object.entries(actions).flatMap(([act, action]) => (action ? [said([act, action])] : [])))
}
