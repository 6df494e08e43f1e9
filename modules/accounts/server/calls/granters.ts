import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import { passes } from '#platform/shared/access.ts'
import type { getGranters as call } from '../../contract/granters.ts'
import { activeAdmins } from '../store/granters.ts'

const mostNamed = 5

export const getGranters: Handler<typeof call> = async ({ db, actor }) => {
  const { academyEmail, academyPhone } = await settings(db, academySettings)
  const admins = passes('staff', actor.role, actor.permissions) ? await activeAdmins(db) : []
  return {
    Email: academyEmail,
    Phone: academyPhone,
    Admins: admins.slice(0, mostNamed).map((each) => ({ ar: each.name_ar, en: each.name_en, fr: each.name_en })),
    More: Math.max(0, admins.length - mostNamed),
  }
}
