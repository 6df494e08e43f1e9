import type * as z from 'zod'
import type { UserData } from '../../contract/session.ts'
import { photoAddress, type AccountFacts } from '#modules/accounts/server/public.ts'
import type { Acting } from '../store/acting.ts'

/**
 * An account as the published login reply calls it, the administrator who acts in this session, and the identity provider
 * that opened it (null: the password).
 */
export const userDataOf = (
  account: AccountFacts,
  acting: Acting | null = null,
  provider: string | null = null,
): z.output<typeof UserData> => ({
  uid: account.id,
  displayName: account.name_ar || account.name_en || account.email,
  displayNameEn: account.name_en || account.name_ar || account.email,
  photoURL: photoAddress(account.photo_file_id),
  email: account.email,
  userRole: account.role,
  gender: account.gender,
  providerId: provider ?? 'password',
  permissions: account.permissions,
  language: account.language,
  settings: account.settings,
  acting: acting && { adminId: acting.adminId, adminName: acting.adminName, until: acting.until },
})
