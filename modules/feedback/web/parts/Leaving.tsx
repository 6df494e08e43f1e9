import { Alert, Button, Group, Text } from '@mantine/core'
import { EntryUses } from '#modules/lookups/web/public.ts'
import type { ApiProblem } from '#platform/web/problem.ts'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'

interface Sent {
  readonly sending: boolean
  readonly problem: ApiProblem | null
}

interface LeavingProps {
  readonly id: number
  readonly places: Parameters<typeof EntryUses>[0]['places']
  /** Asked where nothing uses it, and said where something does. */
  readonly words: { readonly ask: string; readonly used: string; readonly stop: string }
  readonly gone: Sent & { readonly run: () => void }
  /** Null where it is left out already. */
  readonly stop: (Sent & { readonly run: () => void }) | null
  readonly onClose: () => void
}

/** Deletes what nothing uses; of another it says what does, and offers to leave it out from now on. */
export function Leaving({ id, places, words, gone, stop, onClose }: LeavingProps) {
  const t = useText('feedback')
  const kit = useKit()
  if (places.length > 0)
    return (
      <>
        <Text size="sm">{words.used}</Text>
        <EntryUses entry={id} places={places} />
        {stop && (
          <>
            <Refused problem={stop.problem} />
            <Group justify="end">
              <Button data-autofocus loading={stop.sending} onClick={stop.run}>
                {words.stop}
              </Button>
            </Group>
          </>
        )}
      </>
    )
  return (
    <>
      <Text size="sm">{words.ask}</Text>
      <Refused problem={gone.problem} />
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          {kit('cancel')}
        </Button>
        <Button color="red" data-autofocus loading={gone.sending} onClick={gone.run}>
          {t('deleteCategory')}
        </Button>
      </Group>
    </>
  )
}

function Refused({ problem }: { problem: ApiProblem | null }) {
  const sentence = useSentence('feedback')
  return (
    problem && (
      <Alert color="red" role="alert">
        {sentence(problem)}
      </Alert>
    )
  )
}
