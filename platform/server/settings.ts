import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Post } from '#platform/shared/document/document.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { byItself, type By } from './audit/by.ts'
import { recordAudit } from './audit/entry.ts'
import { json, type Database } from './database.ts'
import { registrationTerms } from './text/terms.ts'

/** What the academy may set for itself, with what holds until it does. Times in minutes, shares in percent, waits in days where the name says no other. */
export const settingDefaults = {
  timeZone: 'Africa/Cairo',
  currency: 'USD',
  /** Answers given before the deadline that arrive this much later still count. */
  examGraceMinutes: 5,
  /** Repeats of a failed exam: how many, within how many days of the results, how many of them free. */
  examMaxRepeats: 2,
  examRepeatDays: 60,
  examFreeRepeats: 1,
  /** A repeat is worth the pass degree at most. */
  examRepeatCappedAtPass: true,
  /** What a repeat costs that is not free, before the tax. */
  repeatFee: { Minor: 10_000, Currency: 'USD' },
  /** Attendance below this share fails where the course sets none. */
  attendancePercent: 80,
  /** How long a seat is held for a registration that is not paid. */
  seatHoldDays: 7,
  /** How long a seat is offered to the first on the waiting list. */
  seatOfferHours: 48,
  /** Whose citizens need no visa, as the nationalities' code. */
  homeCountry: 'EG',
  /** How long past the class's end a passport must be valid for a visa. */
  passportMonths: 6,
  /** Scans of passports and visas are deleted so many days after the last class that they were needed for; 0: never. */
  passportFileDays: 90,
  invoiceDueDays: 14,
  /** On what is invoiced, on top of its price. */
  taxPercent: 0,
  /** Where invoices are paid to, as plain text; each invoice keeps them as they stood. */
  bankDetails: { ar: '', en: '', fr: '' },
  /** Instructors are asked again, then the coordinator is told. */
  instructorAnswerDays: 5,
  /** How long a link to a document opens it: made for the own screen, and one that goes out by mail. */
  reportTicketMinutes: 15,
  documentLetterDays: 7,
  /** Whoever an administrator acted as is told so afterwards. */
  actAsNotice: true,
  /** Who is asked for a second factor beside those who want it themselves: `off` counts in the sample academy alone. */
  secondFactor: 'staff' as 'staff' | 'everybody' | 'off',
  /** Pages of the staff lock themselves after so long without a touch; 0: never. */
  lockAfterMinutes: 30,
  /** Keeps everybody but administrators out, until `until` (an instant) where it is set. */
  maintenance: { on: false, until: null as string | null, message: { ar: '', en: '', fr: '' } },
  academyName: { ar: 'أكاديمية ديوان للتدريب', en: 'Diwan Training Academy', fr: 'Académie de formation Diwan' },
  academyAddress: { ar: '', en: '', fr: '' },
  /** Whose signature stands on documents; without a name the line is signed by hand. */
  signatories: {
    director: {
      title: { ar: 'مدير الأكاديمية', en: 'Director of the Academy', fr: 'Le directeur de l’académie' },
      name: { ar: '', en: '', fr: '' },
    },
    registrar: {
      title: { ar: 'شؤون التسجيل', en: 'Registrar', fr: 'Le service des inscriptions' },
      name: { ar: '', en: '', fr: '' },
    },
  } satisfies Record<Post, { title: Trilingual; name: Trilingual }> as Readonly<
    Record<Post, { readonly title: Trilingual; readonly name: Trilingual }>
  >,
  /** What holds for single documents, by their published names: switched off, signed by others, a line below the last. */
  documents: {} as Readonly<
    Record<string, { readonly off?: true; readonly signedBy?: readonly Post[]; readonly footer?: Trilingual }>
  >,
  academyEmail: '',
  academyPhone: '',
  /** Registrations that may begin within an hour from one network address. */
  signupsPerHour: 10,
  /** What whoever registers accepts, as plain text: `# ` begins a heading, a blank line a paragraph. */
  registrationTerms,
}
export type Settings = { readonly [Key in keyof typeof settingDefaults]: (typeof settingDefaults)[Key] }
export type SettingKey = keyof Settings

/** What is kept of one setting, as part of another statement: null, or what `settingFrom` reads. */
export const settingIn = (key: SettingKey) =>
  sql<unknown>`(select value from platform.setting where key = ${sql.lit(key)})`

/** The setting, where that is what was kept of it. */
export const settingFrom = <Key extends SettingKey>(key: Key, kept: unknown): Settings[Key] =>
  typeof kept === typeof settingDefaults[key] && kept !== null ? (kept as Settings[Key]) : settingDefaults[key]

/** All settings: the defaults under what `platform.setting` holds. One small indexed read; ask once a call. */
export async function settings(db: Database): Promise<Settings> {
  const rows = await db.selectFrom('platform.setting').select(['key', 'value']).execute()
  const kept = rows.filter(
    (row) =>
      Object.hasOwn(settingDefaults, row.key) && typeof row.value === typeof settingDefaults[row.key as SettingKey],
  )
  return { ...settingDefaults, ...Object.fromEntries(kept.map((row) => [row.key, row.value])) }
}

/** Grows with each change of one of these settings, from 1: what a form was read at. */
export async function versionOfSettings(db: Database, keys: readonly SettingKey[]): Promise<number> {
  const { sum } = await db
    .selectFrom('platform.setting')
    .where('key', 'in', keys)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('version'), sql<number>`0`).as('sum'))
    .executeTakeFirstOrThrow()
  return 1 + Number(sum)
}

/** Until the end of this transaction nobody else who asks for it changes a setting. */
export async function holdSettings(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('platform.setting', 0))`.execute(db)
}

/** Who changed one of these settings last, and when. */
export const lastOfSettings = (db: Database, keys: readonly SettingKey[]) =>
  db
    .selectFrom('platform.audit')
    .where('subject_type', '=', 'setting')
    .where('subject_id', '=', 0)
    .where(sql<string>`data ->> 'setting'`, 'in', keys)
    .select(['at', 'actor_id as by'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Says the key of a setting that was changed. */
export const settingChannel = 'diwan_setting'

/** The audit keeps what it was; `by` whoever changes it. Saved as it was, it is not changed. */
export async function changeSetting<Key extends SettingKey>(
  db: Database,
  key: Key,
  value: Settings[Key],
  by: By = byItself,
): Promise<void> {
  const before = (await settings(db))[key]
  if (isDeepStrictEqual(before, value)) return
  await db
    .insertInto('platform.setting')
    .values({ key, value: json(value) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        version: eb('platform.setting.version', '+', 1),
      })),
    )
    .execute()
  const change = { before: { value: before }, after: { value } }
  await recordAudit(
    db,
    { kind: 'platform.changeSetting', subject: ['setting', 0], data: { setting: key }, ...change },
    by,
  )
  await db.selectNoFrom((eb) => eb.fn('pg_notify', [eb.val(settingChannel), eb.val(key)]).as('notified')).execute()
}
