import type { Handler } from '#platform/server/handler.ts'
import { access } from '#platform/shared/access.ts'
import type { SettingSection } from '#platform/shared/settings/section.ts'
import type { settingsCalls } from '../../contract/calls.ts'
import { lastChanges } from '../store/setting-changes.ts'

/** Of the sections that the caller may see. */
export const getSettingChanges =
  (sections: readonly SettingSection[]): Handler<typeof settingsCalls.getSettingChanges> =>
  async ({ db, actor }) => {
    const rights = [actor.role, ...actor.permissions]
    const keys = sections
      .filter(({ who }) => access[who].some((right) => rights.includes(right as never)))
      .flatMap(({ table }) => Object.keys(table))
    if (keys.length === 0) return { Items: [] }
    const rows = await lastChanges(db, keys)
    return {
      Items: rows.map(({ key, at, nameAr, nameEn }) => ({
        Key: key,
        At: new Date(at).toISOString(),
        By: nameAr === null && nameEn === null ? null : { ar: nameAr ?? '', en: nameEn ?? '' },
      })),
    }
  }
