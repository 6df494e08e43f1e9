import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { foldDigits } from '#platform/shared/text.ts'
import { isProblem } from '#platform/web/client.ts'
import { problemSentence, useText } from '#platform/web/text.ts'
import { ProblemNote } from './ProblemNote.tsx'
import classes from './CodeForm.module.css'

interface CodeFormProps {
  /** Six digits are sent as soon as they are typed; a recovery code waits for the button. */
  readonly kind?: 'digits' | 'recovery'
  readonly label?: string
  readonly submitLabel?: string
  /** Throws the refusal, which is said here. */
  readonly onCode: (code: string) => Promise<unknown>
  /** Has another code mailed; offered in place of the field where the former one no longer counts. Throws the refusal. */
  readonly onAgain?: () => Promise<unknown>
  /** Leads to where the step is begun; stands in place of the field once the step itself has ended. */
  readonly anew?: ReactNode
}

const length = { digits: 6, recovery: 10 } as const

const tidy = {
  digits: (text: string) => foldDigits(text).replace(/\D/g, '').slice(0, length.digits),
  recovery: (text: string) => foldDigits(text).toLowerCase().slice(0, 20),
}
const enough = (kind: keyof typeof length, text: string) => text.replace(/[\s-]/g, '').length >= length[kind]

/** One field for a code, large enough to compare with what one reads elsewhere. */
export function CodeForm({ kind = 'digits', label, submitLabel, onCode, onAgain, anew }: CodeFormProps) {
  const t = useText('account')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [running, setRunning] = useState(false)
  const [over, setOver] = useState<'code' | 'step' | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const submit = async (typed: string) => {
    if (running || !enough(kind, typed)) return
    setRunning(true)
    setProblem(null)
    try {
      await onCode(typed)
    } catch (error) {
      setProblem(problemSentence(error, 'signin'))
      setOver(isProblem(error, 'codeOver') ? 'code' : isProblem(error, 'stepOver') ? 'step' : null)
      setCode('')
      input.current?.focus()
    }
    setRunning(false)
  }
  const again = async () => {
    setRunning(true)
    try {
      await onAgain!()
      setOver(null)
      setProblem(null)
    } catch (error) {
      setProblem(problemSentence(error, 'signin'))
      if (isProblem(error, 'stepOver')) setOver('step')
    }
    setRunning(false)
  }
  const type = (text: string) => {
    const typed = tidy[kind](text)
    setCode(typed)
    if (kind === 'digits' && typed.length === length.digits) void submit(typed)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit(code)
  }
  if (over === 'step' && anew)
    return (
      <Stack gap="md">
        <ProblemNote sentence={problem} />
        {anew}
      </Stack>
    )
  if (over === 'code' && onAgain)
    return (
      <Stack gap="md">
        <ProblemNote sentence={problem} />
        <Button size="md" fullWidth autoFocus loading={running} onClick={() => void again()}>
          {t('code.resend')}
        </Button>
      </Stack>
    )
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <ProblemNote sentence={problem} />
        <TextInput
          ref={input}
          label={label ?? (kind === 'digits' ? t('code.label') : t('code.recoveryLabel'))}
          name="code"
          size="md"
          dir="ltr"
          classNames={{ input: classes[kind]! }}
          inputMode={kind === 'digits' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          data-autofocus
          value={code}
          // Its sentence is said above, where it is heard at once.
          error={problem !== null}
          readOnly={running}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button type="submit" size="md" fullWidth loading={running} disabled={!enough(kind, code)}>
          {submitLabel ?? t('code.submit')}
        </Button>
      </Stack>
    </form>
  )
}
