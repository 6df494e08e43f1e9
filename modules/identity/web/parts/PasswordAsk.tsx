import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { problemSentence, useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { ProblemNote } from './ProblemNote.tsx'

interface PasswordAskProps {
  readonly title: string
  readonly question: string
  readonly confirmLabel: string
  readonly danger?: boolean
  /** False: the account has no password, and only the question is asked. */
  readonly hasPassword: boolean
  readonly onClose: () => void
  /** Does it, and takes the dialog away. Throws the refusal, which is said here. */
  readonly run: (password: string | undefined) => Promise<unknown>
}

/** Asks for the password once more before something weighty. */
export function PasswordAsk({ title, question, confirmLabel, danger, hasPassword, onClose, run }: PasswordAskProps) {
  const t = useText('account')
  const kit = useKit()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [running, setRunning] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (running) return
    setRunning(true)
    setProblem(null)
    try {
      await run(hasPassword ? password : undefined)
    } catch (error) {
      setProblem(problemSentence(error, 'identity'))
      setRunning(false)
    }
  }
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text size="sm">{question}</Text>
          {hasPassword && (
            <PasswordInput
              label={t('security.confirmPassword')}
              description={t('security.confirmHint')}
              name="password"
              autoComplete="current-password"
              data-autofocus
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          <ProblemNote sentence={problem} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={running}>
              {kit('cancel')}
            </Button>
            <Button
              type="submit"
              loading={running}
              disabled={hasPassword && password === ''}
              {...(danger && { variant: 'outline', color: 'red' })}
            >
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
