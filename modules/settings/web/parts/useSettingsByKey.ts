import { use } from 'react'
import type { Setting } from '#platform/shared/settings/kinds.ts'
import { useSettingWords } from '#platform/web/text.ts'
import { settingSections } from './setting-sections.ts'

export interface SettingByKey {
  readonly setting: Setting
  readonly label: string
  readonly wordOf: (option: string) => string
}

const none = Promise.resolve([])

/** What a setting is, and its words, by the key under which it is kept; null where nobody declares it. Fetched only where `asked`. */
export function useSettingsByKey(asked: boolean): (key: string) => SettingByKey | null {
  const sections = use(asked ? settingSections() : none)
  const words = useSettingWords([...new Set(sections.map(({ module }) => module))])
  return (key) => {
    const section = sections.find(({ table }) => Object.hasOwn(table, key))
    if (!section) return null
    const { maybe } = words(section.module)
    return {
      setting: section.table[key]!,
      label: maybe(`settings.${key}.label`, key),
      wordOf: (option) => maybe(`settings.${key}.options.${option}.label`, option),
    }
  }
}
