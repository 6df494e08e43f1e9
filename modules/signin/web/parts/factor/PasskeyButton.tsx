import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useText } from '#platform/web/text.ts'
import { ProblemNote } from '../code/ProblemNote.tsx'
import { usePasskeyStep } from './usePasskeyStep.ts'

/** Signs with a passkey and goes on: `onPasskey` throws the refusal, which is said here. */
export function PasskeyButton({ onPasskey }: { onPasskey: () => Promise<unknown> }) {
  const t = useText('account')
  const { problem, running, run } = usePasskeyStep()
  return (
    <>
      <ProblemNote sentence={problem} />
      <Button
        size="md"
        fullWidth
        autoFocus
        data-autofocus
        loading={running}
        leftSection={<IconKey size="1.1rem" aria-hidden />}
        onClick={() => void run(onPasskey)}
      >
        {t('passkey.use')}
      </Button>
    </>
  )
}
