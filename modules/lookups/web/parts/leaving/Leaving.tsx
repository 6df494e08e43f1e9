import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ApiProblem } from '#platform/web/problem.ts'
import type { ModuleName } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { EntryUses } from './EntryUses.tsx'

interface Sent {
  readonly sending: boolean
  readonly problem: ApiProblem | null
  readonly run: () => void
}

export interface LeavingProps {
  readonly id: number
  /** Whose refusals are said. */
  readonly module: ModuleName
  readonly places: Parameters<typeof EntryUses>[0]['places']
  /** `ask` where nothing uses it, `used` where something does; `gone` and `stop` stand on their buttons. */
  readonly words: { readonly ask: string; readonly gone: string; readonly used: string; readonly stop: string }
  readonly gone: Sent
  /** Null where it is left out already. */
  readonly stop: Sent | null
  /** What else can be done with what is used: buttons. */
  readonly instead?: ReactNode
  readonly onClose: () => void
}

/** Deletes what nothing uses; of another it says what does, and offers to leave it out from now on, or what else there is. */
export function Leaving({ id, module, places, words, gone, stop, instead, onClose }: LeavingProps) {
  const kit = useKit()
  const sentence = useSentence(module)
  const isUsed = places.length > 0
  const problem = isUsed ? stop?.problem : gone.problem
  return (
    <Stack gap="md">
      <Text size="sm">{isUsed ? words.used : words.ask}</Text>
      {isUsed && <EntryUses entry={id} places={places} />}
      {problem && (
        <Alert color="red" role="alert">
          {sentence(problem)}
        </Alert>
      )}
      <Group justify="end">
        {isUsed ? (
          <>
            {instead}
            {stop && (
              <Button data-autofocus loading={stop.sending} onClick={stop.run}>
                {words.stop}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {kit('cancel')}
            </Button>
            <Button color="red" data-autofocus loading={gone.sending} onClick={gone.run}>
              {words.gone}
            </Button>
          </>
        )}
      </Group>
    </Stack>
  )
}
