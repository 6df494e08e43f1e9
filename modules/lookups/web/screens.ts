import { type Screen, screen } from '#platform/shared/screen.ts'
import { isPart, lookupKeys, lookupPath, withoutUse } from '../rules/keys.ts'

/** One screen for each lookup that is no part of another page, all shown by the same page. */
export const lookupsScreens: Screen[] = lookupKeys
  .filter((key) => !isPart(key))
  .map((key) =>
    screen({
      path: lookupPath(key),
      rule: 'editorSystemLookup',
      auth: true,
      title: `lookups:screens.${key}`,
      parent: '/SettingSystem',
      ...(withoutUse.includes(key) && { unlisted: true as const }),
      page: () => import('./pages/LookupPage.tsx').then((page) => ({ default: page.pageOf(key) })),
    }),
  )
