import { useState } from 'react'
import type { Call } from '#platform/shared/call.ts'
import type { FormSchema } from '#platform/web/forms/field-errors.ts'
import { type RecordFormState, useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'

interface Person {
  readonly ID: number
  readonly Version: number
  readonly Email: string
  readonly AccountState: string | null
}

/** Whether a new person is written to, for `InviteField`. */
export interface Sends {
  readonly value: boolean
  readonly onChange: (sends: boolean) => void
}

/** The form in which the academy adds a person, or changes one, and whether a new one is written to. */
export function usePersonForm<V extends { Email: string }>({
  person,
  add,
  update,
  schema,
  initial,
  page,
  onReload,
}: {
  person: Person | null
  add: Call
  update: Call
  schema: FormSchema
  initial: V
  /** The person's page, to which saving leads. */
  page: '/User/Trainee-Edit/:ID?' | '/Instructor/Add-Edit/:ID?'
  onReload?: (() => unknown) | undefined
}): { form: RecordFormState<V>; sends: Sends } {
  const t = useText('people')
  const go = useGo()
  const [value, onChange] = useState(true)
  const form: RecordFormState<V> = useRecordForm({
    module: 'people',
    call: person ? update : add,
    schema,
    version: person?.Version ?? 0,
    initial,
    toInput: (values: object, { version }) =>
      person
        ? { ID: person.ID, body: { ...values, Version: version } }
        : { body: { ...values, SendInvitation: value } },
    success: t(person ? 'saved' : 'added'),
    onSaved: ({ ID }: { readonly ID: number }) => {
      if (person && person.AccountState === 'active' && form.values.Email !== person.Email)
        toast.info(t('addressWaits'))
      void go(page, { ID })
    },
    ...(onReload && { onReload }),
  })
  return { form, sends: { value, onChange } }
}
