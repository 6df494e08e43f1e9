import type { ReactNode } from 'react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { kindOfContact } from '../../../rules/signup/contacts.ts'
import { EntryList } from './EntryList.tsx'

interface ContactEntry {
  readonly Type: string
  readonly Value: string
  readonly IsMain: boolean
}

const hints: Readonly<Partial<Record<string, 'mobileHint' | 'workEmailHint'>>> = {
  MOBILE: 'mobileHint',
  WORKEMAIL: 'workEmailHint',
}

const isSignIn = (entry: ContactEntry) => entry.Type === 'EMAIL' && entry.IsMain

/** The contacts of a record without the address to sign in with, which has a field of its own. */
export const initialContacts = (record: { readonly Contacts: readonly ContactEntry[] } | null): ContactEntry[] =>
  (record?.Contacts ?? [])
    .filter((entry) => !isSignIn(entry))
    .map(({ Type, Value, IsMain }) => ({ Type, Value, IsMain }))

interface HadContacts {
  readonly Contacts: readonly { readonly Type: string; readonly TypeName: Trilingual }[]
}

const kindOf = ({ Type, TypeName }: HadContacts['Contacts'][number]) => [Type, TypeName] as const

/** Every way to reach a person. Of each type one is the main one; of addresses it is the one to sign in with, `children`. */
export function ContactsList(props: { form: RecordFormState<any>; had: HadContacts | null; children: ReactNode }) {
  const { form, had, children } = props
  const t = useText('people')
  const pick = usePick()
  const types = useCall(lookupsCalls.getLookupOptions, { Lookup: 'ContactType' }, { freshFor: 60_000 })
  const offered = types.data?.Items ?? []
  // Of what the record has the kind is named though it is not offered any more.
  const before = (had?.Contacts ?? []).filter(({ Type }) => !offered.some(({ Code }) => Code === Type))
  const named = new Map<string, Trilingual>([
    ...offered.map((each) => [each.Code, each.Name] as const),
    ...before.map(kindOf),
  ])
  const options = [...named].map(([value, name]) => ({ value, label: pick(name) }))
  return (
    <EntryList<ContactEntry>
      form={form}
      list="Contacts"
      empty={{ Type: 'MOBILE', Value: '', IsMain: false }}
      groupOf={({ Type }) => Type}
      mayLead={({ Type }) => Type !== 'EMAIL'}
      fields={({ Type }, path) => (
        <>
          <SelectField {...form.field(`${path}.Type`)} label={t('lists.type')} options={options} required />
          <TextField
            {...form.field(`${path}.Value`)}
            kind={kindOfContact(Type)}
            label={t('lists.value')}
            {...(hints[Type] && { description: t(hints[Type]) })}
            required
          />
        </>
      )}
    >
      {children}
    </EntryList>
  )
}
