import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { FollowedWay } from '../../../rules/advert.ts'
import { rowIn, rowKey } from '#platform/server/configuration/row-key.ts'

/** The page that counts that somebody followed the link of an advert, and leads on to what it speaks of. */
export const linkAddress = (secrets: Secrets, personId: number, way: FollowedWay): string =>
  `/AdvertisementLink/${rowKey(secrets, 'link of an advert', personId)}?Way=${way}`

/** Whose row of an advert a link names; null for one that the academy did not make. */
export const followerIn = (secrets: Secrets, key: string): string | null => rowIn(secrets, 'link of an advert', key)
