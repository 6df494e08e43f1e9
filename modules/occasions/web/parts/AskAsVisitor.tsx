import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { CodeForm } from '#modules/signin/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useSend } from '#platform/web/data.ts'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { visitorFields } from '../../contract/asking.ts'
import { occasionsCalls as calls } from '../../contract/calls.ts'
import { GuestFields } from './AskMyself.tsx'
import { isStillSent, keepRequest, type KeptRequest, keptRequest, type VisitorTyped } from './kept-request.ts'
import { OwnRequest } from './OwnRequest.tsx'

/** A visitor types who comes, proves the address by the mailed code, and is told how the request stands. */
export function AskAsVisitor({ id }: { id: number }) {
  const [kept, setKept] = useState(() => keptRequest(id))
  const [proves, setProves] = useState(kept !== null)
  const [done, setDone] = useState<Output<typeof calls.askForPlace> | null>(null)
  const keep = (next: KeptRequest | null) => {
    keepRequest(id, next)
    setKept(next)
  }
  if (done) return <OwnRequest {...done} />
  if (kept === null || !proves)
    return (
      <VisitorForm
        id={id}
        kept={kept}
        onSent={(typed, attempt) => {
          keep({ typed, attempt })
          setProves(true)
        }}
      />
    )
  return (
    <ProveAddress
      {...kept}
      onAttempt={(attempt) => keep({ ...kept, attempt })}
      onDone={(answer) => {
        keep(null)
        setDone(answer)
      }}
      onChange={() => setProves(false)}
    />
  )
}

interface VisitorFormProps {
  readonly id: number
  readonly kept: KeptRequest | null
  readonly onSent: (typed: VisitorTyped, attempt: string) => void
}

function VisitorForm({ id, kept, onSent }: VisitorFormProps) {
  const t = useText('occasions')
  useText('signin')
  const initial: VisitorTyped = kept?.typed ?? { EventID: id, Name: '', Email: '', Mobile: null, Organization: '' }
  const sent = useRef(initial)
  const form = useRecordForm({
    module: 'occasions',
    call: calls.proveGuest,
    schema: visitorFields,
    initial,
    // The code is there already, and another one is a minute away.
    asksFirst: (values, ask) => {
      const typed = values as VisitorTyped
      return isStillSent(kept, typed) ? onSent(typed, kept.attempt) : ask()
    },
    toInput: (values) => {
      sent.current = values as VisitorTyped
      return { body: { EventID: values.EventID, Email: values.Email } }
    },
    onSaved: ({ AttemptID }) => onSent(sent.current, AttemptID),
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('ask.send')}>
      <TextField {...form.field('Name')} label={t('fields.name')} maxLength={200} autoComplete="name" required />
      <TextField
        {...form.field('Email')}
        kind="email"
        label={t('fields.email')}
        description={t('hints.email')}
        autoComplete="email"
        required
      />
      <GuestFields form={form as never} />
      <Text size="sm">
        {t('ask.visitor')}{' '}
        <Anchor
          component={AppLink}
          underline="always"
          to="/pages/login/:CompetitionCode?"
          search={{ to: href('/Event/:ID?', { ID: id }) }}
        >
          {t('ask.logIn')}
        </Anchor>
      </Text>
    </RecordForm>
  )
}

interface Proving {
  readonly typed: VisitorTyped
  readonly attempt: string
  readonly onAttempt: (attempt: string) => void
  readonly onDone: (answer: Output<typeof calls.askForPlace>) => void
  readonly onChange: () => void
}

function ProveAddress({ typed, attempt, onAttempt, onDone, onChange }: Proving) {
  const t = useText('occasions')
  const again = useSend(calls.proveGuest, {
    module: 'people',
    onDone: ({ AttemptID }) => {
      toast.done(t('ask.sentAgain'))
      onAttempt(AttemptID)
    },
  })
  const { Email, ...body } = typed
  const [before, after = ''] = t('ask.sent').split('\u0001')
  const prove = async (Given: string) =>
    onDone(await send(calls.askForPlace, { body: { ...body, AttemptID: attempt, Code: Given } }))
  return (
    <Stack gap="md">
      <Text size="sm" role="status">
        {before}
        <Code>{Email}</Code>
        {after}
      </Text>
      <CodeForm key={attempt} submitLabel={t('ask.confirm')} onCode={prove} />
      <Group gap="sm">
        <Button
          variant="subtle"
          size="compact-sm"
          loading={again.sending}
          onClick={() => void again.send({ body: { EventID: typed.EventID, Email } })}
        >
          {t('ask.again')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={onChange}>
          {t('ask.change')}
        </Button>
      </Group>
    </Stack>
  )
}
