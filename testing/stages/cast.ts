export { cast, castPassword, type CastKey } from '#database/seeds/cast/members.ts'
