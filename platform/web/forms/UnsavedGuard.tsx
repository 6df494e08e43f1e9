import { Button, Group, Stack, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { Dialog } from '../ui/Dialog.tsx'
import { useKit } from '../ui/useKit.ts'

const queryOf = (search: unknown) => JSON.stringify(search)

/**
 * Asks before a page with unsaved changes is left, also by closing the tab. A change of the address's query is leaving
 * too, as forms stand in tabs and behind `?edit=`; with `pathOnly` it is not: a dialog may stand in the query itself.
 */
export function UnsavedGuard({ mayLeave, pathOnly = false }: { mayLeave: () => boolean; pathOnly?: boolean }) {
  const kit = useKit()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const leaves =
        current.pathname !== next.pathname || (!pathOnly && queryOf(current.search) !== queryOf(next.search))
      return leaves && !mayLeave()
    },
    enableBeforeUnload: () => !mayLeave(),
    withResolver: true,
  })
  return (
    <Dialog opened={blocker.status === 'blocked'} onClose={() => blocker.reset?.()} title={kit('form.unsavedTitle')}>
      <Stack gap="md">
        <Text size="sm">{kit('form.unsavedQuestion')}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="outline" color="red" onClick={() => blocker.proceed?.()}>
            {kit('form.leave')}
          </Button>
          <Button data-autofocus onClick={() => blocker.reset?.()}>
            {kit('form.stay')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
