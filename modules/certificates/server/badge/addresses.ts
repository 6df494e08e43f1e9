import { getBadgeIssuer } from '../../contract/badge.ts'
import { getSigningKey } from '../../contract/keys.ts'

/** Where whoever checks a credential finds the issuer, and the public key of its signature. */
export const publicKeyAddress = {
  issuer: (publicUrl: string): string => `${publicUrl}${getBadgeIssuer.path}`,
  key: (publicUrl: string, kid: string): string => `${publicUrl}${getSigningKey.path}?Kid=${kid}`,
}
