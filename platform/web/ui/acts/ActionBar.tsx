import { ActionIcon, Alert, Button, Stack, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { Day } from '#platform/shared/values/dates.ts'
import { refreshAfter, refreshEverything } from '../../data.ts'
import { useFormat } from '../../format.tsx'
import { AppLink } from '../../link.tsx'
import { useRights } from '../../session.ts'
import type { ModuleName } from '../../text.ts'
import { ActionMenu } from './action-menu.ts'
import classes from './ActionBar.module.css'
import {
  type Actions,
  allowedActions,
  asksFirst,
  hasQuestion,
  lackedActions,
  type NamedAction,
  standsApart,
  useActionWords,
} from './actions.ts'
import { useAsk } from '../dialogs/Ask.tsx'
import { useSentence } from '../states/ErrorState.tsx'
import { toast } from '../toast.ts'
import { useKit } from '../useKit.ts'
import { WhyNot } from './WhyNot.tsx'
import { useRightWord } from './WhyNotFacts.tsx'

/**
 * How an action is done: asked first where it must be, then everything on screen is refreshed. Render `dialog`
 * somewhere. `problem` is what the last one without a dialog was refused with.
 */
export function useActionRunner(module: ModuleName, onDone?: (name: string) => unknown) {
  const kit = useKit()
  const sentence = useSentence(module)
  const { ask, dialog } = useAsk()
  const [running, setRunning] = useState<string | null>(null)
  const [problem, setProblem] = useState<unknown>(null)

  const run = async (action: NamedAction, reason: string) => {
    const running = action.run?.({ reason })
    const answer = await running
    // What is done is sent; what only opens a form has done nothing yet, and the form says it.
    const said = action.done ?? (running instanceof Promise ? (action.words.done ?? action.doneElse) : undefined)
    const canUndo = action.undo && (action.canUndo?.(answer) ?? true)
    // What can be taken back is always said, as Undo stands there.
    const done = said ?? (canUndo && running instanceof Promise ? action.words.past : undefined)
    if (done && canUndo) toast.undo(done, kit('takeBack'), () => takeBack(action, answer))
    else if (done) toast.done(done)
    await refreshEverything()
    await onDone?.(action.name)
  }
  const takeBack = async (action: NamedAction, answer: unknown) => {
    try {
      await action.undo?.(answer)
    } catch (error) {
      toast.failed(sentence(error))
    }
    await refreshEverything()
  }
  const start = async (action: NamedAction) => {
    setProblem(null)
    if (asksFirst(action)) {
      ask({
        title: action.words.label,
        question: action.preview ? (
          <>
            {action.preview}
            {hasQuestion(action) && action.words.question}
          </>
        ) : (
          action.words.question
        ),
        confirmLabel: action.words.label,
        danger: action.danger,
        reason: action.reason,
        reasonLabel: action.reasonLabel,
        module,
        run: ({ reason }) => run(action, reason),
      })
      return
    }
    setRunning(action.name)
    try {
      await run(action, '')
    } catch (error) {
      setProblem(error)
      refreshAfter(error)
    } finally {
      setRunning(null)
    }
  }
  return { start, running, problem, clear: () => setProblem(null), dialog }
}

export interface ActionBarProps {
  readonly module: ModuleName
  /** The record's `Actions`; left out, all are shown. */
  readonly allowed?: readonly string[]
  readonly actions: Actions
  readonly onDone?: (name: string) => unknown
  /** How many stand as buttons before the rest goes into a menu. */
  readonly shown?: number
}

/** The buttons of a record, from what its reply allows. The main one stands at the end of the line. */
export function ActionBar({ module, allowed, actions, onDone, shown = 3 }: ActionBarProps) {
  const kit = useKit()
  const name = useActionWords(module)
  const sentence = useSentence(module)
  const runner = useActionRunner(module, onDone)
  const all = name(allowedActions(actions, allowed))
  const lacked = name(lackedActions(actions, allowed, useRights()))
  if (all.length === 0 && lacked.length === 0 && runner.problem === null) return null

  const inOrder = all
    .filter((action) => !standsApart(action))
    .sort((a, b) => Number(b.main ?? false) - Number(a.main ?? false))
  const fits = inOrder.length <= shown + 1
  const buttons = (fits ? inOrder : inOrder.slice(0, shown)).toReversed()
  const rest = all.filter((action) => !buttons.includes(action))
  return (
    <Stack gap="xs" className={classes['root']}>
      <div className={classes['bar']}>
        {rest.length > 0 && (
          <ActionMenu
            button={
              <ActionIcon variant="default" size="input-sm" aria-label={kit('moreActions')}>
                <IconDots size="1.125rem" />
              </ActionIcon>
            }
            actions={rest}
            onStart={(action) => void runner.start(action)}
          />
        )}
        {lacked.map((action) => (
          <LackedAction key={action.name} action={action} />
        ))}
        {buttons.map((action) =>
          action.from ? (
            <LaterButton key={action.name} action={action} from={action.from} />
          ) : (
            <ActionButton
              key={action.name}
              action={action}
              running={runner.running}
              onStart={() => void runner.start(action)}
            />
          ),
        )}
      </div>
      {runner.problem !== null && (
        <Alert color="red" role="alert" withCloseButton closeButtonLabel={kit('close')} onClose={runner.clear}>
          {sentence(runner.problem)}
        </Alert>
      )}
      {runner.dialog}
    </Stack>
  )
}

function ActionButton({
  action,
  running,
  onStart,
}: {
  action: NamedAction
  running: string | null
  onStart: () => void
}) {
  const shared = {
    variant: action.main ? 'filled' : 'default',
    leftSection: action.icon,
    // Found by a queue's key for the next step.
    ...(action.main && { 'data-main': true }),
    disabled: action.disabled ?? (running !== null && running !== action.name),
  }
  if (action.href) {
    return (
      <Button {...shared} component={AppLink} to={action.href as '/'}>
        {action.words.label}
      </Button>
    )
  }
  return (
    <Button {...shared} loading={running === action.name} onClick={onStart}>
      {action.words.label}
    </Button>
  )
}

/** Off until its day, which stands on it. */
function LaterButton({ action, from }: { action: NamedAction; from: Day }) {
  const kit = useKit()
  const format = useFormat()
  return (
    <Button variant="default" disabled leftSection={action.icon}>
      {kit('laterAction', { action: action.words.label, day: format.day(from) })}
    </Button>
  )
}

/** Not the reader's to do: whose turn it is, in words, with the explanation behind it. */
function LackedAction({ action }: { action: NamedAction }) {
  const kit = useKit()
  const word = useRightWord()
  const format = useFormat()
  return (
    <span className={classes['lacked']}>
      <Text size="sm" component="span">
        {action.waiting ??
          kit('waitsForOther', { action: action.words.label, who: format.list(action.needs!.map(word)) })}
      </Text>
      <WhyNot needs={action.needs!} what={action.words.label} />
    </span>
  )
}
