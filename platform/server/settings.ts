import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { KeyOf, SettingSection, SettingsOf } from '#platform/shared/settings/section.ts'
import { byItself, type By } from './audit/by.ts'
import { recordAudit } from './audit/entry.ts'
import { json, type Database } from './database.ts'

/** What several sections say, together. */
type Together<Sections extends readonly SettingSection[]> = Sections extends readonly [
  infer First extends SettingSection,
  ...infer Rest extends readonly SettingSection[],
]
  ? SettingsOf<First> & Together<Rest>
  : unknown

/** What is kept of one setting, as part of another statement: null, or what `settingFrom` reads. */
export const settingIn = <Section extends SettingSection>(_: Section, key: KeyOf<Section>) =>
  sql<unknown>`(select value from platform.setting where key = ${sql.lit(key)})`

/** The setting: what was kept of it where it keeps to its limits, else its default. */
export function settingFrom<Section extends SettingSection, Key extends KeyOf<Section>>(
  { table }: Section,
  key: Key,
  kept: unknown,
): SettingsOf<Section>[Key] {
  const { shape, default: usual } = table[key]!
  const parsed = kept === null || kept === undefined ? null : shape.safeParse(kept)
  return parsed?.success ? parsed.data : usual
}

/** The settings of these sections: the defaults under what `platform.setting` holds. One small read; ask once a call. */
export async function settings<const Sections extends readonly [SettingSection, ...SettingSection[]]>(
  db: Database,
  ...sections: Sections
): Promise<Together<Sections>> {
  const rows = await db.selectFrom('platform.setting').select(['key', 'value']).execute()
  const kept = new Map(rows.map(({ key, value }) => [key, value]))
  const read = sections.flatMap((section) =>
    Object.keys(section.table).map((key) => [key, settingFrom(section, key, kept.get(key))] as const),
  )
  return Object.fromEntries(read) as never
}

/** Grows with each change in this section, from 1: what a form was read at. */
export async function versionOfSettings(db: Database, section: SettingSection): Promise<number> {
  const { sum } = await db
    .selectFrom('platform.setting')
    .where('key', 'in', Object.keys(section.table))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('version'), sql<number>`0`).as('sum'))
    .executeTakeFirstOrThrow()
  return 1 + Number(sum)
}

/** Until the end of this transaction nobody else who asks for it changes a setting. */
export async function holdSettings(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('platform.setting', 0))`.execute(db)
}

/** Who changed something in this section last, and when. */
export const lastOfSettings = (db: Database, { table }: SettingSection) =>
  db
    .selectFrom('platform.audit')
    .where('subject_type', '=', 'setting')
    .where('subject_id', '=', 0)
    .where(sql<string>`data ->> 'setting'`, 'in', Object.keys(table))
    .select(['at', 'actor_id as by'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Says the key of a setting that was changed. */
export const settingChannel = 'diwan_setting'

/** The audit keeps what it was; `by` whoever changes it. Saved as it was, it is not changed. Beyond its limits it is a bug. */
export async function changeSetting<Section extends SettingSection, Key extends KeyOf<Section>>(
  db: Database,
  section: Section,
  key: Key,
  value: SettingsOf<Section>[Key],
  by: By = byItself,
): Promise<void> {
  section.table[key]!.shape.parse(value)
  const before = ((await settings(db, section as SettingSection)) as Record<string, unknown>)[key]
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

/**
 * Looks at the start whether what is kept fits what is declared: the keys of values that no limit lets through, for which
 * the default holds. Throws where two sections declare the same key.
 */
export async function unfitSettings(db: Database, sections: readonly SettingSection[]): Promise<string[]> {
  const declared = new Map<string, SettingSection>()
  for (const section of sections)
    for (const key of Object.keys(section.table)) {
      const other = declared.get(key)
      if (other) throw new Error(`The setting ${key} is declared by ${other.name} and by ${section.name}.`)
      declared.set(key, section)
    }
  const rows = await db.selectFrom('platform.setting').select(['key', 'value']).execute()
  return rows
    .filter(({ key, value }) => declared.get(key)?.table[key]?.shape.safeParse(value).success === false)
    .map(({ key }) => key)
}
