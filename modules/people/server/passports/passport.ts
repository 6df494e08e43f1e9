import { sql } from 'kysely'
import type { SealedColumn } from '#platform/server/vault/anew.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { passportEnding, passportKey } from '../../rules/passport-key.ts'

/** The columns of a passport's number: encrypted for its trainee's code, its mark for finding, its ending for lists. */
export function passportColumns(vault: Vault, traineeCode: string, number: string | null) {
  if (!number) return { passport_sealed: null, passport_mark: null, passport_ending: null }
  return {
    passport_sealed: vault.close('passport', Buffer.from(number), belongsTo(traineeCode)),
    passport_mark: passportMark(vault, number),
    passport_ending: passportEnding(number),
  }
}

export const passportMark = (vault: Vault, number: string): Buffer => vault.index('passport', passportKey(number))

export const openedPassport = (vault: Vault, traineeCode: string, sealed: Buffer | null): string | null =>
  sealed && vault.open('passport', sealed, belongsTo(traineeCode)).toString()

const belongsTo = (traineeCode: string) => `passport of trainee ${traineeCode}`

/** For a change of keys. */
export const sealedPassports: SealedColumn = {
  table: 'people.trainee',
  key: 'id',
  column: 'passport_sealed',
  use: 'passport',
  belongsTo: sql`'passport of trainee ' || code`,
}
