import { sql } from 'kysely'
import type { FirstStep } from '#platform/server/content/first-steps.ts'
import { json } from '#platform/server/database.ts'
import { settingIn } from '#platform/server/settings.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'

const usualName = json(academySettings.table.academyName.default)

export const firstSteps: readonly FirstStep[] = [
  {
    key: 'academyName',
    page: { path: '/Setting/GeneralSetting', rule: 'editorSystemLookup' },
    isDone: sql<boolean>`coalesce(${settingIn(academySettings, 'academyName')} <> ${usualName}, false)`,
  },
  {
    key: 'academyLogo',
    page: { path: '/Setting/GeneralImage', rule: 'editorSystemLookup' },
    isDone: sql<boolean>`exists (select from platform.paper_image where place = 'logo' and is_current)`,
  },
]
