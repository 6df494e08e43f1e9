import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { foldDigits } from '#platform/shared/text.ts'
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
}

const length = { digits: 6, recovery: 10 } as const

const tidy = {
  digits: (text: string) => foldDigits(text).replace(/\D/g, '').slice(0, length.digits),
  recovery: (text: string) => foldDigits(text).toLowerCase().slice(0, 20),
}
const enough = (kind: keyof typeof length, text: string) => text.replace(/[\s-]/g, '').length >= length[kind]

/** One field for a code, large enough to compare with what one reads elsewhere. */
export function CodeForm({ kind = 'digits', label, submitLabel, onCode }: CodeFormProps) {
  const t = useText('account')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [running, setRunning] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const submit = async (typed: string) => {
    if (running || !enough(kind, typed)) return
    setRunning(true)
    setProblem(null)
    try {
      await onCode(typed)
    } catch (error) {
      setProblem(problemSentence(error, 'signin'))
      setCode('')
      input.current?.focus()
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
