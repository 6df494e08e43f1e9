import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Call, Output } from '#platform/shared/call.ts'
import { isProblem, send } from '#platform/web/client.ts'
import type { FormSchema } from '#platform/web/forms/field-errors.ts'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { Code, Typed } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { getSignup, type proveSignup, type registerUser } from '../../../contract/signup/calls.ts'
import { AddressStep } from './AddressStep.tsx'
import { type DraftKept, type SignupKind, useDraft } from './draft.ts'
import { Registered, useArrival } from './Registered.tsx'
import { SignupFrame } from './SignupFrame.tsx'
import { SignupSteps } from './SignupSteps.tsx'
import { Spliced } from './Spliced.tsx'
import { hindrance, type Signup, StandingNotice } from './StandingNotice.tsx'
import { type FormStep, useSignupForm } from './useSignupForm.ts'

export interface SignupPageProps<C extends Call> {
  readonly kind: SignupKind
  readonly call: C
  readonly schema: FormSchema
  readonly empty: Readonly<Record<string, unknown>>
  /** After the first one, which proves the address. */
  readonly steps: readonly FormStep[]
  /** What the form begins with for somebody whom the academy knows already. */
  readonly known?: (signup: Signup) => { values: Record<string, unknown>; files?: DraftKept['draft']['files'] } | null
  readonly content: (step: string, form: RecordFormState<any>, kept: DraftKept) => ReactNode
}

/** One registration from the proof of the address to its end. */
export function SignupPage<C extends Call>(props: SignupPageProps<C>) {
  const { kind, known } = props
  const t = useText('signup')
  const kept = useDraft(kind)
  const { draft, change, clear } = kept
  const arrive = useArrival()
  const [signup, setSignup] = useState<Signup | null>(null)
  const [over, setOver] = useState(false)

  const form = useSignupForm({
    ...kept,
    call: props.call,
    schema: props.schema,
    empty: props.empty,
    steps: [{ key: 'address', fields: [] }, ...props.steps],
    onDone: (answer) => {
      const { Session, Code: number } = answer as Output<typeof registerUser>
      clear(Session ? {} : { done: number, email: draft.email })
      if (Session) arrive(Session, number, String(form.form.values.CompetitionCode ?? ''))
    },
    onProofOver: () => beginAgain(),
  })
  const beginAgain = () => {
    setSignup(null)
    setOver(true)
    change({ key: null, attemptId: null, step: 'address' })
  }
  useKnown(draft.key, signup !== null, setSignup, beginAgain)

  const onProved = ({ Key, Signup: proved }: Output<typeof proveSignup>) => {
    setOver(false)
    setSignup(proved)
    const given = known?.(proved)
    form.form.setValue('Key', Key)
    for (const [name, value] of Object.entries(given?.values ?? {})) form.form.setValue(name, value)
    if ('Contacts' in props.empty) form.form.setValue('Contacts.0.Value', proved.Email)
    const files = { ...draft.files, ...given?.files }
    change({
      key: Key,
      attemptId: null,
      email: proved.Email,
      files,
      step: props.steps[0]!.key,
      reached: Math.max(1, draft.reached),
    })
  }
  const takeOther = () => {
    setSignup(null)
    change({ key: null, attemptId: null, email: '', step: 'address' })
  }

  // The form in memory still holds what was sent.
  const again = () => {
    clear()
    location.reload()
  }

  const why = signup && hindrance(signup, kind)
  if (draft.done !== null) return <Registered kind={kind} code={draft.done} email={draft.email} onAgain={again} />
  return (
    <SignupFrame title={t(`titles.${kind}`)} otherKind>
      {signup && why ? (
        <StandingNotice signup={signup} why={why} onOther={takeOther} />
      ) : (
        <SignupSteps
          signup={form}
          proved={draft.key !== null}
          banner={signup && form.step !== 'address' && <Banner signup={signup} kind={kind} />}
          address={
            draft.key === null ? (
              <AddressStep {...kept} onProved={onProved} note={over && <ProofOver />} />
            ) : (
              <Proved email={draft.email} onOther={takeOther} onNext={form.next} />
            )
          }
        >
          {props.content(form.step, form.form, kept)}
        </SignupSteps>
      )}
    </SignupFrame>
  )
}

/**
 * After a reload: whether the key is still good, and for whom. Where nobody answers the form goes on; sending it will
 * tell.
 */
function useKnown(key: string | null, isKnown: boolean, found: (signup: Signup) => void, onOver: () => void): void {
  const answered = useEffectEvent(found)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (key === null || isKnown) return
    const asking = new AbortController()
    const known = (signup: Signup) => answered(signup)
    send(getSignup, { body: { Key: key } }, { signal: asking.signal }).then(known, (error: unknown) => {
      if (!asking.signal.aborted && isProblem(error, 'signupOver')) over()
    })
    return () => asking.abort()
  }, [key, isKnown])
}

function Banner({ signup, kind }: { signup: Signup; kind: SignupKind }) {
  const t = useText('signup')
  if (signup.Standing === 'moreAsked')
    return (
      <Alert color="yellow" role="note" title={t('standing.moreAsked')}>
        <Typed>{signup.Application?.Note}</Typed>
      </Alert>
    )
  if (signup.Standing === 'light' && kind === 'trainee')
    return (
      <Alert color="blue" role="note" title={t('standing.light')}>
        {t('standing.lightText')}
      </Alert>
    )
  return null
}

function ProofOver() {
  const people = useText('people')
  return (
    <Alert color="yellow" role="alert">
      {people('refusals.signupOver')}
    </Alert>
  )
}

function Proved({ email, onOther, onNext }: { email: string; onOther: () => void; onNext: () => void }) {
  const t = useText('signup')
  return (
    <Stack gap="md">
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <IconCircleCheck size="1.4rem" stroke={1.6} aria-hidden color="var(--mantine-color-green-text)" />
        <Text>
          <Spliced sentence={t('address.proved', { email: '\u0001' })} part={<Code>{email}</Code>} />
        </Text>
      </Group>
      <Group gap="sm">
        <Button onClick={onNext}>{t('next')}</Button>
        <Button variant="default" onClick={onOther}>
          {t('address.other')}
        </Button>
      </Group>
    </Stack>
  )
}
