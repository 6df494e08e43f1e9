import { useForm } from '@mantine/form'
import { useEffect, useId, useRef, useState } from 'react'
import type { Call, Input, Output } from '#platform/shared/call.ts'
import type { InputArguments } from '../client.ts'
import { refreshEverything, useSend } from '../data.ts'
import { type ApiProblem, changedSince } from '../problem.ts'
import { type ModuleName, problemSentence } from '../text.ts'
import type { FieldProps } from './fields/field.ts'
import {
  check,
  errorWithin,
  type FieldErrors,
  type FormSchema,
  type Parsed,
  showWrong,
  withoutErrorsOf,
} from './field-errors.ts'
import { type Difference, differences, merged } from './merge.ts'
import type { PathOf, ValueAt } from './paths.ts'
import { useFieldError } from './useFieldError.ts'

export interface RecordFormOptions<C extends Call, S extends FormSchema, V extends object> {
  /** The writing call. */
  readonly call: C
  /** The shape of what is typed, usually a part of the call's body. */
  readonly schema: S
  /** What the fields show at first. Not yet chosen: null; not yet written: ''. */
  readonly initial: V
  /** The version of the record that `initial` was read from. */
  readonly version?: number
  /** Makes the call's input of what the schema parsed. `base` is what it was typed over, and `version` of which version that was. */
  readonly toInput: (values: Parsed<S>, at: { readonly version: number; readonly base: V }) => Input<C>
  /** Asks whoever sends, once every field is right: `send` sends. */
  readonly asksFirst?: (values: Parsed<S>, send: () => Promise<void>) => unknown
  readonly onSaved?: (answer: Output<C>) => unknown
  /** Where `refusals.<code>` and `fieldErrors.<code>` are looked for first. */
  readonly module?: ModuleName
  /** Reads the record anew; offered where somebody else saved meanwhile. */
  readonly onReload?: () => unknown
  /** Where a path of the server's field errors differs from the field's name. */
  readonly fieldOf?: (path: string) => string
  /** Refusals that one field caused: their sentence stands at the field of this path, which gets the keyboard. */
  readonly refusedFields?: Readonly<Record<string, string>>
  /** Said in a toast when it is saved. */
  readonly success?: string | ((answer: Output<C>) => string)
}

type ListItem<List> = List extends readonly (infer Item)[] ? Item : never

/** One list in a form: `form.list('Contacts')`. */
export interface FormList<Item> {
  readonly items: readonly Item[]
  readonly add: (item: Item, index?: number) => void
  readonly remove: (index: number) => void
  readonly move: (from: number, to: number) => void
}

export interface RecordFormState<V extends object = any> {
  readonly id: string
  readonly module: ModuleName | undefined
  readonly values: V
  readonly field: <P extends PathOf<V>>(path: P) => FieldProps<ValueAt<V, P>> & { readonly name: string }
  readonly setValue: <P extends PathOf<V>>(path: P, value: ValueAt<V, P>) => void
  readonly list: <P extends PathOf<V>>(path: P) => FormList<ListItem<ValueAt<V, P>>>
  readonly errors: FieldErrors
  readonly setErrors: (errors: FieldErrors) => void
  /** The fields on screen, by path. */
  readonly shown: ReadonlySet<string>
  readonly dirty: boolean
  /** For the guard: right also between a save and the next render. */
  readonly mayLeave: () => boolean
  readonly sending: boolean
  /** The refusal of the last try, but one that a field says. */
  readonly problem: ApiProblem | null
  readonly submit: () => Promise<void>
  readonly reset: () => void
  readonly reload: (() => void) | null
  /** Somebody else saved meanwhile and the record was read anew: what they changed, and who it was. */
  readonly changed: Changed | null
  /** The values that what is typed was typed over, and their version. */
  readonly readFrom: () => { readonly base: V; readonly version: number }
  /**
   * Puts in what was typed over `base` in an earlier visit. What others saved since is taken over where it was not
   * touched here, and each such field can be chosen, as after a refusal.
   */
  readonly bringBack: (values: object, base: object) => void
  /**
   * Keeps what is typed for the next visit, where the form has a `FormDraft`; false where the browser kept nothing.
   */
  readonly keepTyped: { current: (() => Promise<boolean>) | null }
  /** Leaves the notice of what others changed; the values stay as chosen. */
  readonly settle: () => void
}

export interface Changed {
  readonly differences: readonly Difference[]
  readonly problem: ApiProblem
}

