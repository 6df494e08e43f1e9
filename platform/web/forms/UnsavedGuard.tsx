import { Button, Group, Stack, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '../ui/dialogs/Dialog.tsx'
import { useKit } from '../ui/useKit.ts'
import { leavesFreely, useLeavingGuard } from './leaving.ts'

interface UnsavedGuardProps {
  readonly mayLeave: () => boolean
  /** Keeps what was typed in this browser for the next visit; true where it is kept. A log-out keeps nothing. */
  readonly keep?: (() => Promise<boolean>) | undefined
  readonly pathOnly?: boolean
}

const queryOf = (search: unknown) => JSON.stringify(search)

/**
 * Asks before a page with unsaved changes is left, also by closing the tab, by logging out and by returning from acting
 * as somebody. A change of the address's query is leaving
 * too, as forms stand in tabs and behind `?edit=`; with `pathOnly` it is not: a dialog may stand in the query itself.
 */
export function UnsavedGuard({ mayLeave, keep, pathOnly = false }: UnsavedGuardProps) {
  const kit = useKit()
  const holds = () => !leavesFreely() && !mayLeave()
  const [isKept, setIsKept] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const leaves =
        current.pathname !== next.pathname || (!pathOnly && queryOf(current.search) !== queryOf(next.search))
      if (!leaves || !holds()) return false
      setIsKept((await keep?.()) ?? false)
      return true
    },
    enableBeforeUnload: holds,
    withResolver: true,
  })
  const [asked, setAsked] = useState<((leave: boolean) => void) | null>(null)
  useLeavingGuard(() => (holds() ? new Promise((resolve) => setAsked(() => resolve)) : Promise.resolve(true)))
  const decide = (leave: boolean) => {
    asked?.(leave)
    setAsked(null)
    if (leave) blocker.proceed?.()
    else blocker.reset?.()
  }
  return (
    <Dialog
      opened={asked !== null || blocker.status === 'blocked'}
      onClose={() => decide(false)}
      title={kit('form.unsavedTitle')}
    >
      <Stack gap="md">
        <Text size="sm">{kit(asked === null && isKept ? 'form.unsavedKept' : 'form.unsavedQuestion')}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="outline" color="red" onClick={() => decide(true)}>
            {kit('form.leave')}
          </Button>
          <Button data-autofocus onClick={() => decide(false)}>
            {kit('form.stay')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
