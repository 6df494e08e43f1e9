import type { Rule } from '../access.ts'
import type { Setting } from './kinds.ts'

/** Settings by their keys, under which they are kept and stand in the audit; no two sections have the same key. */
export type SettingTable = Readonly<Record<string, Setting>>

/**
 * What the academy sets together: one form, one version, one rule of who. Declared in `contract/settings.ts` of the
 * module whose settings they are; whoever reads them names the section, so a module reads its own and those of modules
 * above it. From it come the calls, the form, the typed reading, the words of the audit, the check at the start and the
 * sample. Its words stand in the module's `text/settings/`.
 */
export interface SettingSection<Table extends SettingTable = SettingTable> {
  readonly module: string
  readonly name: string
  /** `general` is about the academy, `system` about how the software works. */
  readonly page: 'general' | 'system'
  /** Its place among the others of its page. */
  readonly order: number
  /** Who sees and changes it. */
  readonly who: Rule
  /** The page on which it is changed, with calls of its own. */
  readonly at?: `/${string}`
  /** Once work has begun it is shown and not changed: what was kept in its light would no longer fit. */
  readonly isFixed?: true
  readonly table: Table
}

interface Place extends Omit<SettingSection, 'module' | 'name' | 'table' | 'who'> {
  readonly who?: Rule
}

/** Declares settings of a module that are changed together: by editors, where `who` says nothing else. */
export const settingSection = <const Table extends SettingTable>(
  module: string,
  name: string,
  place: Place,
  table: Table,
): SettingSection<Table> => ({ module, name, who: 'editor', ...place, table })

export type ValueOf<S extends Setting> = S extends Setting<infer Value> ? Value : never
export type SettingsOf<Section extends SettingSection> = {
  readonly [Key in keyof Section['table']]: ValueOf<Section['table'][Key]>
}
export type KeyOf<Section extends SettingSection> = keyof Section['table'] & string

/** `examMaxRepeats` is `ExamMaxRepeats` on the wire. */
export const wireName = <Key extends string>(key: Key) =>
  `${key.charAt(0).toUpperCase()}${key.slice(1)}` as Capitalize<Key>

interface WordsOfSetting {
  readonly label: string
  readonly help?: string
  /** What its values are called, where it is a choice. */
  readonly options?: Readonly<Record<string, { readonly label: string; readonly help?: string }>>
}
type Keys<Section> = Section extends SettingSection<infer Table> ? keyof Table & string : never

/** What a module's Arabic says of its settings; a setting without its words does not compile. */
export interface SettingWords<Section extends SettingSection> {
  readonly sections: Readonly<Record<string, { readonly title: string; readonly about?: string }>>
  readonly settings: { readonly [Key in Keys<Section>]: WordsOfSetting }
}