/** One record being written: values, errors, sending, version. Shown by `<RecordForm form={form}>`. */
export function useRecordForm<C extends Call, S extends FormSchema, V extends object>(
  options: RecordFormOptions<C, S, V>,
): RecordFormState<V> {
  const { schema, module, fieldOf = (path) => path, refusedFields } = options
  const id = useId()
  const fieldError = useFieldError(module)
  const form = useForm<V>({ initialValues: options.initial })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [ofField, setOfField] = useState<ApiProblem | null>(null)
  const shown = useRef(new Set<string>())
  const busy = useRef(false)
  const saved = useRef(false)
  const version = useRef(options.version ?? 0)
  const reloading = useRef(false)
  const meanwhile = useRef<ApiProblem | null>(null)
  const [changed, setChanged] = useState<Changed | null>(null)
  const keepTyped = useRef<(() => Promise<boolean>) | null>(null)

  const sending = useSend(options.call, {
    quiet: true,
    ...(module && { module }),
    ...(options.success && { success: options.success }),
    onDone: (answer) => {
      saved.current = true
      meanwhile.current = null
      setChanged(null)
      form.resetDirty(form.getValues())
      void options.onSaved?.(answer)
    },
    onProblem: (refused) => {
      const path = refusedFields?.[refused.code]
      if (path !== undefined) {
        setOfField(refused)
        showWrong(id, { [path]: refused.code }, setErrors)
        return
      }
      const named = Object.fromEntries(refused.fields.map((field) => [fieldOf(field.path), field.code]))
      setProblem(refused)
      showWrong(id, named, setErrors)
      if (refused.code === 'changedMeanwhile') {
        // What stands now is read beside what was typed.
        meanwhile.current = refused
        // Often the page has read it already, as when it came into view again, and reads nothing new now.
        void Promise.resolve(options.onReload?.() ?? refreshEverything()).then(() => compare())
      }
    },
  })

  // A record that is read anew is taken over only where nothing was typed, or where the person asked for it:
  // its version must never be sent with values that were read earlier, nor what others saved pass for what was read.
  const latest = JSON.stringify([options.version ?? 0, options.initial])
  const taken = useRef(latest)
  const readFrom = () => ({ base: (JSON.parse(taken.current) as [number, V])[1], version: version.current })
  const newest = useRef(options)
  /** From now on these values are what is typed over the newest record. */
  const typeOver = (values: V) => {
    const { initial, version: read = 0 } = newest.current
    taken.current = JSON.stringify([read, initial])
    version.current = read
    form.setInitialValues(initial)
    form.setValues(values)
    form.resetDirty(initial)
    setProblem(null)
  }
  const takeOver = () => {
    reloading.current = false
    typeOver(newest.current.initial)
    setErrors({})
    setChanged(null)
  }
  const compare = () => {
    const { initial, version: read = 0 } = newest.current
    const isTaken = JSON.stringify([read, initial]) === taken.current
    if (!meanwhile.current || isTaken || !form.isDirty()) return
    const found = differences(readFrom().base, initial, form.getValues())
    setChanged({ differences: found, problem: meanwhile.current })
    meanwhile.current = null
    typeOver(merged(form.getValues(), found))
  }
  useEffect(() => {
    newest.current = options
    if (latest === taken.current) return
    if (meanwhile.current && form.isDirty()) return compare()
    if (!reloading.current && form.isDirty()) return
    takeOver()
  }, [latest])

  const sendNow = async (values: Parsed<S>) => {
    if (busy.current) return
    busy.current = true
    saved.current = false
    const input = options.toInput(values, readFrom())
    await sending.send(...([input] as unknown as InputArguments<C>))
    busy.current = false
  }

  const submit = async () => {
    if (busy.current) return
    setProblem(null)
    const checked = check(schema, form.getValues())
    if (!checked.ok) {
      showWrong(id, checked.errors, setErrors)
      return
    }
    setErrors({})
    await (options.asksFirst ?? sendNow)(checked.value, () => sendNow(checked.value))
  }

  const checkField = (path: string) => {
    if (!form.isTouched(path) && !form.isDirty(path)) return
    const checked = check(schema, form.getValues())
    const now = checked.ok ? {} : checked.errors
    setErrors((former) => {
      const rest = withoutErrorsOf(former, path)
      const own = Object.entries(now).filter(([each]) => each === path || each.startsWith(`${path}.`))
      return { ...rest, ...Object.fromEntries(own) }
    })
  }

  shown.current.clear()
  return {
    id,
    module,
    values: form.values,
    field: (path) => {
      shown.current.add(path)
      const wrong = errorWithin(errors, path)
      return {
        name: path,
        value: form.getInputProps(path).value,
        onChange(value: unknown) {
          form.setFieldValue(path, value as never)
          setErrors((former) => withoutErrorsOf(former, path))
        },
        onBlur: () => checkField(path),
        error: wrong && (wrong.code === ofField?.code ? problemSentence(ofField, module) : fieldError(wrong.code)),
        errorAt: wrong?.at,
      }
    },
    setValue: (path, value) => {
      form.setFieldValue(path, value as never)
      setErrors((former) => withoutErrorsOf(former, path))
    },
    list: (path) => ({
      items: (form.getInputProps(path).value ?? []) as never[],
      add: (item, index) => {
        form.insertListItem(path, item as never, index)
        setErrors((former) => withoutErrorsOf(former, path))
      },
      remove: (index) => {
        form.removeListItem(path, index)
        setErrors((former) => withoutErrorsOf(former, path))
      },
      move: (from, to) => {
        form.reorderListItem(path, { from, to })
        setErrors((former) => withoutErrorsOf(former, path))
      },
    }),
    errors,
    setErrors,
    shown: shown.current,
    dirty: form.isDirty(),
    mayLeave: () => saved.current || !form.isDirty(),
    sending: sending.sending,
    problem,
    submit,
    reset: () => {
      form.reset()
      setErrors({})
      setProblem(null)
    },
    reload: options.onReload
      ? async () => {
          reloading.current = true
          const read = await options.onReload?.()
          // What an act had changed was often read before it was asked for here, and nothing is new now.
          if (reloading.current && !isFailed(read)) takeOver()
          reloading.current = false
        }
      : null,
    changed,
    readFrom,
    bringBack: (values, base) => {
      const found = differences(base, options.initial, values)
      form.setValues(merged(values as V, found))
      if (found.length > 0) setChanged({ differences: found, problem: changedSince() })
    },
    keepTyped,
    settle: () => setChanged(null),
  }
}

/** Whether a query that was asked anew got nothing, as without a network: what is typed stays. */
const isFailed = (read: unknown) =>
  typeof read === 'object' && read !== null && 'isError' in read && read.isError === true
