import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { refreshAfter } from '../../data.ts'
import { type ModuleName } from '../../text.ts'
import { Dialog } from './Dialog.tsx'
import { useSentence } from '../states/ErrorState.tsx'
import { useKit } from '../useKit.ts'

export interface Question {
  readonly title: string
  readonly question: ReactNode
  readonly confirmLabel?: string | undefined
  readonly danger?: boolean | undefined
  readonly reason?: 'required' | 'optional' | undefined
  readonly reasonLabel?: string | undefined
  readonly module?: ModuleName | undefined
  /** The dialog stays open while it runs, and tells what it throws. */
  readonly run: (given: { reason: string }) => unknown
}

/** `const { ask, dialog } = useAsk()`: render `dialog` somewhere, and `ask({...})` opens it. */
export function useAsk(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false)
  const [question, setQuestion] = useState<{ asked: Question; round: number } | null>(null)
  const ask = (asked: Question) => {
    setQuestion((former) => ({ asked, round: (former?.round ?? 0) + 1 }))
    setOpen(true)
  }
  // The question stays while the dialog fades out; the round gives each asking a fresh reason field.
  const dialog = question && (
    <AskDialog key={question.round} question={question.asked} opened={open} onClose={() => setOpen(false)} />
  )
  return { ask, dialog }
}

function AskDialog({ question, opened, onClose }: { question: Question; opened: boolean; onClose: () => void }) {
  const kit = useKit()
  const sentence = useSentence(question.module)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const formId = useId()
  // Not before it is read: the action, and this dialog with it, may be gone from what is there now.
  const close = () => {
    if (running) return
    onClose()
    refreshAfter(problem)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (running) return
    if (question.reason === 'required' && !reason.trim()) {
      setMissing(true)
      document.getElementById(`${formId}-reason`)?.focus()
      return
    }
    setRunning(true)
    setProblem(null)
    try {
      await question.run({ reason: reason.trim() })
      onClose()
    } catch (error) {
      setProblem(error)
    } finally {
      setRunning(false)
    }
  }

  return (
    <Dialog opened={opened} onClose={close} title={question.title}>
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <Text size="sm" component="div">
            {question.question}
          </Text>
          {question.reason && (
            <Textarea
              id={`${formId}-reason`}
              data-autofocus
              label={question.reasonLabel ?? kit('ask.reason')}
              description={kit('ask.reasonHint')}
              required={question.reason === 'required'}
              withAsterisk={question.reason === 'required'}
              autosize
              minRows={3}
              maxRows={8}
              maxLength={2000}
              value={reason}
              onChange={(event) => {
                setReason(event.currentTarget.value)
                setMissing(false)
              }}
              error={missing ? kit('fieldErrors.required') : undefined}
            />
          )}
          {problem !== null && (
            <Alert color="red" role="alert">
              {sentence(problem)}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={running}>
              {kit('ask.back')}
            </Button>
            <Button
              type="submit"
              loading={running}
              variant={question.danger ? 'outline' : 'filled'}
              color={question.danger ? 'red' : undefined!}
            >
              {question.confirmLabel ?? kit('confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
