import { type Screen, screen } from '#platform/shared/screen.ts'
import { lookups, withoutUse } from '../rules/registry.ts'

/** One screen for each lookup that is no part of another page, all shown by the same page. */
export const lookupsScreens: Screen[] = lookups
  .filter(({ isPart }) => !isPart)
  .map(({ key, path, who }) =>
    screen({
      path,
      rule: who,
      auth: true,
      title: `lookups:screens.${key}`,
      parent: '/SettingSystem',
      ...(withoutUse.includes(key) && { unlisted: true as const }),
      page: () => import('./pages/LookupPage.tsx').then((page) => ({ default: page.pageOf(key) })),
    }),
  )
