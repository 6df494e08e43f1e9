import type { SettingSection } from '#platform/shared/settings/section.ts'
import { webModules } from '#platform/web/screens.ts'

let loading: Promise<readonly SettingSection[]> | undefined

/** All that the academy may set, fetched once, when a page first needs it. */
export const settingSections = (): Promise<readonly SettingSection[]> =>
  (loading ??= webModules().settingSections?.() ?? Promise.resolve([]))
