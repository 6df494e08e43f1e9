import { expect, test } from 'vitest'
import { fieldsOfKind, type RosterField, rosterFields, rosterKinds } from '../../rules/roster/fields.ts'
import { guessMapping } from '../../rules/roster/header.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

test.each([ar, en, fr])('a column is known by the name that the page gives its field ($file)', ({ fields }) => {
  expect(Object.keys(fields).toSorted()).toEqual(rosterFields.toSorted())
  const unknown = rosterKinds.flatMap((kind) =>
    (fieldsOfKind[kind] as readonly RosterField[])
      .filter((field) => guessMapping([fields[field]], kind)[0] !== field)
      .map((field) => `${kind}: ${field} as ${fields[field]}`),
  )
  expect(unknown).toEqual([])
})
