import { sql } from 'kysely'
import {
  fullName,
  partsIn,
  shownName,
  typedNames,
  type BothScripts,
  type KeptName,
  type PartsInBoth,
} from '../../rules/names.ts'

export interface KeptNames {
  readonly ar: KeptName
  readonly en: KeptName
}

/** The columns of a name, of a trainee, an instructor or a name that is asked for. */
export const nameColumns = ({ ar, en }: KeptNames) => ({
  name_ar: shownName(ar),
  name_en: shownName(en),
  first_ar: ar.parts.First,
  middle_ar: ar.parts.Middle,
  last_ar: ar.parts.Last,
  passport_name_ar: ar.passport,
  first_en: en.parts.First,
  middle_en: en.parts.Middle,
  last_en: en.parts.Last,
  passport_name_en: en.passport,
})

/** The same of full names alone, which are split. */
export const columnsOfFullNames = (names: BothScripts) => nameColumns(typedNames({ FullName: names }))

/** The parts of the person in the table of this alias. */
export const partsOf = (alias: 't' | 'i' | 'n') => {
  const part = (name: string) =>
    sql`json_build_object('ar', ${sql.ref(`${alias}.${name}_ar`)}, 'en', ${sql.ref(`${alias}.${name}_en`)})`
  return sql<PartsInBoth>`json_build_object('First', ${part('first')}, 'Middle', ${part('middle')}, 'Last', ${part('last')})`
}

/** What is kept of a name, of what a record shows of it. */
export function keptNames(record: {
  readonly FullName: Partial<BothScripts>
  readonly NameParts: PartsInBoth
}): KeptNames {
  const one = (script: keyof BothScripts): KeptName => {
    const parts = partsIn(record.NameParts, script)
    const full = record.FullName[script] ?? ''
    return { parts, passport: full === fullName(parts) ? null : full }
  }
  return { ar: one('ar'), en: one('en') }
}
