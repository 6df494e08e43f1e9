import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { academySettings, documentSettings } from '#platform/shared/settings/own-sections.ts'
import { publicKeyAddress } from './addresses.ts'

/** An issuer as Open Badges 3.0 describes it. */
export interface Profile {
  readonly id: string
  readonly type: 'Profile'[]
  readonly name: string
  readonly url: string
  readonly email?: string
  readonly phone?: string
}

/** The academy as issuer of credentials. */
export async function issuerProfile(db: Database, publicUrl: string): Promise<Profile> {
  const kept = await settings(db, academySettings, documentSettings)
  const { ar, en, fr } = kept.academyName
  return {
    id: publicKeyAddress.issuer(publicUrl),
    type: ['Profile'],
    name: en || fr || ar || publicUrl,
    url: publicUrl,
    ...(kept.academyEmail && { email: kept.academyEmail }),
    ...(kept.academyPhone && { phone: kept.academyPhone }),
  }
}
