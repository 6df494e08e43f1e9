import type { ReactNode } from 'react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
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

/** Every way to reach a person. Of each type one is the main one; of addresses it is the one to sign in with, `children`. */
export function ContactsList({ form, children }: { form: RecordFormState<any>; children: ReactNode }) {
  const t = useText('people')
  const pick = usePick()
  const types = useCall(lookupsCalls.getLookupOptions, { Lookup: 'ContactType' }, { freshFor: 60_000 })
  const options = (types.data?.Items ?? []).map((row) => ({ value: row.Code, label: pick(row.Name) }))
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
