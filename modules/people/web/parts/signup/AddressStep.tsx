import { Alert, Box, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { CodeForm } from '#modules/signin/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useSend } from '#platform/web/data.ts'
import { check } from '#platform/web/forms/field-errors.ts'
import { useFieldError } from '#platform/web/forms/useFieldError.ts'
import { Code } from '#platform/web/format.tsx'
import { problemSentence, useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { proveSignup, startSignup } from '../../../contract/signup/calls.ts'
import type { DraftKept } from './draft.ts'
import { Spliced } from './Spliced.tsx'

type Proved = Output<typeof proveSignup>

/** The first step: the address, then the code that was mailed to it. */
export function AddressStep(props: DraftKept & { note?: ReactNode; onProved: (proved: Proved) => void }) {
  const { draft, change } = props
  return (
    <Stack gap="md">
      {props.note}
      {draft.attemptId === null ? (
        <AskAddress draft={draft} change={change} />
      ) : (
        <AskCode {...props} attemptId={draft.attemptId} />
      )}
    </Stack>
  )
}

type Kept = Pick<DraftKept, 'draft' | 'change'>

const starts = (change: Kept['change'], email: string) => (answer: Output<typeof startSignup>) =>
  change({ email, attemptId: answer.AttemptID, sentAt: Date.now() })

function AskAddress({ draft, change }: Kept) {
  const t = useText('signup')
  useText('signin')
  const fieldError = useFieldError('people')
  const [email, setEmail] = useState(draft.email)
  const [wrong, setWrong] = useState<string | null>(null)
  const start = useSend(startSignup, {
    quiet: true,
    module: 'people',
    // As it was sent and is proved, not as it was typed: digits and capitals differ.
    onDone: (answer, { body }) => starts(change, body.Email)(answer),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = check(startSignup.body!, { Email: email })
    setWrong(checked.ok ? null : fieldError(checked.errors['Email'] ?? 'invalid'))
    if (checked.ok && !start.sending) void start.send({ body: checked.value as { Email: string } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('address.intro')}</Text>
        <Problem problem={start.problem} />
        <TextInput
          label={t('address.email')}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          maw="26rem"
          required
          attributes={{ input: { dir: 'ltr' } }}
          value={email}
          error={wrong}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setWrong(null)
          }}
        />
        <div>
          <Button type="submit" loading={start.sending}>
            {t('address.send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function AskCode({
  draft,
  change,
  onProved,
  attemptId,
}: Kept & { onProved: (proved: Proved) => void; attemptId: string }) {
  const t = useText('signup')
  useText('signin')
  const again = useSend(startSignup, {
    quiet: true,
    module: 'people',
    onDone: (answer) => {
      toast.done(t('address.sentAgain'))
      starts(change, draft.email)(answer)
    },
  })
  const wait = useSecondsUntil(draft.sentAt + 60_000)
  const prove = async (Code: string) => onProved(await send(proveSignup, { body: { AttemptID: attemptId, Code } }))
  return (
    <Stack gap="md">
      <Text size="sm" role="status">
        <Spliced sentence={t('address.sent', { email: '\u0001' })} part={<Code>{draft.email}</Code>} />
      </Text>
      <Problem problem={again.problem} />
      <Box maw="20rem">
        <CodeForm
          key={attemptId}
          submitLabel={t('address.confirm')}
          onCode={prove}
          onAgain={async () => starts(change, draft.email)(await send(startSignup, { body: { Email: draft.email } }))}
        />
      </Box>
      <Group gap="sm">
        {wait > 0 ? (
          <Text size="sm" c="dimmed">
            {t('address.againIn', { count: wait })}
          </Text>
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={again.sending}
            onClick={() => void again.send({ body: { Email: draft.email } })}
          >
            {t('address.again')}
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" onClick={() => change({ attemptId: null })}>
          {t('address.other')}
        </Button>
      </Group>
    </Stack>
  )
}

function Problem({ problem }: { problem: unknown }) {
  return (
    <div role="alert">
      {problem ? (
        <Alert color="red" p="sm">
          {problemSentence(problem, 'people')}
        </Alert>
      ) : null}
    </div>
  )
}

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000))

/** Whole seconds left, counted down on the page. */
function useSecondsUntil(instant: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant))
  useEffect(() => {
    setSeconds(secondsUntil(instant))
    const timer = setInterval(() => setSeconds(secondsUntil(instant)), 1000)
    return () => clearInterval(timer)
  }, [instant])
  return seconds
}
