import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Call, Input, Output } from '#platform/shared/call.ts'
import { check, type FieldErrors, focusFirstWrong, type FormSchema } from '#platform/web/forms/field-errors.ts'
import { type RecordFormState, useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import type { DraftKept } from './draft.ts'

/** One step of the form and the fields that it holds. */
export interface FormStep {
  readonly key: string
  readonly fields: readonly string[]
}

export interface SignupForm {
  readonly form: RecordFormState<any>
  readonly step: string
  readonly steps: readonly FormStep[]
  /** Steps with a field that is wrong. */
  readonly wrongSteps: ReadonlySet<string>
  readonly reached: number
  readonly open: (step: string) => void
  readonly back: () => void
  /** Checks the step and opens the next; the last one sends. */
  readonly next: () => void
}

interface Options<C extends Call> extends DraftKept {
  readonly call: C
  readonly schema: FormSchema
  /** What the fields show at first. */
  readonly empty: Readonly<Record<string, unknown>>
  readonly steps: readonly FormStep[]
  readonly onDone: (answer: Output<C>) => void
  /** The proof of the address is over: it begins with the first step again. */
  readonly onProofOver: () => void
}

const headOf = (path: string) => path.split('.')[0]!
const within = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => fields.includes(headOf(path))))

/**
 * A form in steps over one call. What was typed goes into the draft; an error opens the step that holds its field,
 * whether the browser or the server found it.
 */
export function useSignupForm<C extends Call>(options: Options<C>): SignupForm {
  const { call, schema, empty, steps, draft, change } = options
  const [initial] = useState(() => ({ ...empty, ...draft.values, Key: draft.key ?? '' }))
  const form = useRecordForm<C, FormSchema, any>({
    call,
    schema,
    initial,
    module: 'people',
    toInput: (values) => ({ body: values }) as Input<C>,
    onSaved: options.onDone,
  })
  const step = steps.some((each) => each.key === draft.step) ? draft.step : steps[0]!.key
  const at = steps.findIndex((each) => each.key === step)

  const { values } = form
  const kept = useRef(values)
  useEffect(() => {
    if (kept.current === values) return
    kept.current = values
    change({ values })
  }, [values, change])

  const open = (key: string) => {
    const index = steps.findIndex((each) => each.key === key)
    change({ step: key, reached: Math.max(draft.reached, index) })
  }
  const showErrors = (errors: FieldErrors) => {
    const first = steps.find((each) => Object.keys(within(errors, each.fields)).length > 0)
    if (first && first.key !== step) open(first.key)
    focusFirstWrong(form.id, errors)
  }

  // What the server refused opens its step too.
  const onProblem = useEffectEvent((code: string) => {
    if (code === 'signupOver') options.onProofOver()
    else if (Object.keys(form.errors).length > 0) showErrors(form.errors)
  })
  useEffect(() => {
    if (form.problem) onProblem(form.problem.code)
  }, [form.problem])

  const next = () => {
    const last = at === steps.length - 1
    // Whether the terms are accepted is the last step's affair; open, it would keep the passwords from being compared.
    const checked = check(schema, last ? values : { ...values, Terms: true })
    const errors = checked.ok ? {} : last ? checked.errors : within(checked.errors, steps[at]!.fields)
    form.setErrors(errors)
    if (Object.keys(errors).length > 0) showErrors(errors)
    else if (last) void form.submit()
    else open(steps[at + 1]!.key)
  }

  return {
    form,
    step,
    steps,
    wrongSteps: new Set(
      steps.filter((each) => Object.keys(within(form.errors, each.fields)).length > 0).map((each) => each.key),
    ),
    reached: draft.reached,
    open,
    back: () => at > 0 && open(steps[at - 1]!.key),
    next,
  }
}
