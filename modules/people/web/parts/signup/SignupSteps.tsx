import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { strayErrors } from '#platform/web/forms/field-errors.ts'
import { useFieldError } from '#platform/web/forms/useFieldError.ts'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { StepList } from './StepList.tsx'
import classes from './SignupSteps.module.css'
import type { SignupForm } from './useSignupForm.ts'

export type StepKey =
  | 'address'
  | 'person'
  | 'organization'
  | 'contactPerson'
  | 'contacts'
  | 'education'
  | 'teaching'
  | 'attachments'
  | 'password'
  | 'light'
  | 'review'

/** The list of steps beside the step that is open. */
export function SignupSteps(props: {
  signup: SignupForm
  /** Before the address is proved no other step opens. */
  proved: boolean
  address: ReactNode
  banner?: ReactNode
  children: ReactNode
}) {
  const { signup, proved } = props
  const t = useText('signup')
  const { step, steps } = signup
  const label = (key: string) => t(`steps.${key as StepKey}`)
  const heading = useFocusOnChange(step)
  return (
    <div className={classes['columns']}>
      <StepList
        steps={steps.map(({ key }) => ({ key, label: label(key), wrong: signup.wrongSteps.has(key) }))}
        current={step}
        reached={proved ? signup.reached : 0}
        onOpen={signup.open}
      />
      <div className={classes['main']}>
        <Title order={2} ref={heading} tabIndex={-1} className={classes['heading']!}>
          {label(step)}
        </Title>
        {props.banner}
        {step === 'address' ? <div className={classes['card']}>{props.address}</div> : <OpenStep {...props} />}
        <Text size="sm" c="dimmed">
          {t('kept')}
        </Text>
      </div>
    </div>
  )
}

function OpenStep({ signup, children }: { signup: SignupForm; children: ReactNode }) {
  const t = useText('signup')
  const { form, step, steps } = signup
  const last = step === steps.at(-1)?.key
  const submit = (event: FormEvent) => {
    event.preventDefault()
    signup.next()
  }
  return (
    <form id={form.id} onSubmit={submit} noValidate className={classes['card']} aria-busy={form.sending}>
      <Stack gap="md">
        <Refused signup={signup} />
        {children}
      </Stack>
      <div className={classes['foot']}>
        <Button variant="default" onClick={signup.back} disabled={form.sending}>
          {t('back')}
        </Button>
        <Button type="submit" loading={form.sending}>
          {t(last ? 'submit' : 'next')}
        </Button>
      </div>
    </form>
  )
}

/** What the server refused, unless it named a field on this step, and errors that no field of the step shows. */
function Refused({ signup }: { signup: SignupForm }) {
  const t = useText('signup')
  const sentence = useSentence('people')
  const fieldError = useFieldError('people')
  const { form, step, steps } = signup
  const own = steps.find((each) => each.key === step)?.fields ?? []
  const stray = Object.entries(strayErrors(form.errors, own))
  const { problem } = form
  if (stray.length === 0 && (!problem || problem.fields.length > 0)) return null
  return (
    <Alert color="red" role="alert" title={stray.length > 0 ? t('notDone') : undefined}>
      {stray.length > 0
        ? [...new Set(stray.map(([, code]) => fieldError(code)))].map((text) => (
            <Text size="sm" key={text}>
              {text}
            </Text>
          ))
        : sentence(problem)}
    </Alert>
  )
}

/** A new step begins at its heading, for who listens as for who looks. */
function useFocusOnChange(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo({ top: 0 })
    // A field with an error takes the focus afterwards.
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
