import type * as z from 'zod'
import type { Permission, Role } from '#platform/shared/access.ts'
import type { UserData } from '../../contract/session.ts'
import { fileCalls } from '#platform/shared/files.ts'
import type { Acting } from '../store/acting.ts'

export interface UserFacts {
  readonly id: number
  readonly email: string
  readonly role: Exclude<Role, 'anonymous'>
  readonly permissions: Permission[]
  readonly gender: 'male' | 'female' | null
  readonly name_ar: string
  readonly name_en: string
  readonly language: string
  readonly settings: object
  readonly photo_file_id: number | null
}

/** Where a photo is fetched from with the bearer. */
export const photoAddress = (fileId: number | null): string | null =>
  fileId === null ? null : `${fileCalls.downloadFile.path}?ID=${fileId}`

/**
 * An account as the published login reply calls it, the administrator who acts in this session, and the identity provider
 * that opened it (null: the password).
 */
export const userDataOf = (
  account: UserFacts,
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
