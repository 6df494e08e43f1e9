import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { refreshAfter } from '../../data.ts'
import { useSentence } from '../states/ErrorState.tsx'
import { useKit } from '../useKit.ts'
import type { Question } from './dialog-props.ts'
import { DialogFrame } from './DialogFrame.tsx'

/** What is asked before something is done, with a field for the reason where one is wanted. */
export function AskDialog({ question, opened, onClose }: { question: Question; opened: boolean; onClose: () => void }) {
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
    <DialogFrame opened={opened} onClose={close} title={question.title}>
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
    </DialogFrame>
  )
}
