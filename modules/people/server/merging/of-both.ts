import { sql } from 'kysely'
import type { output } from 'zod'
import type { Trainee } from '../../contract/trainee-shapes.ts'
import type { Said } from './kind.ts'
import { nameColumns } from './record.ts'

type Person = Pick<
  output<typeof Trainee>,
  'FullName' | 'Email' | 'AccountState' | 'TitleID' | 'NationalityID' | 'CountryID' | 'Mobile' | 'WorkEmail'
>
type Field = 'Name' | 'Account' | 'Title' | 'Nationality' | 'Country' | 'Mobile' | 'WorkEmail'

/** What the record of every kind of person says of the fields that all have. */
export const saidOfBoth: Readonly<Record<Field, (of: Person) => Said>> = {
  Name: ({ FullName }) => [FullName.ar, FullName.en],
  Account: ({ Email, AccountState }) => (AccountState === null ? [] : [Email]),
  Title: ({ TitleID }) => [TitleID],
  Nationality: ({ NationalityID }) => [NationalityID],
  Country: ({ CountryID }) => [CountryID],
  Mobile: ({ Mobile }) => [Mobile],
  WorkEmail: ({ WorkEmail }) => [WorkEmail],
}

/** The columns that those fields are. */
export const columnsOfBoth = {
  Name: nameColumns,
  Account: ['account_id', 'email'],
  Title: ['title_id'],
  Nationality: ['nationality_id'],
  Country: ['country_id'],
  Mobile: ['mobile'],
  WorkEmail: ['work_email'],
} as const

/** The lists that every kind of person's record has. */
export const listsOfBoth = {
  contact: { alike: sql`type_id, platform.fold(value)`, group: sql`and m.type_id = t.type_id` },
  education: { alike: sql`degree_id, platform.fold(subject)` },
} as const
