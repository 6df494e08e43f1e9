import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { isProblem, send } from '#platform/web/client.ts'
import { problemSentence, useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { sendProofCode } from '../../../contract/security.ts'
import { ProblemNote } from './ProblemNote.tsx'
import { usePasswordFault } from './usePasswordFault.ts'

/** The password, or where the account has none a code that was asked for. */
export type Proof = { readonly password: string } | { readonly attemptId: string; readonly code: string }

interface PasswordAskProps {
  readonly title: string
  readonly question: string
  readonly confirmLabel: string
  readonly danger?: boolean
  /** False: the account has no password, and a code is asked for in its place. */
  readonly hasPassword: boolean
  /** What else is filled in. */
  readonly children?: ReactNode
  /** False: something else is still to be filled in. */
  readonly isReady?: boolean
  readonly onClose: () => void
  /** Does it, and takes the dialog away. Throws the refusal, which is said here. */
  readonly run: (proof: Proof) => Promise<unknown>
}

interface Asked {
  readonly attemptId: string
  readonly method: 'mail' | 'app'
}

/** Asks for the password once more before something weighty, or for a code of whoever has no password. */
export function PasswordAsk(props: PasswordAskProps) {
  const { title, question, confirmLabel, danger, hasPassword, children, isReady = true, onClose, run } = props
  const t = useText('account')
  const kit = useKit()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [running, setRunning] = useState(false)
  const faultOf = usePasswordFault()
  const fault = hasPassword ? faultOf(problem) : null
  const asksFirst = !hasPassword && asked === null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (running) return
    setRunning(true)
    setProblem(null)
    try {
      if (asksFirst) setAsked(await send(sendProofCode, { body: {} }))
      else await run(asked ? { attemptId: asked.attemptId, code: typed } : { password: typed })
    } catch (error) {
      setProblem(error)
      if (isProblem(error, 'codeOver') || isProblem(error, 'stepOver')) {
        setAsked(null)
        setTyped('')
      }
    }
    setRunning(false)
  }
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <Text size="sm">{question}</Text>
          {children}
          {hasPassword && (
            <PasswordInput
              label={t('security.confirmPassword')}
              description={t('security.confirmHint')}
              name="password"
              error={fault}
              autoComplete="current-password"
              {...(!children && { 'data-autofocus': true })}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          {asksFirst && <Text size="sm">{t('security.codeFirst')}</Text>}
          {asked && (
            <TextInput
              label={t('code.label')}
              description={asked.method === 'app' ? t('code.fromApp') : t('security.codeMailed')}
              name="code"
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <ProblemNote sentence={problem === null || fault !== null ? null : problemSentence(problem, 'signin')} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={running}>
              {kit('cancel')}
            </Button>
            <Button
              type="submit"
              loading={running}
              disabled={!isReady || (!asksFirst && typed === '')}
              {...(danger && { variant: 'outline', color: 'red' })}
            >
              {asksFirst ? t('security.sendCode') : confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
