import type { Permission, Role } from './access.ts'

/** Who asks. Loaded from the database for each request; the role that a browser holds is never trusted. */
export interface Actor {
  readonly userId: number
  readonly role: Role
  readonly permissions: readonly Permission[]
  /** The person's own record, by role; null where the account has none. */
  readonly traineeId: number | null
  readonly instructorId: number | null
  readonly organizationId: number | null
  /** The administrator who acts as this person; null where the person acts alone. */
  readonly actingAdminId: number | null
  /** Registered with an address that is still to be proved. */
  readonly hasUnprovedEmail?: boolean
  readonly name: string
  /** The one that they read now, where they ask; else the one of letters to them. */
  readonly language: Language
}

export const languages = ['ar', 'en', 'fr', 'de', 'pt'] as const
export type Language = (typeof languages)[number]
